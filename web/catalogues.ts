import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** The catalogues that everything else that speaks uses too. */
const LOCALES = join(import.meta.dirname, "../src/razzia/locales");
/** The words of the command line: nobody sees them here. */
const ELSEWHERE = ["commands.ftl"];
const NAME = "virtual:catalogue/";
const ALL = "virtual:catalogues";

/** English first: it is what those get who read none of them. */
function languages(): string[] {
  const codes = readdirSync(LOCALES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  return codes.sort((one, other) => Number(other === "en") - Number(one === "en") || one.localeCompare(other));
}

/**
 * Makes `virtual:catalogue/en` a module: all messages of a language as one text, without the comments; and
 * `virtual:catalogues` one that knows how to load each.
 */
export function catalogues(): Plugin {
  return {
    name: "catalogues",
    resolveId: (id) => (id === ALL || id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${ALL}`)
        return `export default {${languages().map((code) => `"${code}": () => import("${NAME}${code}")`)}}`;
      if (!id.startsWith(`\0${NAME}`)) return undefined;
      const folder = join(LOCALES, id.slice(NAME.length + 1));
      const files = readdirSync(folder).filter((file) => !ELSEWHERE.includes(file));
      const text = files.map((file) => {
        this.addWatchFile(join(folder, file));
        return readFileSync(join(folder, file), "utf-8")
          .replaceAll(/^#.*\n/gm, "")
          .replaceAll(/\n{2,}/g, "\n");
      });
      return `export default ${JSON.stringify(text.join("\n"))}`;
    },
  };
}
