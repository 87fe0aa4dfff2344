/**
 * Parts of the app that come when they are needed.
 *
 * A browser does not ask a second time for a part that it did not get. So when the server does not answer, the page
 * waits until it does, and begins anew: all that matters is kept by the server.
 */

/** How long to wait before the next look whether the server is back, in milliseconds. */
const PAUSE = 1_000;

/** So long lies between two fresh starts at least, in milliseconds: a part that never comes must not drive it in circles. */
const BETWEEN = 30_000;

/** Where it is noted when the page began anew. */
const PLACE = "razzia.began-anew";

export async function part<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    while (!(await answers())) await pause(PAUSE);
    await pause(untilNextStart());
    noteStart();
    location.reload();
    return new Promise(() => {}); // nothing comes after that
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** How long to wait before the page may begin anew. Where nothing can be noted, nobody knows: then it waits each time. */
function untilNextStart(): number {
  try {
    const noted = sessionStorage.getItem(PLACE);
    return noted === null ? 0 : Math.max(0, Number(noted) + BETWEEN - Date.now());
  } catch {
    return BETWEEN;
  }
}

function noteStart(): void {
  try {
    sessionStorage.setItem(PLACE, String(Date.now()));
  } catch {
    // then the next one waits
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
