// The bag: adding products, the mini bag and the bag page, with and without JavaScript.

import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { comeFromElsewhere } from "./account.ts";
import { dataOf } from "./shop-data.ts";
import { expect, hydrated, test } from "./shop.ts";

test.beforeEach(({ context }) => comeFromElsewhere(context));

const inHeader = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Bag/ });
/** Place and size of the bag in the header; where the header is depends on how far the page is scrolled. */
const acrossHeader = async (page: Page) => {
  const box = await inHeader(page).boundingBox();
  return box && { x: box.x, width: box.width, height: box.height };
};
const cartDrawer = (page: Page) => page.getByRole("dialog", { name: /^Bag/ });
const linesIn = (page: Page) => page.getByRole("main").getByRole("list", { name: "In your bag" }).getByRole("listitem");

/** A product that is sold in Germany, with several pieces of its first available size. */
async function severalOf(request: Parameters<typeof dataOf>[0], path: string, skip = 0) {
  const { products } = await dataOf(request, "collection", path);
  let seen = 0;
  for (const { href } of products) {
    const product = await dataOf(request, "product", href);
    const size = product.sizes.find(({ stock }: { stock: number }) => stock >= 2);
    if (size && seen++ >= skip) return { href: href as string, title: product.title as string, size };
  }
  throw new Error("Nothing in stock");
}

async function choose(page: Page, size: { readonly label: string; readonly variantId: string }): Promise<void> {
  const field = page.locator(`input[type="radio"][value="${size.variantId}"]`);
  if ((await field.count()) > 0) await page.locator("label").filter({ has: field }).click();
}

test(
  "add, mini bag, bag, quantities, undo, move to the wishlist [CO-01] [RT-02]",
  { tag: ["@desktop", "@phone"] },
  async ({ page, context, request, visit }) => {
    test.slow();
    const first = await severalOf(request, "/de/collections/women-clothing");
    const second = await severalOf(request, "/de/collections/men-clothing");
    await visit(first.href);
    await expect(inHeader(page)).toHaveAccessibleName("Bag");
    const empty = await acrossHeader(page);
    const button = page.getByRole("main").getByRole("button", { name: "Add to bag" });
    await button.click();
    await expect(page.getByText("Choose a size first.")).toBeVisible();
    await choose(page, first.size);
    await button.click();
    await expect(cartDrawer(page)).toContainText(first.title);
    await expect(cartDrawer(page).getByText("Estimated total")).toBeVisible();
    await expect(page.getByText("Choose a size first.")).toHaveCount(0);
    // The gutter of the scrollbar is as light as the drawer beside it.
    await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await expectAccessible(page);
    await cartDrawer(page).getByRole("button", { name: "Close bag" }).click();
    await expect(cartDrawer(page)).toBeHidden();
    // The count moves nothing.
    await expect(inHeader(page)).toHaveAccessibleName("Bag, 1 item");
    expect(await acrossHeader(page)).toEqual(empty);

    await visit(second.href);
    await choose(page, second.size);
    await page.getByRole("main").getByRole("button", { name: "Add to bag" }).click();
    await cartDrawer(page).getByRole("link", { name: "View bag" }).click();
    await expect(page).toHaveURL(/\/de\/cart$/);
    await expect(linesIn(page)).toHaveCount(2);
    await expectAccessible(page);

    // Another tab shows the changes of this one.
    const other = await context.newPage();
    await other.goto("/de/cart");
    await hydrated(other);
    const set = page.waitForResponse((answer) => answer.request().method() === "POST");
    await linesIn(page)
      .first()
      .getByRole("button", { name: /^Increase quantity/ })
      .click();
    await expect(linesIn(page).first().getByRole("status")).toHaveText("2");
    await set;
    await expect(inHeader(page)).toHaveAccessibleName("Bag, 3 items");
    await expect(linesIn(other).first().getByRole("status")).toHaveText("2");

    await linesIn(page)
      .first()
      .getByRole("button", { name: /^Remove/ })
      .click();
    const undo = page.getByRole("button", { name: "Undo" });
    await expect(undo).toBeFocused();
    await expect(linesIn(other)).toHaveCount(1);
    await undo.click();
    await expect(linesIn(page).first().getByRole("status")).toHaveText("2");
    await expect(linesIn(other)).toHaveCount(2);

    await linesIn(page)
      .first()
      .getByRole("button", { name: /^Move to wishlist/ })
      .click();
    await expect(linesIn(page)).toHaveCount(1);
    await expect(page.getByRole("banner").getByRole("link", { name: "Wishlist, 1 item" })).toHaveCount(1);
    await expect(inHeader(page)).toHaveAccessibleName("Bag, 1 item");
    await page.reload();
    await hydrated(page);
    await expect(linesIn(page)).toHaveCount(1);
    await expect(inHeader(page)).toHaveAccessibleName("Bag, 1 item");
    await page.goto("/de/wishlist");
    await expect(page.getByRole("main").getByRole("article")).toContainText(second.title);
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("forms add, change, remove and undo, and lead to the checkout [CO-01] [RT-02]", async ({ page, request }) => {
    test.slow();
    const { href, title, size } = await severalOf(request, "/de/collections/women-clothing");
    await page.goto(href);
    await page.getByRole("main").getByRole("button", { name: "Add to bag" }).click();
    await expect(page.getByText("Choose a size first.")).toBeVisible();
    await choose(page, size);
    await page.getByRole("main").getByRole("button", { name: "Add to bag" }).click();
    await expect(page).toHaveURL(/\/de\/cart$/);
    await expect(linesIn(page)).toContainText(title);
    await page.getByRole("button", { name: /^Increase quantity/ }).click();
    await expect(linesIn(page).getByRole("status")).toHaveText("2");
    await page.getByRole("button", { name: /^Remove/ }).click();
    await expect(linesIn(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(linesIn(page).getByRole("status")).toHaveText("2");
  });
});
