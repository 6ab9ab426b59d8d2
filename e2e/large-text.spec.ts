// Text of up to twice its size, as visitors set it in their browser.

import type { Locator, Page } from "@playwright/test";
import { fillCart } from "./checkout.ts";
import { firstProduct } from "./shop-data.ts";
import { expect, test } from "./shop.ts";

test(
  "text of twice its size fits on a phone, and the controls of the header do not overlap",
  { tag: "@phone" },
  async ({ page, request, context, visit }) => {
    await fillCart(context);
    const paths = [
      "/us",
      "/us/collections/women-shoes",
      await firstProduct(request, "/us/collections/women-shoes"),
      "/us/cart",
      "/us/login",
      "/us/pages/track-order",
      "/us/giftcard",
      "/us/checkout",
    ];
    for (const path of paths) {
      await visit(path);
      for (const percent of [150, 200]) {
        await enlargeText(page, percent);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(width, `${path} at ${percent} %`).toBeLessThanOrEqual(390);
        expect.soft(await overlaps(page.getByRole("banner")), `${path} at ${percent} %`).toEqual([]);
      }
    }
  },
);

test("large text keeps the lines of a card apart", { tag: "@phone" }, async ({ page, visit }) => {
  await visit("/us/collections/women-shoes");
  await enlargeText(page, 200);
  const lines = page.getByRole("article").first().locator("a > bdi, p");
  await expect(lines).toHaveCount(3);
  const ratios = await lines.evaluateAll((elements) =>
    elements.map((element) => {
      const { lineHeight, fontSize } = getComputedStyle(element);
      return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
    }),
  );
  for (const ratio of ratios) expect(ratio).toBeGreaterThan(1.3);
});

test("the departments move into the menu if large text leaves no room for them", async ({ page, visit }) => {
  await visit("/us");
  const banner = page.getByRole("banner");
  const menu = banner.getByRole("button", { name: "Menu" });
  await expect(menu).toBeHidden();
  await enlargeText(page, 200);
  await expect(menu).toBeVisible();
  expect(await overlaps(banner)).toEqual([]);
});

const enlargeText = (page: Page, percent: number): Promise<void> =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, `${percent}%`);

/** Pairs of visible controls that cover each other. */
function overlaps(place: Locator): Promise<string[]> {
  return place.locator("a:visible, button:visible").evaluateAll((controls) => {
    const boxes = controls.map((control) => ({
      name: control.getAttribute("aria-label") ?? control.textContent.trim(),
      box: control.getBoundingClientRect(),
    }));
    return boxes.flatMap(({ name, box }, at) =>
      boxes
        .slice(at + 1)
        .filter(
          (other) =>
            box.left < other.box.right - 1 &&
            other.box.left < box.right - 1 &&
            box.top < other.box.bottom - 1 &&
            other.box.top < box.bottom - 1,
        )
        .map((other) => `${name} and ${other.name}`),
    );
  });
}
