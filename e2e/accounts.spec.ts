// Registration, sign-in and the account pages.

import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { comeFromElsewhere, haveAccount, linkFor, newEmail, PASSWORD, signUp } from "./account.ts";
import { expect, hydrated, test } from "./shop.ts";

test.beforeEach(({ context }) => comeFromElsewhere(context));

const REFUSED = "status of 422";

/** Checks the page at the size of a phone: accessible, and no horizontal scrolling. */
async function expectNarrow(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  if (size) await page.setViewportSize(size);
}

test("[AC-03] [RT-04] registering, signing out, a wrong password, and signing in by keyboard", async ({
  page,
  expectConsole,
}) => {
  test.slow();
  expectConsole(REFUSED);
  const email = newEmail();
  await page.goto("/login");
  await hydrated(page);
  await expectAccessible(page);
  const register = page.getByRole("form", { name: "Create an account" });
  await register.getByLabel("Email address").fill(email);
  await register.getByLabel("Password", { exact: true }).fill("short");
  await register.getByRole("button", { name: "Create account" }).click();
  // The form keeps its values, with the focus on the field to correct.
  await expect(register.getByLabel("Password", { exact: true })).toBeFocused();
  await expect(register.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
    "Use at least 8 characters.",
  );
  await expect(register.getByLabel("Email address")).toHaveValue(email);
  await expectAccessible(page);
  await expectNarrow(page);
  await signUp(page, email);
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole("button", { name: "Sign out" }).first().click();
  await expect(page).toHaveURL(/\/$/);

  await page.goto("/account/addresses");
  await expect(page).toHaveURL(/\/login\?returnTo=%2Faccount%2Faddresses$/);
  const signIn = page.getByRole("form", { name: "Sign in" });
  const password = signIn.getByLabel("Password", { exact: true });
  await signIn.getByLabel("Email address").fill(email);
  await signIn.getByLabel("Email address").press("Tab");
  await page.keyboard.type("not the password");
  await page.keyboard.press("Enter");
  await expect(signIn.getByRole("alert")).toContainText("Incorrect email address or password");
  await expect(signIn.getByLabel("Email address")).toHaveValue(email);
  await expect(password).toBeFocused();
  await hydrated(page);
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Tab");
  await expect(signIn.getByRole("button", { name: "Show password", exact: true })).toBeFocused();
  await page.keyboard.press("Space");
  await expect(password).toHaveAttribute("type", "text");
  await expect(signIn.getByRole("button", { name: "Hide password", exact: true })).toBeFocused();
  await password.press("Enter");
  await expect(page).toHaveURL(/\/account\/addresses$/);
});

test("a refused form leads to its first error, also in browsers that leave autofocus out", async ({
  page,
  expectConsole,
}) => {
  expectConsole(REFUSED);
  await page.route("**/login", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(/ autofocus=""/gi, "") });
  });
  await page.goto("/login");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByLabel("Email").first()).toBeFocused();
});

test("[RT-10] addresses are added with the fields of their country, edited, made default and deleted", async ({
  page,
  context,
  expectConsole,
}) => {
  test.slow();
  expectConsole(REFUSED);
  await haveAccount(context);
  await page.goto("/account/addresses");
  await expect(page.getByText("You have no saved addresses yet.")).toBeVisible();
  await page.getByRole("link", { name: "Add an address" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "New address" })).toBeVisible();
  await hydrated(page);
  const fill = async (values: Readonly<Record<string, string>>) => {
    for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value);
  };
  await fill({ "First name": "Noor", "Last name": "Haddad", "Street and number": "118 Mercer Street" });
  // The fields of the country arrive while the city is being typed.
  const arrival = Promise.withResolvers<void>();
  await page.route("**/account/addresses?*", (route) => arrival.promise.then(() => route.continue()), { times: 1 });
  await page.getByLabel("Country", { exact: true }).selectOption("United States");
  await page.getByLabel("City").pressSequentially("New ");
  arrival.resolve();
  await expect(page.getByLabel("State")).toBeVisible();
  await page.keyboard.type("York");
  await expect(page.getByLabel("City")).toHaveValue("New York");
  await fill({ "ZIP code": "1001", Phone: "+1 212 555 0134" });
  await page.getByRole("button", { name: "Save address" }).click();
  await expect(page.getByLabel("State")).toBeFocused();
  await expect(page.getByLabel("ZIP code")).toHaveAccessibleDescription("Use the format 10012.");
  await expect(page.getByLabel("Street and number")).toHaveValue("118 Mercer Street");
  await expectAccessible(page);
  await expectNarrow(page);
  await page.getByLabel("ZIP code").fill("10012");
  await page.getByLabel("State").selectOption("New York");
  await page.getByRole("button", { name: "Save address" }).click();
  await expect(page.getByRole("main").getByRole("status")).toHaveText("The address has been saved.");
  await expect(page.getByRole("listitem").filter({ hasText: "New York, NY 10012" })).toContainText("Default");

  await page.goto("/fr/account/addresses?address=new");
  await hydrated(page);
  await expect(page.getByLabel("Country", { exact: true })).toHaveValue("FR");
  await fill({ "First name": "Noor", "Last name": "Haddad", "Street and number": "12 rue de la Paix" });
  await fill({ City: "Paris", "Postal code": "75002", Phone: "0123456789" });
  await page.getByLabel("Set as my default address").check();
  await page.getByRole("button", { name: "Save address" }).click();
  const paris = page.getByRole("listitem").filter({ hasText: "75002 Paris" });
  await expect(paris).toContainText("Default");
  await expectAccessible(page);
  await paris.locator("summary").click();
  await paris.getByRole("button", { name: "Yes, delete it" }).click();
  await expect(paris).toHaveCount(0);
  await expect(page.getByRole("listitem").filter({ hasText: "New York, NY 10012" })).toContainText("Default");
});

test("[MD-09] a customer saves a filtered listing by its link", async ({ page, context }) => {
  test.slow();
  await haveAccount(context);
  await page.goto("/collections/women-clothing?refinementList[Color][0]=Black");
  await hydrated(page);
  await page.getByRole("link", { name: "Save this search" }).click();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Women’s Clothing, Black");
  await page.getByLabel("Emails", { exact: true }).selectOption("weekly");
  await page.getByRole("button", { name: "Save this search" }).click();
  await expect(page.getByText("Your search has been saved.")).toBeVisible();
  await expect(page.getByLabel("Emails: Women’s Clothing, Black")).toHaveValue("weekly");
});

test("[AC-03] [RT-10] account details, devices, and a new password that signs other devices out", async ({
  page,
  browser,
  context,
  expectConsole,
}) => {
  test.slow();
  expectConsole(REFUSED);
  const email = await haveAccount(context);
  await page.goto("/account");
  await hydrated(page);
  await expect(page.getByText("You have no orders yet.")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("First name").fill("Noor");
  await page.getByRole("button", { name: "Save details" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Hello, Noor" })).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const other = await elsewhere.newPage();
  const signInThere = async () => {
    await comeFromElsewhere(elsewhere);
    await other.goto("/cart/login?returnTo=%2Faccount");
    await expect(other.getByRole("link", { name: "Continue as a guest" })).toBeVisible();
    await other.getByRole("form", { name: "Sign in" }).getByLabel("Email address").fill(email);
    await other.getByRole("form", { name: "Sign in" }).getByLabel("Password", { exact: true }).fill(PASSWORD);
    await other.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(other).toHaveURL(/\/account$/);
  };
  await signInThere();
  await page.reload();
  await page.getByRole("button", { name: /Sign out Chrome/ }).click();
  await expect(page.getByRole("main").getByRole("status")).toHaveText("The device has been signed out.");
  await other.reload();
  await expect(other).toHaveURL(/\/login\?returnTo/);
  await signInThere();

  const form = page.getByRole("region", { name: "Password" });
  await form.getByLabel("Current password", { exact: true }).fill("not the password");
  await form.getByLabel("New password", { exact: true }).fill("another horse entirely");
  await form.getByRole("button", { name: "Change password" }).click();
  await expect(form.getByLabel("Current password", { exact: true })).toHaveAccessibleDescription(
    "This is not your current password.",
  );
  await form.getByLabel("Current password", { exact: true }).fill(PASSWORD);
  await form.getByLabel("New password", { exact: true }).fill("another horse entirely");
  await form.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByRole("main").getByRole("status")).toContainText("Your password has been changed");
  await other.reload();
  await expect(other).toHaveURL(/\/login\?returnTo/);
  await elsewhere.close();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("[AC-03] [RT-04] [RT-10] registering, resetting the password and saving an address", async ({
    page,
    context,
  }) => {
    test.slow();
    const email = await signUp(page);
    await context.clearCookies();
    await page.goto("/login");
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await page.getByLabel("Email address").and(page.locator("#forgotten-email")).fill(email);
    await page.getByRole("button", { name: "Send link" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Check your email" })).toBeVisible();
    const link = await linkFor(email, "token");
    await page.goto(link);
    await page.getByLabel("New password", { exact: true }).fill("another horse entirely");
    await page.getByRole("button", { name: "Save password" }).click();
    await expect(page).toHaveURL(/\/account\?saved=password$/);
    await page.goto(link);
    await expect(page.getByRole("heading", { level: 1, name: "This link has expired" })).toBeVisible();

    await page.goto("/account/addresses?address=new");
    await page.getByLabel("First name").fill("Noor");
    await page.getByLabel("Country", { exact: true }).selectOption("United Kingdom");
    await page.getByRole("button", { name: "Update the address fields" }).click();
    await expect(page.getByLabel("First name")).toHaveValue("Noor");
    await page.getByLabel("Last name").fill("Haddad");
    await page.getByLabel("Street and number").fill("9 Savile Row");
    await page.getByLabel("Postcode").fill("w1s 3pf");
    await page.getByLabel("Town or city").fill("London");
    await page.getByLabel("Phone").fill("020 7946 0958");
    await page.getByRole("button", { name: "Save address" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "W1S 3PF" })).toContainText("Default");
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.goto("/account");
    await expect(page).toHaveURL(/\/login\?returnTo=%2Faccount$/);
  });
});
