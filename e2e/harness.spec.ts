// Tests of the test fixtures.

import { test as plain, type Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { watchConsole } from "./console-watch.ts";
import { expect, test } from "./shop.ts";

plain.use({ baseURL: process.env["SHOP_ADDRESS"] });

const unheard: readonly [title: string, body: string, problem: RegExp][] = [
  ["a console error", "<script>console.error('broken')</script>", /^error: broken \(/],
  ["a console warning", "<script>console.warn('odd')</script>", /^warning: odd \(/],
  ["an uncaught error", "<script>throw new Error('unseen')</script>", /^uncaught: Error: unseen/],
  ["a rejection", "<script>Promise.reject(new Error('unkept'))</script>", /^uncaught: Error: unkept/],
  ["a missing picture", "<img alt='' src='/missing.webp'>", /^error: .*status of 404.*missing\.webp\)$/],
  ["a refused connection", "<img alt='' src='/refused.webp'>", /^request failed: .*refused\.webp net::ERR_/],
];
plain("errors, warnings and failed requests are reported", async ({ page, context }) => {
  const watch = watchConsole(context);
  await show(page, unheard.map(([, body]) => body).join(""));
  for (const [title, , problem] of unheard)
    await expect.poll(watch.problems, title).toContainEqual(expect.stringMatching(problem));
});

plain("an expected message is accepted, and reported if it does not occur", async ({ page, context }) => {
  const watch = watchConsole(context);
  watch.expectConsole(/status of 404.*missing\.webp/);
  expect(watch.problems()).toEqual([expect.stringMatching(/^expected, but never logged: /)]);
  await show(page, "<img alt='' src='/missing.webp'>");
  await expect.poll(watch.problems).toEqual([]);
});

plain("a picture without a text alternative is an accessibility violation", async ({ page }) => {
  await show(page, "<main><h1>Shop</h1><img src='data:image/gif;base64,R0lGODlhAQABAAAAACw='></main>");
  await expect(expectAccessible(page)).rejects.toThrow("image-alt");
});

test("a page without messages passes at every width", { tag: ["@desktop", "@tablet", "@phone"] }, async ({ page }) => {
  await show(page, "<main><h1>Shop</h1><p>quiet</p></main>");
  await expectAccessible(page);
});

test.fail("an unexpected message fails its test (this test must fail)", async ({ page }) => {
  await show(page, "<script>console.error('broken')</script>");
});

/** Shows a page at the shop's address. All other requests are not found or refused. */
async function show(page: Page, body: string): Promise<void> {
  const html = `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Shop</title>${body}</html>`;
  await page.route("**/*", (route) => {
    if (route.request().isNavigationRequest()) return route.fulfill({ contentType: "text/html", body: html });
    return route.request().url().includes("refused")
      ? route.abort("connectionrefused")
      : route.fulfill({ status: 404, body: "" });
  });
  await page.goto("/harness");
}
