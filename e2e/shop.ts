// The fixtures of the browser tests: the shop's address, and a check for console messages.

import { test as base, expect, type Page } from "@playwright/test";
import { watchConsole, type ExpectConsole } from "./console-watch.ts";
import { watchPages } from "./failure.ts";

export { expect };

interface Fixtures {
  /** Expects a console message that matches, which would fail the test otherwise. */
  readonly expectConsole: ExpectConsole;
  /** Opens a path of the shop and waits until the page is hydrated. */
  readonly visit: (path: string) => Promise<void>;
}

export const test = base.extend<Fixtures>({
  // From the shop's output (playwright.config.ts).
  baseURL: process.env["SHOP_ADDRESS"],
  expectConsole: [
    async ({ context }, use, running) => {
      const watch = watchConsole(context);
      const describePages = watchPages(context);
      await use(watch.expectConsole);
      if (running.status !== running.expectedStatus) console.log((await describePages()).join("\n"));
      expect(watch.problems(), "console messages and failed requests").toEqual([]);
    },
    { auto: true },
  ],
  // English in every country, and a visitor who has agreed to be measured. Tests of languages and consent choose otherwise.
  context: async ({ context, baseURL }, use) => {
    const url = baseURL ?? "";
    await context.addCookies([
      { name: "language", value: "en", url },
      { name: "consent", value: "analytics.marketing", url },
    ]);
    await use(context);
  },
  visit: async ({ page }, use) => {
    await use(async (path) => {
      await page.goto(path);
      await hydrated(page);
    });
  },
});

/** Waits for hydration: the page responds to clicks afterwards. An assertion would look again only after up to a second. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
}

const ENTRY = /\/entry-client-[\w-]+\.js$/;

/** Opens a page and holds its scripts back; the returned function lets them through and waits until the page is hydrated. */
export async function openSlowly(page: Page, path: string): Promise<() => Promise<void>> {
  const gate = Promise.withResolvers<void>();
  await page.route(ENTRY, async (route) => {
    await gate.promise;
    await route.continue();
  });
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(path);
  return async () => {
    await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
    gate.resolve();
    await hydrated(page);
    await client.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  };
}

/** Interacts with the page and waits until the code of its deferred parts has loaded. */
export async function reach(page: Page): Promise<void> {
  await page.locator("main").hover({ position: { x: 5, y: 5 } });
  await expect(page.locator("[data-deferred]")).toHaveCount(0);
}
