// Gift cards, reviews, orders and returns.

import type { BrowserContext } from "@playwright/test";
import { comeFromElsewhere, newEmail } from "./account.ts";
import { ADMIN_TOKEN } from "./shop-settings.ts";
import { expectAccessible } from "./accessibility.ts";
import { fillCart, fillCard, goToPayment, thankYou } from "./checkout.ts";
import { expect, hydrated, test } from "./shop.ts";

test(
  "a gift card is designed, corrected and added to the bag, and an unknown code is refused [CO-07] [RT-13]",
  { tag: ["@desktop", "@phone"] },
  async ({ page, visit, context, expectConsole }) => {
    expectConsole("status of 422");
    await comeFromElsewhere(context);
    await visit("/fr/giftcard");
    await expectAccessible(page);
    const buying = page.getByRole("region", { name: "Gift cards" });
    await buying.getByText("Other", { exact: true }).click();
    await buying.getByLabel("Other amount").fill("3");
    await buying.getByLabel("Recipient’s name").fill("Bo");
    await expect(buying.getByText("For Bo")).toBeVisible();
    await buying.getByRole("button", { name: "Add to bag" }).click();
    await expect(buying.getByText("Choose an amount between €25 and €2.500.")).toBeVisible();
    await expect(buying.getByLabel("Recipient’s name")).toHaveValue("Bo");
    await expectAccessible(page);
    await buying.getByLabel("Other amount").fill("120");
    await buying.getByLabel("Recipient’s email").fill("bo@example.com");
    await buying.getByLabel("Your name").fill("Ana");
    await buying.getByRole("button", { name: "Add to bag" }).click();
    await expect(page).toHaveURL(/\/fr\/cart$/);
    await expect(page.getByRole("main")).toContainText("€120");
    await visit("/fr/giftcard");
    await page.getByLabel("Gift card code").fill("ACDE-FHJK-LMNP-QRTU-WXY3");
    await page.getByRole("button", { name: "Show balance" }).click();
    await expect(page.getByText("We could not find a gift card with this code.")).toBeVisible();
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("reviews are shown, sorted and marked as helpful; China has none [CO-08] [RT-21]", async ({
    page,
    context,
    request,
  }) => {
    await comeFromElsewhere(context);
    await page.goto("/pages/reviews");
    const first = page.getByRole("article").first();
    await expect(first.getByText("out of 5 stars")).toBeAttached();
    await first.getByRole("button", { name: /^Helpful/ }).click();
    await expect(page).toHaveURL(/voted=/);
    await expect(page.getByText("Thank you", { exact: false }).first()).toBeVisible();
    await first.getByRole("link").first().click();
    await page.getByRole("region", { name: "Reviews" }).getByRole("link", { name: "Write a review" }).click();
    await expect(page).toHaveURL(/\/pages\/reviews\?product=/);
    await page.getByRole("link", { name: "Highest rated" }).click();
    await expect(page).toHaveURL(/sort=highest/);
    await expect(page.getByRole("link", { name: "Sign in to write a review" })).toBeVisible();
    expect((await request.get("/cn/pages/reviews")).status()).toBe(404);
  });
});

test("[CO-05] [CO-06] [RT-12] [SF-13] a guest's order is placed, shipped, delivered, found by its number, returned and refunded", async ({
  page,
  visit,
  context,
  expectConsole,
}) => {
  test.slow();
  expectConsole("status of 422");
  expectConsole("status of 404");
  await comeFromElsewhere(context);
  const email = newEmail();
  await fillCart(context);
  await goToPayment(page, email);
  await fillCard(page, "4242 4242 4242 4242");
  await page.getByRole("button", { name: /^Place order/ }).click();
  await expect(thankYou(page)).toBeVisible();
  const order = new URL(page.url()).pathname;
  const orderId = order.split("/").at(-1) ?? "";
  const number = /V\d{10}/.exec((await page.getByRole("main").textContent()) ?? "")?.[0] ?? "";
  // In another browser, without cookies of this order.
  await context.clearCookies();
  await visit("/us");
  await page.getByRole("contentinfo").getByRole("link", { name: "Track an order" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Track your order");
  await hydrated(page);
  await expectAccessible(page);
  await page.getByLabel("Order number").fill(number.toLowerCase());
  await page.locator("#find-email").fill(email);
  await page.getByRole("button", { name: "Show my order" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Order ${number}`);
  await context.clearCookies();
  await visit("/us/pages/return");
  const find = async (name: string) => {
    await page.getByLabel("Order number").fill(name);
    await page.locator("#find-email").fill(email);
    await page.getByRole("button", { name: "Find my order" }).click();
  };
  await find("V0123456789");
  await expect(page.getByRole("alert")).toContainText("We could not find an order with this number and email address.");
  await find(number);
  await expect(page.getByRole("main")).toContainText("This order has not been delivered yet.");
  await asMerchant(context, `/admin/orders/${orderId}/ship`, { tracking: "TRACK-1" });
  await page.goto(order);
  await expect(page.getByRole("main")).toContainText("Tracking number TRACK-1");
  await asMerchant(context, `/admin/orders/${orderId}/deliver`, {});
  await visit(`/us/pages/return?number=${number}`);
  await page.getByLabel(/^Quantity: /).selectOption("Return it");
  await page.getByLabel(/^Reason for returning /).selectOption("Too large");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Get return label" }).click();
  await expect(page).toHaveURL(/\/account\/ordersReturn\/[\da-f-]{36}\?token=/);
  await expect(page.getByRole("img", { name: /^Code for return R\d{10}/ })).toBeVisible();
  await expectAccessible(page);
  const parcel = /R\d{10}/.exec((await page.getByRole("heading", { level: 1 }).textContent()) ?? "")?.[0] ?? "";
  await page.getByRole("button", { name: "I have dropped it off" }).click();
  const step = page.getByRole("listitem").filter({ hasText: "On its way to us" });
  await expect(step).toHaveAttribute("aria-current", "step");
  await asMerchant(context, `/admin/after-sales/returns/${parcel}/receive`, { accepted: {} });
  await asMerchant(context, `/admin/after-sales/returns/${parcel}/refund`, { reason: "Returned" });
  await page.reload();
  await expect(page.getByRole("main")).toContainText("Your refund is on its way.");
  // A background job sends the refund to the bank.
  await expect(async () => {
    await page.goto(order);
    await expect(page.getByRole("listitem").getByText("Refunded", { exact: true })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const response = await page.goto(`/account/ordersReturn/${crypto.randomUUID()}?token=guessed`);
  expect(response?.status()).toBe(404);
});

test(
  "[PM-04] [PM-05] a code is refused with its reason, lowers the total, and a returned piece gives back what was paid",
  { tag: ["@phone"] },
  async ({ page, visit, context }) => {
    test.slow();
    await comeFromElsewhere(context);
    const [big, half] = [`BIG${Date.now()}`, `HALF${Date.now()}`];
    await createPromotion(context, big, { minimumAmount: { USD: 90_000_000 } });
    await createPromotion(context, half, {});
    const email = newEmail();
    await fillCart(context);
    await visit("/us/cart");
    await hydrated(page);
    const summary = page.getByRole("region", { name: "Summary" });
    const code = summary.getByLabel("Discount code");
    await code.fill("no such code");
    await summary.getByRole("button", { name: "Apply" }).click();
    await expect(summary.getByText("We do not know the code NOSUCHCODE. Check the spelling.")).toBeVisible();
    await code.fill(big.toLowerCase());
    await summary.getByRole("button", { name: "Apply" }).click();
    await expect(summary.getByText(new RegExp(`^Add \\$[\\d,.]+ more to use ${big}\\.$`))).toBeVisible();
    await expectAccessible(page);
    await summary.getByRole("button", { name: `Remove ${big}` }).click();
    await expect(summary.getByText(big)).toHaveCount(0);
    await code.fill(half);
    await summary.getByRole("button", { name: "Apply" }).click();
    await expect(summary.getByRole("definition").filter({ hasText: "−" })).toBeVisible();
    const query = "{ cart { lines { price { amount } } discounts { lines { amount { amount } } } } }";
    const { cart } = (await (await context.request.post("/graphql", { data: { query } })).json()).data;
    const [price, off] = [cart.lines[0].price, cart.discounts.lines[0].amount].map(({ amount }) => Number(amount));
    expect(off).toBeCloseTo((price ?? 0) / 2, 2);
    await goToPayment(page, email);
    await expect(page.getByRole("list", { name: "Codes in use" })).toContainText(half);
    await fillCard(page, "4242 4242 4242 4242");
    await page.getByRole("button", { name: /^Place order/ }).click();
    await expect(thankYou(page)).toBeVisible();
    const orderId = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    const number = /V\d{10}/.exec((await page.getByRole("main").textContent()) ?? "")?.[0] ?? "";
    await asMerchant(context, `/admin/orders/${orderId}/ship`, { tracking: "TRACK-2" });
    await asMerchant(context, `/admin/orders/${orderId}/deliver`, {});
    await visit(`/us/pages/return?number=${number}`);
    await page.getByLabel(/^Quantity: /).selectOption("Return it");
    await page.getByLabel(/^Reason for returning /).selectOption("Too large");
    await page.getByRole("button", { name: "Get return label" }).click();
    const parcel = /R\d{10}/.exec((await page.getByRole("heading", { level: 1 }).textContent()) ?? "")?.[0] ?? "";
    await page.getByRole("button", { name: "I have dropped it off" }).click();
    await asMerchant(context, `/admin/after-sales/returns/${parcel}/receive`, { accepted: {} });
    const refund = await asMerchant(context, `/admin/after-sales/returns/${parcel}/refund`, { reason: "Returned" });
    // In New York, clothing at this price may be taxed on top.
    const { amount } = JSON.parse(refund);
    expect(amount / 1_000).toBeGreaterThanOrEqual((price ?? 0) - (off ?? 0));
    expect(amount / 1_000).toBeLessThan(price ?? 0);
  },
);

/** Half off everything, by code. */
async function createPromotion({ request }: BrowserContext, code: string, conditions: object): Promise<void> {
  const headers = { authorization: `Bearer ${ADMIN_TOKEN}` };
  const effect = { kind: "percentage", of: "order", percent: 50 };
  const data = { name: { en: "Half off" }, trigger: "code", conditions, effect, combines: "all" };
  const created = await request.post("/admin/promotions", { data, headers });
  const { promotion } = await created.json();
  await request.post(`/admin/promotions/${promotion.id}/codes`, { data: { code }, headers });
  const active = await request.put(`/admin/promotions/${promotion.id}/state`, { data: { state: "active" }, headers });
  expect(active.status()).toBe(200);
}

/** Calls the API of the merchant. */
async function asMerchant({ request }: BrowserContext, path: string, data: object): Promise<string> {
  const answer = await request.post(path, { data, headers: { authorization: `Bearer ${ADMIN_TOKEN}` } });
  expect(await answer.text()).not.toContain("not-now");
  expect(answer.status(), path).toBe(200);
  return answer.text();
}
