// Accessibility of listings: axe at every width with filters open and closed, and use by keyboard.

import { expectAccessible } from "./accessibility.ts";
import { becomeDesktop, becomeTablet } from "./devices.ts";
import { expect, test } from "./shop.ts";

const EVERYWHERE = { tag: ["@desktop", "@tablet", "@phone"] };
/** The tests continue on the tablet with the page of the desktop. */
const DESKTOP_AND_PHONE = { tag: ["@desktop", "@phone"] };

interface Listing {
  readonly path: string;
  /** True if every-page.spec.ts checks it with closed filters. */
  readonly isCheckedClosed: boolean;
}

const LISTINGS: readonly Listing[] = [
  {
    path: "/collections/women-shoes?refinementList[Size][0]=IT 38&refinementList[Color][0]=Black",
    isCheckedClosed: false,
  },
  { path: "/collections/sale", isCheckedClosed: true },
  { path: "/pages/search?qTitle=leather", isCheckedClosed: true },
  { path: "/collections/women?refinementList[Color][0]=Gold&range[USD][max]=1", isCheckedClosed: false },
  { path: "/pages/designers/collections/women?find=a", isCheckedClosed: false },
];

for (const { path, isCheckedClosed } of LISTINGS) {
  test(`axe finds no violation at ${path}`, DESKTOP_AND_PHONE, async ({ page, visit }) => {
    test.slow();
    const isDesktop = test.info().project.name === "desktop";
    await visit(path);
    if (!isCheckedClosed) await expectAccessible(page, { within: "main" });
    if (isDesktop) await becomeTablet(page);
    if (isDesktop && !isCheckedClosed) await expectAccessible(page, { within: "main" });
    // The filters of a phone without the code of the sheets.
    await page.evaluate(() => location.assign("#filters"));
    // Toggles every panel.
    await page.locator("#filters details > summary").evaluateAll((titles: HTMLElement[]) => {
      for (const title of titles) title.click();
    });
    await expectAccessible(page, { within: "main" });
    if (isDesktop) {
      await becomeDesktop(page);
      await expectAccessible(page, { within: "main" });
    }
  });
}

test("the page has headings, landmarks and a polite count", EVERYWHERE, async ({ page, visit }) => {
  await visit("/collections/women");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.getByRole("main").getByRole("status").first()).toContainText(/[\d,]+ items/);
  await expect(page.getByRole("region", { name: "Products" })).toBeVisible();
});

test(
  "the control that sorts is named by what it does and by the current order",
  { tag: "@phone" },
  async ({ page, visit }) => {
    await visit("/collections/women");
    await expect(page.locator("summary[data-sheet]")).toMatchAriaSnapshot("- text: Sort by new in");
  },
);

test("forced colours show plus and minus of filters, and which ones are chosen", async ({ page, visit }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await visit("/collections/women-shoes?refinementList[Color][0]=Black");
  const filters = page.getByRole("complementary", { name: "Filters" });
  const marks = await filters
    .locator("details > summary:visible")
    .evaluateAll((titles) => titles.map((title) => getComputedStyle(title, "::after").backgroundImage));
  expect(marks).toContainEqual(expect.stringMatching(/^linear-gradient/));
  const designer = filters.locator("details", { hasText: "Designer" }).getByRole("listitem").first().getByRole("link");
  const box = () => designer.evaluate((link) => getComputedStyle(link, "::before").backgroundColor);
  const empty = await box();
  await designer.click();
  await expect(designer).toHaveAttribute("aria-current", "true");
  expect(await box()).not.toBe(empty);
});

test("filtering, sorting and loading more by keyboard", async ({ page, visit }) => {
  await visit("/collections/women-coats");
  const main = page.getByRole("main");
  // Other tests cover the header.
  await main.focus();
  await page.keyboard.press("Tab");
  const seen: string[] = [];
  for (let step = 0; step < 120 && !seen.includes("Colour"); step += 1) {
    const focused = page.locator(":focus");
    seen.push((await focused.innerText().catch(() => "")).split("\n")[0]?.trim() ?? "");
    await page.keyboard.press("Tab");
  }
  expect(seen).toEqual(expect.arrayContaining(["Designer", "Colour"]));
  await page.keyboard.press("Enter"); // the first colour
  await expect(page).toHaveURL(/Color\]\[0\]=Black$/);
  await main.locator("summary", { hasText: "Sort by" }).focus();
  await page.keyboard.press("Enter");
  for (let option = 0; option < 5; option += 1) await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveText("Price, low to high");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/sortBy=price-asc$/);
});

test("[LP-08] a card shows its second picture and its sizes on focus", async ({ page, visit }) => {
  await visit("/collections/women-coats");
  const card = page.getByRole("article").first();
  await expect(card.locator("img").nth(1)).toBeHidden();
  await page.getByRole("region", { name: "Products" }).press("Tab");
  await card.getByRole("link").focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(card.getByRole("link")).toBeFocused();
  await expect(card.locator("img").nth(1)).toBeVisible();
});

test("there is no horizontal scrolling at 320 px", async ({ page, visit }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of [
    "/collections/women-shoes?refinementList[Color][0]=Black",
    "/pages/designers/collections/women",
  ]) {
    await visit(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), path).toBe(true);
  }
});
