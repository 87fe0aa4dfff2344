// What can be pressed and is smaller than a finger: less than 44 by 44 pixels, with its label where it has one.
() => {
  const LEAST = 44 - 0.5;
  const PRESSED = "button, a[href], input, select, textarea, summary, [role=button], [role=tab], [role=slider]";
  const area = document.querySelector("dialog[open]") ?? document.body;
  const found = [];
  for (const element of area.querySelectorAll(PRESSED)) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const boxes = [element, ...(element.labels ?? [])].map((each) => each.getBoundingClientRect());
    if (boxes.some(({ width, height }) => width >= LEAST && height >= LEAST)) continue;
    const [{ width, height }] = boxes;
    found.push(`${element.outerHTML.slice(0, 120)} is ${Math.round(width)} by ${Math.round(height)}`);
  }
  return found;
}
