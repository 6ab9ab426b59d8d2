// Pages in the visitor's own language, by the cookie that keeps their choice.

import { expect, test } from "./shop.ts";

test("[I18-04] a page speaks one language, before and after its scripts have come", async ({
  page,
  visit,
  context,
  baseURL,
  expectConsole,
}) => {
  expectConsole(/404/);
  await context.addCookies([{ name: "language", value: "fr", url: baseURL ?? "" }]);
  const words: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/words-")) words.push(new URL(request.url()).pathname);
  });
  await visit("/no/such/page");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr-FR");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cette page n’existe pas");
  expect(words.length).toBeGreaterThan(0);
  expect(words.filter((path) => !path.startsWith("/assets/fr/"))).toEqual([]);
});
