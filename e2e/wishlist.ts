// Wishlist helpers for browser tests.

import { expect, type Page, type Request, type Route } from "@playwright/test";

export const saveButton = (page: Page, index: number) =>
  page
    .getByRole("main")
    .getByRole("article")
    .nth(index)
    .getByRole("button", { name: /^Save / });

export const inHeader = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Wishlist/ });

/** True for requests that save a product. A page also requests the list itself. */
export const isSaving = (request: Request): boolean =>
  request.url().endsWith("/wishlist") && (request.postData()?.includes("intent=add") ?? false);

/** Every request by which a page changes or reads the list in the background. */
export const isAsking = (request: Request): boolean =>
  request.url().endsWith("/wishlist") && request.method() === "POST";

/** Passes background requests for the list to `answer`. Those that it does not fulfil go to the shop. */
export const interceptWishlist = (page: Page, answer: (route: Route) => Promise<void>) =>
  page.route("**/wishlist", (route, request) => (isAsking(request) ? answer(route) : route.continue()));

/** Saves a product and waits for the response, so that the next page shows it as saved. */
export async function save(page: Page, index: number): Promise<void> {
  const answered = page.waitForResponse((response) => isSaving(response.request()));
  await saveButton(page, index).click();
  await expect(saveButton(page, index)).toHaveAttribute("aria-pressed", "true");
  expect((await answered).status()).toBe(200);
}
