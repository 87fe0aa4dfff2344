/**
 * Parts of the app that come when they are needed.
 *
 * A browser does not ask a second time for a part that it did not get. So when the server does not answer, the page
 * waits until it does, and begins anew: all that matters is kept by the server.
 */

/** How long to wait before the next look whether the server is back, in milliseconds. */
const PAUSE = 1_000;

/** Where it is noted that the page began anew: once is enough, or it would go round in circles. */
const PLACE = "razzia.began-anew";

export async function part<T>(load: () => Promise<T>): Promise<T> {
  try {
    const loaded = await load();
    sessionStorage.removeItem(PLACE);
    return loaded;
  } catch (error) {
    while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, PAUSE));
    if (sessionStorage.getItem(PLACE)) throw error;
    sessionStorage.setItem(PLACE, "yes");
    location.reload();
    return new Promise(() => {}); // nothing comes after that
  }
}

/** The screens. Whatever each of them needs is loaded side by side. */
export const SCREENS = {
  home: () => import("./home/Home.svelte"),
  table: () => import("./table/TableScreen.svelte"),
  replay: () => import("./replay/ReplayScreen.svelte"),
};

/** Load the table while there is nothing else to do, so that it is there when someone wants to play. */
export function preloadTable(): () => void {
  // Who asks for it later and does not get it waits for the server: here a failure is of no interest.
  const load = () => void SCREENS.table().catch(() => {});
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(load, PAUSE); // Safari has none
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(load, { timeout: 3 * PAUSE });
  return () => cancelIdleCallback(idle);
}

async function answers(): Promise<boolean> {
  try {
    return (await fetch("/healthz")).ok;
  } catch {
    return false;
  }
}
