import { artOf, type Edition } from "./print";

/** Each edition is a file of its own, so that a page loads the pictures it shows and no others. */
const FILES = import.meta.glob<string>("./*.svg", { query: "?raw", import: "default" });

const loading = new Map<Edition, Promise<void>>();

/** Put the pictures of an edition into the document, once, for every Picture to point at. */
export function loadSprite(edition: string): Promise<void> {
  const art = artOf(edition);
  let done = loading.get(art);
  if (!done) {
    done = FILES[`./${art}.svg`]!().then(insert);
    // After a break of the connection the next one who asks tries again.
    done.catch(() => loading.delete(art));
    loading.set(art, done);
  }
  return done;
}

function insert(text: string): void {
  const sprite = document.importNode(new DOMParser().parseFromString(text, "image/svg+xml").documentElement, true);
  // Not display: none, which would take the symbols' paint with it in some browsers.
  sprite.style.position = "absolute";
  document.body.prepend(sprite);
}
