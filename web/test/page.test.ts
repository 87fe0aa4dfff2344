import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The server's content policy refuses all of this, and a browser says so on its console only. */
test("the page has nothing written into it that its server forbids", () => {
  const page = new DOMParser().parseFromString(readFileSync("index.html", "utf-8"), "text/html");
  const scripts = [...page.querySelectorAll("script")];
  expect(scripts).not.toHaveLength(0);
  expect(scripts.filter((script) => script.textContent)).toHaveLength(0);
  expect([...page.querySelectorAll("style, [style]")]).toHaveLength(0);
  const addresses = [...page.querySelectorAll("[src], [href]")].map(
    (element) => element.getAttribute("src") ?? element.getAttribute("href"),
  );
  expect(addresses.filter((address) => !address?.startsWith("/"))).toHaveLength(0);
});
