// What tests of the refine sheet see and touch of it.

import type { Locator, Page, Request } from "@playwright/test";
import { expect } from "./shop.ts";

export const LISTING = "/collections/all";

export const panel = (page: Page) => page.getByRole("dialog", { name: "Filter" });
export const dialog = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });
/** A link until the listing's controls have their code, then a button. */
export const opener = (page: Page) => page.getByRole("main").locator("a[data-sheet]");
export const row = (page: Page, name: string) => panel(page).getByRole("button", { name: new RegExp(`^${name} `) });
export const box = (of: Locator, name: string) => of.getByRole("checkbox", { name: new RegExp(`^${name} `) });
export const apply = (of: Locator) => of.getByRole("button", { name: /^Apply/ });

export async function openRow(page: Page, name: string): Promise<Locator> {
  await row(page, name).tap();
  await expect(dialog(page, name)).toBeVisible();
  return dialog(page, name);
}

/** What the page asks of the listing's loader from now on. */
export function searches(page: Page): Request[] {
  const asked: Request[] = [];
  page.on("request", (request) => {
    if (request.headers()["accept"]?.includes("vnd.vitrine.data") && request.url().includes("/collections/")) {
      asked.push(request);
    }
  });
  return asked;
}

/** Where it stands: Playwright would first scroll the page, since the bar that sticks is under the header's padding. */
export async function tapOpener(page: Page): Promise<void> {
  const { x, y, width, height } = (await opener(page).boundingBox())!;
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await expect(panel(page)).toBeVisible();
}

export const isLocked = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY === "hidden");
export const scrolledTo = (page: Page) => page.evaluate(() => window.scrollY);
