// The test function of all browser tests: knows the shop's address, and fails a test on anything the console says.

import { test as base, expect, type Page } from "@playwright/test";
import { watchConsole, type ExpectConsole } from "./console-watch.ts";

export { expect };

interface Fixtures {
  /** Says that the page will log a message like this, exactly because the test does something wrong on purpose. */
  readonly expectConsole: ExpectConsole;
  /** Opens a path of the shop and waits until the page answers to input. */
  readonly visit: (path: string) => Promise<void>;
}

export const test = base.extend<Fixtures>({
  // What playwright.config.ts read from the shop's own words.
  baseURL: process.env["SHOP_ADDRESS"],
  expectConsole: [
    async ({ context }, use) => {
      const watch = watchConsole(context);
      await use(watch.expectConsole);
      expect(watch.problems(), "messages of the page, and failed requests").toEqual([]);
    },
    { auto: true },
  ],
  // English under every country, so that a test looks for the words it is written in; tests of languages choose another.
  context: async ({ context, baseURL }, use) => {
    await context.addCookies([{ name: "language", value: "en", url: baseURL ?? "" }]);
    await use(context);
  },
  visit: async ({ page }, use) => {
    await use(async (path) => {
      await page.goto(path);
      await hydrated(page);
    });
  },
});

/** The page's effects have run: a click now does what its component says. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("data-hydrated", "true");
}

/** A visitor is there: the parts of the page whose code waits for one have it. */
export async function reach(page: Page): Promise<void> {
  await page.locator("main").hover({ position: { x: 5, y: 5 } });
  await expect(page.locator("[data-deferred]")).toHaveCount(0);
}
