// The wishlist of a guest who signs in.

import { comeFromElsewhere, haveAccount, PASSWORD } from "./account.ts";
import { expect, test } from "./shop.ts";
import { saveButton, inHeader, interceptWishlist, save } from "./wishlist.ts";

test("signing in merges the guest's list into the account's, and a failed merge loses nothing [WL-03]", async ({
  page,
  context,
  visit,
  expectConsole,
}) => {
  test.slow();
  expectConsole(/status of 503/);
  await comeFromElsewhere(context);
  const email = await haveAccount(context);
  await visit("/collections/women");
  await save(page, 0);
  await visit("/account");
  await page.getByRole("button", { name: "Sign out" }).first().click();
  await expect(page).not.toHaveURL(/\/account$/);
  await visit("/collections/women");
  // The account's list stays with the account.
  await expect(saveButton(page, 0)).toHaveAttribute("aria-pressed", "false");
  await save(page, 0);
  await save(page, 1);
  await visit("/wishlist");
  await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await interceptWishlist(page, (route) => route.fulfill({ status: 503, body: "{}" }));
  const form = page.getByRole("form", { name: "Sign in" });
  await form.getByLabel("Email address").fill(email);
  await form.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await form.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/wishlist$/);
  await expect(page.getByText("We could not add the items")).toBeVisible();
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards).toHaveCount(1);
  await page.unroute("**/wishlist");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(cards).toHaveCount(2);
  await expect(inHeader(page)).toHaveAccessibleName("Wishlist, 2 items");
  expect((await context.cookies()).filter(({ name }) => name === "wishlist")).toEqual([]);
});

test("the list of an account disappears with its session, even if that ends elsewhere [WL-03]", async ({
  page,
  context,
  visit,
}) => {
  await comeFromElsewhere(context);
  await haveAccount(context);
  await visit("/collections/women");
  await save(page, 0);
  await context.clearCookies();
  await visit("/collections/women");
  await expect(saveButton(page, 0)).toHaveAttribute("aria-pressed", "false");
  await expect(inHeader(page)).toHaveAccessibleName("Wishlist");
});
