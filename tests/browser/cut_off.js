// What text on the page cannot be read in full: outside the window's width, or outside a box that hides what is too large.
// Whatever can be scrolled into sight is fine. Boxes of one pixel are for screen readers.
// A word that goes on in the next line is cut off as well, unless it has a place for a hyphen. Only what people call
// themselves, and what machines write, may break anywhere: it stands in a box with the class `unbound`.
async () => {
  const SLACK = 1.5;
  const found = [];
  const named = (element) => {
    const label = element.className?.baseVal ?? element.className;
    return element.tagName.toLowerCase() + (label ? `.${String(label).trim().split(/\s+/)[0]}` : "");
  };
  const tell = (element, text, what) => found.push(`"${text.trim().slice(0, 60)}" in ${named(element)} ${what}`);
  const hides = (overflow) => overflow === "hidden" || overflow === "clip";

  // Each box is around many texts, and looked at once.
  const known = new Map();
  const about = (box) => {
    if (!known.has(box)) {
      const { overflowX, overflowY, textOverflow, fontSize, position } = getComputedStyle(box);
      const dots = textOverflow === "ellipsis" && hides(overflowX) && box.scrollWidth > box.clientWidth + SLACK;
      known.set(box, { x: overflowX, y: overflowY, dots, size: parseFloat(fontSize), position, edge: box.getBoundingClientRect() });
    }
    return known.get(box);
  };
  const unseen = ({ width, height }) => width <= 1 || height <= 1;

  const lookAt = (node, element) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (text.width === 0 || text.height === 0) return;
    let scrollsX = false;
    let scrollsY = false;
    for (let box = element; box; box = box.parentElement) {
      const { x, y, dots, size, position, edge } = about(box);
      if (unseen(edge)) return;
      // Of a box within a box, the outer one is left to whoever scrolls the inner one.
      if (box !== document.body && box !== document.documentElement) {
        if (!scrollsX && hides(x) && (text.left < edge.left - SLACK || text.right > edge.right + SLACK))
          return tell(element, node.data, `is wider than ${named(box)}`);
        // Letters have room above and below them, which a tight box may cut.
        const room = size / 3;
        if (!scrollsY && hides(y) && (text.top < edge.top - room || text.bottom > edge.bottom + room))
          return tell(element, node.data, `is higher than ${named(box)}`);
        if (!scrollsX && dots) return tell(element, node.data, `ends in dots in ${named(box)}`);
        scrollsX ||= x === "auto" || x === "scroll";
        scrollsY ||= y === "auto" || y === "scroll";
      }
      if (position === "fixed") break;
    }
    if (!scrollsX && (text.left < -SLACK || text.right > document.documentElement.clientWidth + SLACK))
      tell(element, node.data, "is beyond the window");
  };

  const WORD = /[^\s\u00ad\u200b\u2010-\u2014/-]+/gu;
  const lookForBreaks = (node, element) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    if (range.getClientRects().length < 2 || element.closest(".unbound, svg")) return;
    for (let box = element; box; box = box.parentElement) if (unseen(about(box).edge)) return;
    for (const word of node.data.matchAll(WORD)) {
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const last = [...range.getClientRects()].at(-1);
      // The hyphen of the line before may belong to the first letter: that stands where its last box is.
      range.setEnd(node, word.index + 1);
      const first = [...range.getClientRects()].at(-1);
      if (first && last.top > first.top + first.height / 2) tell(element, word[0], "is broken");
    }
  };

  // What is laid out by script has its place in the next frame.
  for (let frames = 2; frames > 0; frames -= 1) await new Promise(requestAnimationFrame);

  // Not every browser knows how to divide words.
  const undivided = new CSSStyleSheet();
  undivided.replaceSync("* { hyphens: manual !important }");
  document.adoptedStyleSheets.push(undivided);

  // Whoever looks at a dialog has looked at what lies behind it.
  const whole = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  const walker = document.createTreeWalker(whole, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    if (!node.data.trim() || ["SCRIPT", "STYLE", "NOSCRIPT"].includes(element.tagName)) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    lookAt(node, element);
    lookForBreaks(node, element);
  }
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) found.push(`the page is ${root.scrollWidth} px wide, the window ${root.clientWidth}`);
  document.adoptedStyleSheets.pop();
  return found;
}
