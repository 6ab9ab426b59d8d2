// Filter sheets on phones and tablets, portrait and landscape: choices are pending until applied.

import type { Locator, Page } from "@playwright/test";
import {
  apply,
  applyAll,
  box,
  dialog,
  isLocked,
  LISTING,
  opener,
  openPanel,
  openRow,
  panel,
  row,
  scrolledTo,
  searches,
  settled,
  tapOpener,
} from "./refine.ts";
import { dataOf } from "./shop-data.ts";
import { expect, hydrated, test } from "./shop.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Opens the panel from the middle of the page: it fills the screen, and the page behind does not move. */
async function openOver(page: Page, size: { readonly width: number; readonly height: number }): Promise<void> {
  const below = async () => [await scrolledTo(page), await page.evaluate(() => document.body.clientWidth)];
  await page.evaluate(() => scrollTo(0, 420));
  const before = await below();
  await tapOpener(page);
  await expect.poll(() => isLocked(page)).toBe(true);
  expect(await below()).toEqual(before);
  await expect.poll(() => panel(page).boundingBox()).toMatchObject({ x: 0, y: 0, ...size });
}

for (const [width, height] of [
  [390, 844],
  [768, 1024],
] as const) {
  test.describe(`${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test("[MB-01] [MB-02] [MB-03] [SF-07] choices in several dialogs are applied together", async ({ page, visit }) => {
      test.slow();
      await visit(LISTING);
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      await openOver(page, { width, height });
      await expect(panel(page).getByRole("listitem")).toHaveText([
        /^Department All/,
        /^Category All/,
        /^Product type Choose a category first/,
        /^Designer All \d+/,
        /^Colour All/,
        "Material All",
        "Length All",
        "Heel height All",
        "Pattern All",
        /^Price Any/,
        "Discount All",
      ]);

      const colours = await openRow(page, "Colour");
      await box(colours, "Black").tap();
      await box(colours, "White").tap();
      await expect(apply(colours)).toHaveText(/^Apply \(2\) [\d,]+ items?$/);
      await applyAll(colours);
      await expect(colours).toBeHidden();
      await expect(row(page, "Colour")).toHaveText("Colour Black, White");

      const departments = await openRow(page, "Department");
      await departments.getByRole("radio", { name: /^Men / }).tap();
      await expect(apply(departments)).toHaveText(/^Apply \(1\)/);
      await applyAll(departments);
      const categories = await openRow(page, "Category");
      await categories.getByRole("radio", { name: /^Clothing / }).tap();
      await applyAll(categories);
      const sizes = await openRow(page, "Size");
      await box(sizes, "M").tap();
      await expect(apply(sizes)).toHaveText(/^Apply \(1\)/);
      // Back keeps what was chosen, like Apply.
      await page.goBack();
      await expect(row(page, "Size")).toHaveText("Size M");
      await settled(page);
      await expect(page).toHaveURL(LISTING);
      expect(await isSideways(page)).toBe(false);

      await applyAll(panel(page));
      await expect(page).toHaveURL(/menu\[department\]=men&.*tags\]\[0\]=Clothing&.*Size\]\[0\]=M&.*Black&.*White$/);
      await expect(panel(page)).toBeHidden();
      await expect(opener(page)).toHaveText("Filter (5)");
      await expect.poll(() => isLocked(page)).toBe(false);
      expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
      const { pathname, search } = new URL(page.url());
      const { paging } = await dataOf(page.request, "collection", pathname + search);
      await expect(page.locator("main output[data-state]")).toContainText(`${paging.total} item`);
      await page.goBack();
      await expect(page).toHaveURL(LISTING);
      await expect(opener(page)).toHaveText("Filter");
    });
  });
}

/** Small phones, and phones in landscape. */
for (const [width, height] of [
  [360, 740],
  [740, 360],
  [844, 390],
] as const) {
  test.describe(`${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test("[MB-01] [MB-02] the panel and a dialog fill the screen, and choices are applied", async ({ page, visit }) => {
      test.slow();
      await visit(LISTING);
      await openOver(page, { width, height });
      const departments = await openRow(page, "Department");
      await expect.poll(() => departments.boundingBox()).toMatchObject({ x: 0, y: 0, width, height });
      await departments.getByRole("radio", { name: /^Men / }).tap();
      await expect(apply(departments)).toHaveText(/^Apply \(1\)/);
      expect(await isSideways(page)).toBe(false);
      await applyAll(departments);
      await expect(row(page, "Department")).toHaveText("Department Men");
      await applyAll(panel(page));
      await expect(page).toHaveURL(/menu\[department\]=men$/);
      await expect(panel(page)).toBeHidden();
      await expect(opener(page)).toHaveText("Filter (1)");
      await expect.poll(() => isLocked(page)).toBe(false);
    });
  });
}

/** True if an element of an open dialog is wider than the screen. */
const isSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [...document.querySelectorAll("dialog[open], dialog[open] *")].some((one) => one.scrollWidth > innerWidth),
  );

test("[MB-08] [SF-07] the back gesture closes the dialog, whose choices stay pending, then the panel, then leaves the page, which keeps its position", async ({
  page,
  visit,
}) => {
  test.slow();
  await visit("/");
  await page.goto(LISTING);
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, 500));
  const asked = searches(page);
  await tapOpener(page);
  const colours = await openRow(page, "Colour");
  await box(colours, "Black").tap();
  await page.goBack();
  await expect(colours).toBeHidden();
  await expect(panel(page)).toBeVisible();
  await expect(row(page, "Colour")).toHaveText("Colour Black");
  await page.goBack();
  await expect(panel(page)).toBeHidden();
  await expect(page).toHaveURL(LISTING);
  await expect.poll(() => scrolledTo(page)).toBe(500);
  expect(asked.filter((request) => !request.url().includes("refine="))).toEqual([]);

  await settled(page);
  await tapOpener(page);
  await openRow(page, "Price");
  await dialog(page, "Price").getByRole("button", { name: "Close" }).tap();
  await expect(panel(page)).toBeHidden();
  await settled(page);
  await page.getByRole("article").nth(3).getByRole("link").tap();
  await expect(page).toHaveURL(/\/products\//);
  await page.goBack();
  await expect(page).toHaveURL(LISTING);
  await expect.poll(() => scrolledTo(page)).toBeGreaterThan(400);
  await page.goBack();
  await expect(page).toHaveURL("/");
});

test("[MB-06] [LP-24] widening the window to a desktop, from 1024 px, closes the sheets and keeps applied filters", async ({
  page,
  visit,
}) => {
  test.slow();
  const path = `${LISTING}?refinementList[Color][0]=Black`;
  await page.setViewportSize({ width: 768, height: 1024 });
  await visit("/");
  await page.goto(path);
  await hydrated(page);
  await openPanel(page);
  const colours = await openRow(page, "Colour");
  await box(colours, "White").tap();
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(page.locator("dialog:modal")).toHaveCount(0);
  await expect(page).toHaveURL(path);
  const column = page.getByRole("complementary", { name: "Filters" });
  await expect(column.getByRole("link", { name: /^Black / })).toHaveAttribute("aria-current", "true");
  await expect(column.getByRole("link", { name: /^White / })).not.toHaveAttribute("aria-current");
  await expect.poll(() => isLocked(page)).toBe(false);
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(panel(page)).toBeHidden();
  await settled(page);
  await openPanel(page);
  await expect(row(page, "Colour")).toHaveText("Colour Black");
  await page.goBack();
  await expect(panel(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL("/");
});

test("[MB-02] the second of two fast taps does nothing", async ({ page, visit }) => {
  test.slow();
  await visit(LISTING);
  const client = await page.context().newCDPSession(page);
  const twice = async (target: Locator) => {
    await target.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await target.boundingBox())!;
    const finger = { x: x + width / 2, y: y + height / 2 };
    const begin = Date.now() / 1_000;
    const touch = (type: "touchStart" | "touchEnd", after: number) =>
      client.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: type === "touchStart" ? [finger] : [],
        timestamp: begin + after,
      });
    // The timestamps are those of fast fingers, however slow the machine is.
    await Promise.all([
      touch("touchStart", 0),
      touch("touchEnd", 0.04),
      touch("touchStart", 0.12),
      touch("touchEnd", 0.16),
    ]);
  };
  await twice(opener(page));
  await expect(panel(page)).toBeVisible();
  await expect(page.locator("dialog:modal")).toHaveCount(1);
  await settled(page);
  await twice(row(page, "Colour"));
  const colours = dialog(page, "Colour");
  await expect(colours).toBeVisible();
  await expect(colours.getByRole("checkbox", { checked: true })).toHaveCount(0);
  await settled(page);
  await box(colours, "Black").tap();
  await twice(apply(colours));
  await expect(colours).toBeHidden();
  await expect(panel(page)).toBeVisible();
  await expect(page).toHaveURL(LISTING);
  await settled(page);
  await twice(apply(panel(page)));
  await expect(page).toHaveURL(/Black$/);
  await page.goBack();
  await expect(page).toHaveURL(LISTING);
});

test("[MB-03] [MB-04] without changes nothing is searched, and Back restores cleared filters", async ({
  page,
  visit,
}) => {
  test.slow();
  const path = `${LISTING}?refinementList[Color][0]=Black&range[USD][max]=900`;
  await visit(path);
  const entries = await page.evaluate(() => history.length);
  const asked = searches(page);
  await openPanel(page);
  await expect(apply(panel(page))).toHaveText(/^Apply \(2\) [\d,]+ items?$/);
  await applyAll(panel(page));
  await expect(panel(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  expect(asked).toEqual([]);

  await openPanel(page);
  await panel(page).getByRole("button", { name: "Clear all" }).tap();
  await expect(row(page, "Colour")).toHaveText("Colour All");
  await expect(panel(page).getByRole("button", { name: "Clear all" })).toBeDisabled();
  await page.goBack();
  await expect(panel(page)).toBeHidden();
  await expect(page).toHaveURL(path);
  await settled(page);
  await openPanel(page);
  await expect(row(page, "Colour")).toHaveText("Colour Black");

  const price = await openRow(page, "Price");
  await price.getByRole("button", { name: "Clear" }).tap();
  await expect(apply(price)).toHaveText(/^Apply [\d,]+ items$/);
  await price.getByLabel("From").fill("700");
  await price.getByLabel("To").fill("50");
  await apply(price).tap();
  await expect(price.getByRole("alert")).toHaveText("This was below your minimum, so we cleared it.");
  await price.getByLabel("To").fill("1200");
  await expect(apply(price)).toHaveText(/^Apply \(2\)/);
  await applyAll(price);
  await expect(row(page, "Price")).toHaveText("Price $700 – $1,200");
  await panel(page).getByRole("button", { name: "Remove filter Black" }).tap();
  await applyAll(panel(page));
  await expect(page).toHaveURL(/all\?range\[USD\]\[min\]=700&range\[USD\]\[max\]=1200$/);
  await expect.poll(() => page.evaluate(() => history.length)).toBe(entries + 1);
});
