// Checkout: as a guest, with an account, by keyboard, without JavaScript, and on the pages of payment providers.

import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { comeFromElsewhere, haveAccount } from "./account.ts";
import { fillAddress, fillCart, fillCard, findPiece, goToPayment, heading, SHANGHAI, thankYou } from "./checkout.ts";
import { expect, hydrated, test } from "./shop.ts";

test.beforeEach(({ context }) => comeFromElsewhere(context));

/** Scrolls to the top first, because axe measures elements under the sticky summary as too small. */
async function expectStepAccessible(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expectAccessible(page);
}

test(
  "[CO-02] [CO-04] [RT-02] [RT-03] a guest buys, corrects mistakes in place, and pays with another card after one is declined",
  { tag: ["@desktop", "@phone"] },
  async ({ page, context, expectConsole }) => {
    test.slow();
    expectConsole("status of 422");
    await fillCart(context);
    await page.goto("/us/cart");
    await hydrated(page);
    await page.getByRole("main").getByRole("button", { name: "Check out", exact: true }).click();
    await expect(heading(page, "Contact")).toBeVisible();
    await hydrated(page);
    await expectStepAccessible(page);
    const email = page.getByLabel("Email address");
    // The hidden billing address has one too.
    const zip = page.getByLabel("ZIP code").first();
    await email.fill("noor@");
    await page.getByRole("button", { name: "Continue to address" }).click();
    await expect(email).toHaveAccessibleDescription("Enter a valid email address, such as name@example.com.");
    await expect(email).toBeFocused();
    await email.fill("noor@example.com");
    await page.getByRole("button", { name: "Continue to address" }).click();
    await expect(heading(page, "Address")).toBeFocused();
    await fillAddress(page);
    await zip.fill("1001");
    // Not submitted yet, and still there after a reload.
    await page.reload();
    await hydrated(page);
    await expect(page.getByLabel("Street and number").first()).toHaveValue("118 Mercer Street");
    await page.getByLabel("State").first().selectOption("New York");
    await page.getByRole("button", { name: "Continue to delivery" }).click();
    await expect(zip).toHaveAccessibleDescription("Use the format 10012.");
    await expectStepAccessible(page);
    await zip.fill("10012");
    await page.getByRole("button", { name: "Continue to delivery" }).click();
    await expect(heading(page, "Delivery")).toBeFocused();
    await expectStepAccessible(page);
    await page.getByRole("radio", { name: /Express delivery/ }).check();
    await page.getByRole("button", { name: "Continue to payment" }).click();
    await expect(heading(page, "Payment")).toBeFocused();
    // Leaving and returning continues at the same step.
    await page.goto("/us/cart/checkout");
    await hydrated(page);
    await expect(heading(page, "Payment")).toBeVisible();
    await expectStepAccessible(page);
    await page.getByLabel("Card number").pressSequentially("4000000000000002");
    await expect(page.getByLabel("Card number")).toHaveValue("4000 0000 0000 0002");
    await page.getByLabel("Expiry date").pressSequentially("439");
    await expect(page.getByLabel("Expiry date")).toHaveValue("04 / 39");
    await page.getByLabel("Security code").fill("123");
    await page.getByRole("button", { name: /^Place order/ }).click();
    await expect(page.getByRole("alert")).toContainText("Your bank declined this payment. Nothing was charged.");
    // The button's colours fade in when it is enabled again, a moment after the message.
    await expect(page.getByRole("button", { name: /^Place order/ })).toBeEnabled();
    await expectStepAccessible(page);
    await page.getByLabel("Card number").fill("4242 4242 4242 4242");
    await page.getByRole("button", { name: /^Place order/ }).dblclick();
    await expect(thankYou(page)).toBeVisible();
    const order = page.url();
    await expect(page.getByRole("main")).toContainText(/Your order V\d{10} is placed/);
    await hydrated(page);
    await expectStepAccessible(page);
    // Every way back leads to the same order.
    await page.goto("/us/checkout");
    await expect(page).toHaveURL(order);
    await context.clearCookies();
    const answer = await page.goto(order);
    expect(answer?.status()).toBe(404);
    expectConsole("status of 404");
  },
);

test("[SF-02] a country with other prices is offered with what changes, and comes with bag and form", async ({
  page,
  context,
}) => {
  await fillCart(context);
  await page.goto("/checkout");
  await hydrated(page);
  await page.getByLabel("Email address").fill("noor@example.com");
  await page.getByRole("button", { name: "Continue to address" }).click();
  const fields = page.locator('[data-fields="delivery"]');
  await fields.getByLabel("Street and number").fill("Torstraße 140");
  // Lists have the shop's own type.
  const type = await page.locator("body").evaluate((body) => getComputedStyle(body).fontFamily);
  await expect(fields.getByLabel("Country")).toHaveCSS("font-family", type);
  await fields.getByLabel("Country").selectOption("Germany");
  const offer = fields.locator("[aria-live=polite]");
  await expect(offer.getByRole("listitem").first()).toContainText(/Your bag is €[\d.]+ instead of \$/);
  await offer.getByRole("button", { name: "Switch to Germany" }).click();
  await expect(page).toHaveURL(/\/de\/checkout\?step=address$/);
  await hydrated(page);
  await expect(fields.getByLabel("Street and number")).toHaveValue("Torstraße 140");
  await expect(fields.getByLabel("Country")).toHaveValue("DE");
  await expect(page.getByRole("complementary", { name: "Order summary" })).toContainText("€");
});

test("[SF-10] a wallet's button on a product leads to the wallet, which gives the address of the order", async ({
  page,
  request,
  visit,
}) => {
  const { href, variantId } = await findPiece(request);
  await visit(href);
  const pay = page.getByRole("main").getByRole("button", { name: "Check out with PayPal" });
  await pay.click();
  await expect(page.getByRole("main").getByRole("alert").first()).toContainText("Choose a size");
  await page
    .locator("label")
    .filter({ has: page.locator(`input[value="${variantId}"]`) })
    .click();
  await pay.click();
  await expect(page.getByRole("definition").filter({ hasText: "12 Prince Street" })).toBeVisible();
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Thank you, Alex" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("12 Prince Street");
});

test("[CO-02] [CO-05] [RT-10] [RT-11] an account buys, views its order and cancels it, by keyboard", async ({
  page,
  context,
}) => {
  test.slow();
  const email = await haveAccount(context);
  await fillCart(context);
  await page.goto("/us/checkout?step=address");
  await hydrated(page);
  // The account has an address, so its step is complete.
  await expect(page.getByRole("listitem").filter({ hasText: email })).toContainText("Edit");
  await expect(heading(page, "Address")).toBeVisible();
  const type = async (label: string, text: string) => {
    await page.getByLabel(label).first().focus();
    await page.keyboard.type(text);
  };
  await type("First name", "Noor");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Haddad");
  await type("Street and number", "118 Mercer Street");
  await type("City", "New York");
  await page.keyboard.press("Tab");
  await page.keyboard.type("New York");
  await page.keyboard.press("Tab");
  await page.keyboard.type("10012");
  await page.keyboard.press("Tab");
  await page.keyboard.type("+1 212 555 0134");
  await page.keyboard.press("Enter");
  await expect(heading(page, "Delivery")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("radio", { name: /Standard delivery/ })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: /Express delivery/ })).toBeChecked();
  await page.keyboard.press("Enter");
  await expect(heading(page, "Payment")).toBeFocused();
  await type("Card number", "4242424242424242");
  await page.keyboard.press("Tab");
  await page.keyboard.type("0439");
  await page.keyboard.press("Tab");
  await page.keyboard.type("123");
  await page.keyboard.press("Enter");
  await expect(thankYou(page)).toBeVisible();
  await page.getByRole("link", { name: "Track this order" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/us\/account\/orders\//);
  await page.goto("/us/profile/orders?page=7");
  const listed = page.getByRole("link", { name: /^Order V\d{10}$/ });
  await hydrated(page);
  await expectAccessible(page);
  await listed.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/us\/account\/ordersDetail\/[^/]+\/V\d{10}\/1$/);
  await expect(page.getByRole("heading", { level: 1, name: /^Order V/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Cancel this order" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Yes, cancel it" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByRole("status")).toContainText("This order was cancelled on");
  await page.getByRole("link", { name: "Back to your orders" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toContainText("Cancelled");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("[CO-02] [CO-05] the checkout and the payment work", async ({ page, context, expectConsole }) => {
    test.slow();
    expectConsole("status of 422");
    await fillCart(context);
    await page.goto("/us/checkout");
    await page.getByRole("button", { name: "Continue to address" }).click();
    await expect(page.getByLabel("Email address")).toHaveAttribute("aria-invalid", "true");
    await goToPayment(page);
    await page.locator("summary").filter({ hasText: "Use a gift card" }).click();
    await page.getByLabel("Gift card code").fill("NOPE-NOPE-NOPE-NOPE");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByLabel("Gift card code")).toHaveAccessibleDescription(
      /We could not find a gift card with this code/,
    );
    await fillCard(page, "4242 4242 4242 4242");
    await page.getByRole("button", { name: /^Place order/ }).click();
    await expect(thankYou(page)).toBeVisible();
    await expectOrderOnPaper(page);
    await page.getByRole("link", { name: "Track this order" }).click();
    await expect(page.getByRole("heading", { level: 1, name: /^Order V\d{10}$/ })).toBeVisible();
    await expectOrderOnPaper(page);
    await page.getByRole("link", { name: "Invoice" }).click();
    await expect(page.getByRole("heading", { level: 1, name: /^Invoice V\d{10}$/ })).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("banner")).toBeHidden();
  });
});

test("[CO-03] [SF-10] [RT-05] [RT-20] 3-D Secure, a wallet and a QR code: each is refused or abandoned, then paid", async ({
  page,
  context,
  browser,
}) => {
  test.slow();
  await fillCart(context);
  await goToPayment(page);
  await hydrated(page);
  await fillCard(page, "4000 0025 0000 3155");
  await page.getByRole("button", { name: /^Place order/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Is this you?" })).toBeVisible();
  await hydrated(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "No, decline" }).click();
  await expect(page.getByRole("alert")).toContainText("Your bank could not verify that it was you.");
  await hydrated(page);
  await page.getByRole("radio", { name: /PayPal/ }).check();
  await expect(page.getByLabel("Card number")).toBeHidden();
  await page.getByRole("button", { name: /^Place order/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "PayPal" })).toBeVisible();
  // Parameters of the return address have no effect.
  await page.goto("/us/checkout");
  await page.getByRole("link", { name: "Continue it" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Confirming your payment" })).toBeVisible();
  await page.getByRole("link", { name: "Continue payment" }).click();
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(thankYou(page)).toBeVisible();

  await fillCart(context, "cn");
  await page.goto("/cn/checkout");
  await hydrated(page);
  await page.getByLabel("Email address").fill("noor@example.com");
  await page.getByRole("button", { name: "Continue to address" }).click();
  await expect(heading(page, "Address")).toBeFocused();
  await fillAddress(page, SHANGHAI);
  await page.getByLabel("Province").first().selectOption("Shanghai");
  await page.getByRole("button", { name: "Continue to delivery" }).click();
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await page.getByRole("radio", { name: /WeChat Pay/ }).check();
  await page.getByRole("button", { name: /^Place order/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Scan to pay" })).toBeVisible();
  await expect(page).toHaveURL(/\/cn\/qrcode\//);
  await hydrated(page);
  await expectAccessible(page);
  const code = (await page.getByRole("link", { name: "Open the payment here" }).getAttribute("href")) ?? "";
  const phone = await browser.newPage();
  await phone.goto(new URL(new URL(code).pathname + new URL(code).search, page.url()).href);
  await phone.getByRole("button", { name: "Approve" }).click();
  await expect(phone.getByRole("heading", { level: 1, name: "Paid" })).toBeVisible();
  await phone.close();
  await expect(thankYou(page)).toBeVisible();
});

/** The shop's name and the order, without the ways through the shop. */
async function expectOrderOnPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print" });
  const main = page.getByRole("main");
  for (const text of [/V\d{10}/, /20\d\d/, "Subtotal", "118 Mercer Street"])
    await expect(main.getByText(text).first()).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.locator("button:visible, input:visible, nav:visible")).toHaveCount(0);
  await expect(page.getByRole("banner").getByRole("link")).toHaveAccessibleName("Vitrine, home");
  await page.emulateMedia({ media: "screen" });
}
