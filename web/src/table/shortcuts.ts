/** Keys for buttons. They rest while someone types, or a dialog is open. */

const TYPING = "input, textarea, select, [contenteditable]";
/** What takes Enter and Space for itself. */
const PRESSED = "button, a, summary";

export function shortcuts(event: KeyboardEvent, keys: Record<string, () => unknown>): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const at = event.target instanceof Element ? event.target : document.body;
  if (at.closest(TYPING) || document.querySelector("dialog[open]")) return;
  const own = (event.key === "Enter" || event.key === " ") && at.closest(PRESSED);
  const action = own ? undefined : keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!action) return;
  event.preventDefault();
  action();
}
