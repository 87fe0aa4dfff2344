// What someone at a table has to deal with, once the log tells of more than the version `known`; null if they only have to wait.
(known) => {
  const dialog = document.querySelector("dialog[open]");
  if (dialog) return { what: "dialog", title: dialog.getAttribute("aria-label") };
  const log = Number([...document.querySelectorAll('ol[aria-label="Log"] li')].at(-1)?.dataset.version ?? 0);
  if (log <= known) return null;
  if (document.querySelector('[aria-label="The result"]')) return { what: "over", log };
  const words = (button) => [...button.childNodes].filter(({ nodeName }) => nodeName !== "KBD").map((node) => node.textContent);
  const buttons = document.querySelectorAll('[aria-label="Your moves"] button[aria-disabled="false"]');
  const moves = [...buttons].map((button) => [button.getAttribute("aria-keyshortcuts"), words(button).join("").trim()]);
  return moves.length ? { what: "decision", log, moves: Object.fromEntries(moves) } : null;
}
