import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./shop.ts";

const opener = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Menu" });
const drawer = (page: Page) => page.getByRole("dialog", { name: "Menu" });
const phone = { tag: "@phone" };

test(
  "the drawer opens with the focus inside, and its button closes it and restores the focus",
  phone,
  async ({ page, visit }) => {
    await visit("/collections/men");
    await opener(page).tap();
    await expect(drawer(page)).toBeVisible();
    await expect(drawer(page).locator(":focus")).toHaveCount(1);
    await expectAccessible(page);
    await drawer(page).getByRole("button", { name: "Close" }).tap();
    await expect(drawer(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  },
);

test("Escape and a tap outside close the drawer", phone, async ({ page, visit }) => {
  await visit("/");
  await opener(page).tap();
  await expect(drawer(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await opener(page).tap();
  await expect(drawer(page)).toBeVisible();
  const box = await drawer(page).boundingBox();
  expect(box?.width, "a strip of the page remains to tap on").toBeLessThan(370);
  await page.touchscreen.tap(380, 500);
  await expect(drawer(page)).toBeHidden();
});

test("the focus stays inside", phone, async ({ page, visit }) => {
  await visit("/");
  await opener(page).tap();
  await expect(drawer(page)).toBeVisible();
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press("Tab");
    const isBehind = await page.evaluate(() => document.activeElement?.closest("main, header, footer") !== null);
    expect(isBehind, `after ${press + 1} presses`).toBe(false);
  }
});

test("the current department is open, and categories contain their types", phone, async ({ page, visit }) => {
  await visit("/collections/men");
  await opener(page).tap();
  const menu = drawer(page);
  await expect(menu.getByRole("link", { name: "All men" })).toBeVisible();
  await expect(menu.getByRole("link", { name: "All women" })).toBeHidden();
  const shoes = menu.locator("details[open] details").filter({ hasText: "Shoes" });
  await shoes.locator("summary").tap();
  await expect(shoes.getByRole("link", { name: "All shoes" })).toBeVisible();
  await expect(shoes.getByRole("link", { name: "Boots", exact: true })).toBeVisible();
  await menu.locator("summary", { hasText: "Women" }).first().tap();
  await expect(menu.getByRole("link", { name: "All women" })).toBeVisible();
  await expect(menu.getByRole("link", { name: "All men" })).toBeHidden();
});

test("following a link closes the drawer", phone, async ({ page, visit }) => {
  await visit("/collections/men");
  await opener(page).tap();
  await drawer(page).getByRole("link", { name: "All men" }).tap();
  await expect(drawer(page)).toBeHidden();
  await opener(page).tap();
  await drawer(page).locator("details[open] details").filter({ hasText: "Shoes" }).locator("summary").tap();
  await drawer(page).getByRole("link", { name: "Boots", exact: true }).tap();
  await expect(page).toHaveURL(/\/collections\/men-boots$/);
  await expect(page.getByRole("heading", { level: 1, name: "Men’s Boots" })).toBeVisible();
  await expect(drawer(page)).toBeHidden();
});

test("the page behind the drawer does not scroll", phone, async ({ page, visit }) => {
  await visit("/collections/men");
  await page.evaluate(() => scrollTo(0, 600));
  await opener(page).tap();
  await expect(drawer(page)).toBeVisible();
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(200, 500);
  await page.mouse.wheel(0, 5000);
  await page.mouse.move(385, 500);
  await page.mouse.wheel(0, 700);
  // A scroll would have begun two frames later.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await page.keyboard.press("Escape");
  expect(await page.evaluate(() => scrollY)).toBe(before);
});
