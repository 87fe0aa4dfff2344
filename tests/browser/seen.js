// The table as a page shows it, whoever looks: what only some are shown is left out.
() => {
  const all = (root, selector) => [...root.querySelectorAll(selector)];
  const text = (element) => element?.textContent.replace(/\s+/g, " ").trim() ?? null;
  const label = (element) => element?.getAttribute("aria-label") ?? text(element);
  // One's own family may be shown as cards, that of the others as chips.
  const card = (one) => {
    const number = one.querySelector(".count [aria-hidden]") ?? one.querySelector(".count");
    return [text(one.querySelector(".face .name") ?? one.lastElementChild), Number(text(number)?.replace("×", "") ?? 1)];
  };
  const seat = (panel) => ({
    name: text(panel.querySelector(".name")),
    cheques: all(panel, ".cheques > li").map((cheque) => label(cheque.querySelector("[aria-label]"))),
    total: text(panel.querySelector(".total")),
    family: all(panel, ".card, .chip").map(card),
  });
  return {
    round: text(document.querySelector("header .round .long")),
    row: all(document, "[data-at^=place-]").map((place) => label(place.querySelector("[aria-label]")) ?? text(place)),
    piles: all(document, ".pile .count").map(text),
    police: label(document.querySelector("[data-at=track-0]")?.closest("[role=img]")),
    centre: label(document.querySelector("[data-at=centre] [aria-label]")),
    seats: Object.fromEntries(all(document, "[data-seat]").map((panel) => [panel.dataset.seat, seat(panel)])),
  };
}
