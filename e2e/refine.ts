// Locators and actions for tests of the filter sheets.

import type { Locator, Page, Request } from "@playwright/test";
import { DOUBLE_TAP_MS } from "#storefront/pages/listing/refine/second-taps.ts";
import { expect } from "./shop.ts";

export const LISTING = "/collections/all";

export const panel = (page: Page) => page.getByRole("dialog", { name: "Filter" });
export const dialog = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });
/** A link until its code has loaded, then a button. */
export const opener = (page: Page) => page.getByRole("main").locator("a[data-sheet]");
export const row = (page: Page, name: string) => panel(page).getByRole("button", { name: new RegExp(`^${name} `) });
export const box = (of: Locator, name: string) => of.getByRole("checkbox", { name: new RegExp(`^${name} `) });
export const apply = (of: Locator) => of.getByRole("button", { name: /^Apply/ });

export async function openPanel(page: Page): Promise<void> {
  await opener(page).tap();
  await expect(panel(page)).toBeVisible();
  await settled(page);
}

export async function openRow(page: Page, name: string): Promise<Locator> {
  await row(page, name).tap();
  await expect(dialog(page, name)).toBeVisible();
  await settled(page);
  return dialog(page, name);
}

/** Applies the choices of a dialog, which closes it. */
export async function applyAll(of: Locator): Promise<void> {
  await apply(of).tap();
  await expect(of).toBeHidden();
  await settled(of.page());
}

/** Waits longer than a double tap: the second of two fast taps is ignored after a dialog opens or closes. */
export const settled = (page: Page): Promise<void> => page.waitForTimeout(DOUBLE_TAP_MS);

/** Collects the page's requests to the listing's loader from now on. */
export function searches(page: Page): Request[] {
  const asked: Request[] = [];
  page.on("request", (request) => {
    if (request.headers()["accept"]?.includes("vnd.vitrine.data") && request.url().includes("/collections/")) {
      asked.push(request);
    }
  });
  return asked;
}

/** Taps by coordinates: Playwright would scroll first, because the sticky bar is under the header's padding. */
export async function tapOpener(page: Page): Promise<void> {
  const { x, y, width, height } = (await opener(page).boundingBox())!;
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await expect(panel(page)).toBeVisible();
  await settled(page);
}

export const isLocked = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY === "hidden");
export const scrolledTo = (page: Page) => page.evaluate(() => window.scrollY);
