// All that the page says: what stands there, and what is read out instead or in addition.
() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, data } = walker.currentNode;
    if (!["SCRIPT", "STYLE", "CODE", "NOSCRIPT"].includes(parentElement.tagName)) found.push(data.trim());
  }
  for (const element of document.querySelectorAll("[aria-label], [title], [placeholder], [alt], [aria-valuetext]"))
    for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext"]) found.push(element.getAttribute(name) ?? "");
  return [...found, document.title].filter(Boolean);
}
