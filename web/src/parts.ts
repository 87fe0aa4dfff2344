/**
 * Parts of the app that come when they are needed.
 *
 * A browser does not ask a second time for a part that it did not get. So when the server does not answer, the page
 * waits until it does, and begins anew: all that matters is kept by the server.
 */

/** How long to wait before the next look whether the server is back, in milliseconds. */
const PAUSE = 1_000;

export async function part<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, PAUSE));
    location.reload();
    return new Promise(() => {}); // nothing comes after that
  }
}

async function answers(): Promise<boolean> {
  try {
    return (await fetch("/healthz")).ok;
  } catch {
    return false;
  }
}
