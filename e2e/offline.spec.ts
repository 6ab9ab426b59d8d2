// Slow and missing connections.

import { expect, hydrated, test } from "./shop.ts";

test(
  "[SF-08] a followed link shows progress at once, before and after hydration",
  { tag: "@phone" },
  async ({ page }) => {
    const root = page.locator("html");
    const held = Promise.withResolvers<void>();
    // No scripts but the first: the browser itself follows the link.
    await page.route(/\/entry-client-[\w-]+\.js$/, (route) => held.promise.then(() => route.continue()));
    const answers = Promise.withResolvers<void>();
    // Not pictures of products, which the page waits for.
    await page.route(/(?<!\/files)\/products\//, async (route) => {
      await answers.promise;
      await route.continue();
    });
    await page.goto("/collections/women");
    const card = page.getByRole("main").getByRole("article").getByRole("link").first();
    // In the page, because a test waits for a document that is on its way.
    const shown = await card.evaluate((link) => {
      (link as HTMLElement).click();
      const { documentElement: html } = link.ownerDocument;
      return "leaving" in html.dataset && getComputedStyle(html, "::after").position;
    });
    expect(shown).toBe("fixed");
    answers.resolve();
    held.resolve();
    await expect(page).toHaveURL(/\/products\//);
    await hydrated(page);
    await expect(root).not.toHaveAttribute("data-leaving");

    const listing = Promise.withResolvers<void>();
    await page.route(/\/collections\//, async (route) => {
      await listing.promise;
      await route.continue();
    });
    await page.getByRole("contentinfo").getByRole("link", { name: "Women", exact: true }).tap();
    await expect(root).toHaveAttribute("data-leaving");
    listing.resolve();
    await expect(page).toHaveURL(/\/collections\//);
    await expect(root).not.toHaveAttribute("data-leaving");
  },
);

test.describe("with the worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("[SF-08] without a connection the shop shows its own page with what was seen, and no price", async ({
    page,
    context,
    visit,
    expectConsole,
  }) => {
    expectConsole(/ERR_INTERNET_DISCONNECTED/);
    await visit("/collections/women");
    // The worker is installed when the page is idle, and controls the pages that are opened after that.
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const card = page.getByRole("main").getByRole("article").getByRole("link").first();
    await page.goto((await card.getAttribute("href")) ?? "");
    await hydrated(page);
    const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");
    const stored = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(stored).toEqual(["/offline/en", "/offline/style.css", "/offline/page.js"]);

    await context.setOffline(true);
    // A link within the page, then an address of an account.
    await page.getByRole("contentinfo").getByRole("link", { name: "Women", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
    await expect(page.getByRole("listitem")).toContainText([title]);
    await expect(page.getByRole("main")).not.toContainText(/[$€£]\s?\d/);
    await page.goto("/account");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");

    await context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("You are offline");
  });
});
