/** Where in the app someone is: the address of the page, and moving on without loading it anew. */

export type Place =
  | { screen: "home" }
  | { screen: "table"; id: string }
  | { screen: "replay"; id: string | null; moment: number | null }
  | { screen: "nowhere" };

export function placeOf(path: string, hash = ""): Place {
  const [first, second, ...more] = path.split("/").filter(Boolean);
  if (first === undefined) return { screen: "home" };
  if (first === "tables" && second && !more.length) return { screen: "table", id: second };
  if (first === "replay" && !more.length) {
    const moment = /^#(\d{1,4})$/.exec(hash)?.[1];
    return { screen: "replay", id: second ?? null, moment: moment === undefined ? null : Number(moment) };
  }
  return { screen: "nowhere" };
}

let place = $state.raw(placeOf(location.pathname, location.hash));

export function here(): Place {
  return place;
}

export function go(path: string): void {
  history.pushState(null, "", path);
  place = placeOf(location.pathname, location.hash);
  scrollTo(0, 0);
}

/** Follow the links of the page and the buttons of the browser. Returns how to stop. */
export function follow(): () => void {
  const moved = () => (place = placeOf(location.pathname, location.hash));
  const clicked = (event: MouseEvent) => {
    const link = (event.target as Element).closest?.("a");
    const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || elsewhere || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || placeOf(link.pathname).screen === "nowhere" || link.hash) return;
    event.preventDefault();
    go(link.pathname);
  };
  addEventListener("popstate", moved);
  addEventListener("click", clicked);
  return () => {
    removeEventListener("popstate", moved);
    removeEventListener("click", clicked);
  };
}
