// After a sale, and before one: gift cards and reviews.

import { comeFromElsewhere } from "./account.ts";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./shop.ts";

test(
  "a gift card is made up, put right and put into the bag; a code that nobody has opens nothing [CO-07] [RT-13]",
  { tag: ["@desktop", "@phone"] },
  async ({ page, visit, context, expectConsole }) => {
    expectConsole("status of 422");
    await comeFromElsewhere(context);
    await visit("/fr/giftcard");
    await expectAccessible(page);
    const buying = page.getByRole("region", { name: "Gift cards" });
    await buying.getByText("Other", { exact: true }).click();
    await buying.getByLabel("Other amount").fill("3");
    await buying.getByLabel("Their name").fill("Bo");
    await expect(buying.getByText("For Bo")).toBeVisible();
    await buying.getByRole("button", { name: "Add to bag" }).click();
    await expect(buying.getByText("Choose between €25 and €2.500.")).toBeVisible();
    await expect(buying.getByLabel("Their name")).toHaveValue("Bo");
    await expectAccessible(page);
    await buying.getByLabel("Other amount").fill("120");
    await buying.getByLabel("Their email").fill("bo@example.com");
    await buying.getByLabel("Your name").fill("Ana");
    await buying.getByRole("button", { name: "Add to bag" }).click();
    await expect(page).toHaveURL(/\/fr\/cart$/);
    await expect(page.getByRole("main")).toContainText("€120");
    await visit("/fr/giftcard");
    await page.getByLabel("Gift card code").fill("ACDE-FHJK-LMNP-QRTU-WXY3");
    await page.getByRole("button", { name: "Show the balance" }).click();
    await expect(page.getByText("We know no card with this code.")).toBeVisible();
  },
);

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  // The browser says so itself of every script that it leaves out.
  test.beforeEach(({ expectConsole }) => expectConsole(/\/assets\/[-.\w]+\.js csp$/));

  test("reviews are read, sorted and found helpful; China has none [CO-08] [RT-21]", async ({
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
    await expect(page.getByRole("link", { name: "Sign in to write" })).toBeVisible();
    expect((await request.get("/cn/pages/reviews")).status()).toBe(404);
  });
});

test("a return begins with an order that is found by number and address together [CO-06] [RT-12]", async ({
  page,
  visit,
  context,
  expectConsole,
}) => {
  expectConsole("status of 422");
  expectConsole("status of 404");
  await comeFromElsewhere(context);
  await visit("/pages/return");
  await expectAccessible(page);
  await page.getByLabel("Order number").fill("V0123456789");
  await page.locator("#return-email").fill("nobody@example.com");
  await page.getByRole("button", { name: "Find my order" }).click();
  await expect(page.getByRole("alert")).toContainText("We know no order with this number and email address.");
  const response = await page.goto(`/account/ordersReturn/${crypto.randomUUID()}?token=guessed`);
  expect(response?.status()).toBe(404);
});
