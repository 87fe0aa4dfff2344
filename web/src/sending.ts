/** Sending a link to someone else. */

/** Copy a text. Where the browser has no clipboard for us, as on a page without https, the old way. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyAsOfOld(text); // not there, or not allowed
  }
}

function copyAsOfOld(text: string): boolean {
  const before = document.activeElement;
  const field = Object.assign(document.createElement("textarea"), { value: text, readOnly: true, className: "unseen" });
  // Beside what was pressed: while a dialog is open, nothing outside of it can be selected.
  (before?.parentElement ?? document.body).append(field);
  selected(field);
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}

/** A field whose text is selected, ready to be copied by hand. */
export function selected(field: HTMLInputElement | HTMLTextAreaElement): void {
  field.focus();
  field.select();
}

/** Whether the device can pass something on to other apps. */
export const canShare = "share" in navigator;

/** Let someone pass a link on, by an app of their choice. */
export async function share(link: string, text: string): Promise<void> {
  try {
    await navigator.share({ title: "Razzia!", text, url: link });
  } catch {
    // they thought better of it
  }
}
