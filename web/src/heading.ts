/** Where one is, for those who hear the page: the focus goes to the heading of a new screen. */

/** What someone does who has found their way, and must not be led elsewhere. */
const BUSY = ["keydown", "pointerdown"] as const;

/**
 * Give the focus to the heading as soon as there is one, and again if what loads puts another in its place. Whoever
 * has begun to do something is left in peace. Returns how to stop.
 */
export function leadToHeading(): () => void {
  const lead = () => {
    const heading = document.querySelector("h1");
    if (!heading || document.activeElement !== document.body) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(lead);
  const stop = () => {
    observer.disconnect();
    for (const kind of BUSY) removeEventListener(kind, stop, true);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  for (const kind of BUSY) addEventListener(kind, stop, true);
  lead();
  return stop;
}
