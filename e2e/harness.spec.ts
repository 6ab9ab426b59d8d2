// Proves that the harness itself fails a test when it must: each of these is expected to fail, but for the last ones.

import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { test } from "./shop.ts";

test.fail("a console error fails the test", async ({ page }) => {
  await show(page, "<script>console.error('broken')</script>");
});

test.fail("a console warning fails the test", async ({ page }) => {
  await show(page, "<script>console.warn('odd')</script>");
});

test.fail("an uncaught error fails the test", async ({ page }) => {
  await show(page, "<script>throw new Error('unseen')</script>");
});

test.fail("a rejection that nobody handles fails the test", async ({ page }) => {
  await show(page, "<script>Promise.reject(new Error('unseen'))</script>");
});

test.fail("a picture that is not there fails the test", async ({ page }) => {
  await show(page, "<img alt='' src='/missing.webp'>");
});

test.fail("an announced message that never comes fails the test", async ({ page, expectConsole }) => {
  expectConsole("status of 404");
  await show(page, "<p>quiet</p>");
});

test.fail("a picture without a text alternative is an accessibility violation", async ({ page }) => {
  await show(page, "<main><h1>Shop</h1><img src='data:image/gif;base64,R0lGODlhAQABAAAAACw='></main>");
  await expectAccessible(page);
});

test("an announced message does not fail the test", async ({ page, expectConsole }) => {
  expectConsole(/status of 404.*missing\.webp/);
  await show(page, "<img alt='' src='/missing.webp'>");
});

test("a quiet page is fine at every width", { tag: ["@desktop", "@tablet", "@phone"] }, async ({ page }) => {
  await show(page, "<main><h1>Shop</h1><p>quiet</p></main>");
  await expectAccessible(page);
});

/** A page of its own at the shop's address; anything else there is missing. */
async function show(page: Page, body: string): Promise<void> {
  const html = `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Shop</title>${body}</html>`;
  await page.route("**/*", (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({ contentType: "text/html", body: html })
      : route.fulfill({ status: 404, body: "" }),
  );
  await page.goto("/harness");
}
