// Hearts and wishlist for browser tests.

import { expect, type Page, type Request } from "@playwright/test";

export const heart = (page: Page, index: number) =>
  page
    .getByRole("main")
    .getByRole("article")
    .nth(index)
    .getByRole("button", { name: /^Save / });

export const inHeader = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Wishlist/ });

/** The one that saves: a page may be asking what is on the list as well. */
export const isSaving = (request: Request): boolean =>
  request.url().endsWith("/graphql") && (request.postData()?.includes("productIds") ?? false);

/** Waits until the shop has answered, so that the next page load finds it there. */
export async function save(page: Page, index: number): Promise<void> {
  const answered = page.waitForResponse((response) => isSaving(response.request()));
  await heart(page, index).click();
  await expect(heart(page, index)).toHaveAttribute("aria-pressed", "true");
  expect((await answered).status()).toBe(200);
}
