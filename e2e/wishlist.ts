// Hearts and wishlist for browser tests.

import { expect, type Page } from "@playwright/test";

export const heart = (page: Page, index: number) =>
  page
    .getByRole("main")
    .getByRole("article")
    .nth(index)
    .getByRole("button", { name: /^Save / });

export const inHeader = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Wishlist/ });

/** Waits until the shop has answered, so that the next page load finds it there. */
export async function save(page: Page, index: number): Promise<void> {
  // The one that saves: the page may be asking what is on the list as well.
  const answered = page.waitForResponse(
    (response) =>
      response.url().endsWith("/graphql") && (response.request().postData()?.includes("productIds") ?? false),
  );
  await heart(page, index).click();
  await expect(heart(page, index)).toHaveAttribute("aria-pressed", "true");
  expect((await answered).status()).toBe(200);
}
