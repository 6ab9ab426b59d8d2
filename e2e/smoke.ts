// A visit from the listing to the thank-you page, which must work on every setup.

import { expect, type BrowserContext, type Page } from "@playwright/test";
import { fillCart, fillCard, goToPayment, thankYou } from "./checkout.ts";
import { hydrated, reach } from "./shop.ts";
import { inHeader, save } from "./wishlist.ts";

export async function visitAndBuy(page: Page, context: BrowserContext): Promise<void> {
  await page.goto("/us/collections/women");
  await hydrated(page);
  await reach(page);
  const filters = page.getByRole("complementary", { name: "Filters" });
  await filters.getByRole("link", { name: /^Black [\d,]+$/ }).click();
  await expect(page).toHaveURL(/Color\]\[0\]=Black$/);
  // Only filtered listings have it, and it arrives with the products.
  await expect(page.locator('head meta[name="robots"]')).toHaveCount(1);
  await expect(page.getByRole("link", { name: "Remove filter Black" }).first()).toBeVisible();
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  await save(page, 0);
  await page.goto("/us/pages/search?qTitle=coat");
  await expect(page.getByRole("main").getByRole("article").filter({ hasText: /coat/i }).first()).toBeVisible();
  await page.goto("/us/wishlist");
  await hydrated(page);
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
  await expect(inHeader(page)).toHaveAccessibleName("Wishlist, 1 item");
  await fillCart(context);
  await goToPayment(page);
  await fillCard(page, "4242 4242 4242 4242");
  await page.getByRole("button", { name: /^Place order/ }).click();
  await expect(thankYou(page)).toBeVisible();
}
