/** Keys for buttons. They rest while someone types, or a dialog is open. */

import { settings } from "../settings.svelte";

const TYPING = "input, textarea, select, [contenteditable]";
/** What takes Enter and Space for itself. */
const PRESSED = "button, a, summary";

/** Whether the key writes a character: someone who talks to the computer can press such keys unawares. */
function writes(key: string): boolean {
  return key.length === 1;
}

export function shortcuts(event: KeyboardEvent, keys: Record<string, () => unknown>): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (writes(event.key) && (!settings.shortcuts || event.repeat)) return;
  const at = event.target instanceof Element ? event.target : document.body;
  if (at.closest(TYPING) || document.querySelector("dialog[open]")) return;
  const own = (event.key === "Enter" || event.key === " ") && at.closest(PRESSED);
  const action = own ? undefined : keys[writes(event.key) ? event.key.toLowerCase() : event.key];
  if (!action) return;
  event.preventDefault();
  action();
}

/** The key for a button, if it does anything: undefined where such keys are switched off. */
export function keyFor(key: string | undefined): string | undefined {
  return key !== undefined && writes(key) && !settings.shortcuts ? undefined : key;
}
