// The filter and sort sheets one by one: counts, keyboard, thousands of designers, sorting, and loading their code.

import { expectAccessible } from "./accessibility.ts";
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
  settled,
} from "./refine.ts";
import { dataOf } from "./shop-data.ts";
import { expect, reach, test } from "./shop.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("[MB-03] quick choices are counted once, the newest count wins, and Apply has no count if counting fails", async ({
  page,
  visit,
  expectConsole,
}) => {
  expectConsole(/500/);
  await visit(LISTING);
  const counted: string[] = [];
  let answered = 0;
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/refine=count/, async (route) => {
    const url = route.request().url();
    counted.push(url);
    if (url.includes("Yellow")) return route.fulfill({ status: 500 });
    const response = await route.fetch();
    if (!url.includes("White")) await held;
    await route.fulfill({ response }).catch(() => undefined);
    answered += 1;
  });
  await openPanel(page);
  const colours = await openRow(page, "Colour");
  await box(colours, "Black").tap();
  await expect.poll(() => counted.length).toBe(1);
  const links = await Promise.all(["Blue", "White"].map((name) => box(colours, name).elementHandle()));
  await page.evaluate((all) => all.forEach((one) => (one as HTMLElement | null)?.click()), links);
  const { paging } = await dataOf(
    page.request,
    "collection",
    `${LISTING}?refinementList[Color][0]=Black&refinementList[Color][1]=Blue&refinementList[Color][2]=White`,
  );
  const newest = `Apply (3) ${paging.total.toLocaleString("en")} items`;
  await expect(apply(colours)).toHaveText(newest);
  await expect(colours.getByRole("status")).toHaveText(`${paging.total.toLocaleString("en")} items`);
  release();
  await expect.poll(() => answered).toBe(2);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(apply(colours)).toHaveText(newest);
  expect(counted).toHaveLength(2);
  await box(colours, "Yellow").tap();
  await expect(apply(colours)).toHaveText("Apply (4)");
  await applyAll(colours);
  await expect(row(page, "Colour")).toHaveText("Colour Black, Blue, White, Yellow");
});

test("[MB-08] dialogs pass axe, Escape closes the top one, and the focus stays inside and is restored", async ({
  page,
  visit,
}) => {
  test.slow();
  await visit("/collections/women-shoes?refinementList[Color][0]=Black");
  await opener(page).press("Enter");
  await expect(panel(page)).toBeVisible();
  await expect(opener(page)).toHaveRole("button");
  await expect(panel(page).getByRole("heading", { name: "Filter" })).toBeFocused();
  await expectAccessible(page, { within: "dialog[open]" });
  for (const name of ["Category", "Product type", "Designer", "Size", "Colour", "Price"]) {
    await row(page, name).press("Enter");
    const open = dialog(page, name);
    await expect(open.getByRole("heading", { name, exact: true })).toBeFocused();
    if (name !== "Category") await expect(apply(open)).toHaveText(/items/);
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));
    await expectAccessible(page, { within: "dialog:modal" });
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Shift+Tab");
    const isInside = await open.evaluate(
      (element) => element.contains(document.activeElement) || document.activeElement === document.body,
    );
    expect(isInside, name).toBe(true);
    await page.keyboard.press("Escape");
    await expect(open).toBeHidden();
    await expect(panel(page)).toBeVisible();
    await expect(row(page, name)).toBeFocused();
  }
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await expect(page).toHaveURL(/Black$/);
});

test("[MB-05] 2,500 designers can be searched, skipped through by letter and selected, without all being rendered", async ({
  page,
  visit,
}) => {
  const initials = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ", "1"];
  const options = Array.from({ length: 2_500 }, (_, at) => {
    const value = `${initials[at % initials.length]}telier ${String(at).padStart(4, "0")}`;
    return { value, label: value, count: (at % 40) + 1 };
  });
  await page.route(/\/pages\/designers\/.*all=/, async (route) => {
    const response = await route.fetch();
    const { loaderData } = await response.json();
    const answer = { loaderData: { ...loaderData, "listing-designers": { options } } };
    await route.fulfill({ response, body: JSON.stringify(answer) });
  });
  await visit(LISTING);
  await openPanel(page);
  const designers = await openRow(page, "Designer");
  await expect(designers.getByPlaceholder("Search 2,500 designers")).toBeVisible();
  await expect(designers.getByRole("heading", { level: 3 }).first()).toHaveText("#");
  await expect(designers.getByRole("checkbox").first()).toBeVisible();
  expect(await designers.getByRole("checkbox").count()).toBeLessThan(400);

  await designers.getByRole("button", { name: "Z", exact: true }).tap();
  await expect(designers.getByRole("heading", { level: 3, name: "Z" })).toBeInViewport();
  await expect(box(designers, "Ztelier 0025")).toBeInViewport();
  await expect(designers.getByRole("button", { name: "Z", exact: true })).toHaveAttribute("aria-current", "true");
  await box(designers, "Ztelier 0025").tap();
  await designers.getByRole("searchbox").fill("TELIER 0100");
  await expect(designers.getByRole("checkbox")).toHaveCount(1);
  await designers.getByRole("checkbox").tap();
  await expect(apply(designers)).toHaveText(/^Apply \(2\)/);
  await designers.getByRole("searchbox").fill("nobody");
  await expect(designers.getByText("No designers found.")).toBeVisible();
  await applyAll(designers);
  await expect(row(page, "Designer")).toHaveText("Designer Ztelier 0025, Ttelier 0100");
});

test("[MB-07] [SR-15] sort options are in a bottom sheet, Most relevant first; Back, an outside tap and a choice close it", async ({
  page,
  visit,
}) => {
  test.slow();
  await visit(LISTING);
  const sort = page.getByRole("main").locator("summary", { hasText: "new in" });
  const sheet = dialog(page, "Sort by");
  await sort.tap();
  await expect(sheet.getByRole("listitem")).toHaveText([
    "Most relevant",
    "New in",
    "Our selection",
    "Price, high to low",
    "Price, low to high",
  ]);
  await expect.poll(() => isLocked(page)).toBe(true);
  await expect(sheet.getByRole("button", { name: "New in" })).toHaveAttribute("aria-current", "true");
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));
  await expectAccessible(page, { within: "dialog[open]" });
  await page.goBack();
  await expect(sheet).toBeHidden();
  await settled(page);
  await sort.tap();
  await expect(sheet).toBeVisible();
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));
  await page.touchscreen.tap(195, 120);
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(LISTING);
  await settled(page);
  await sort.tap();
  await expect(sheet).toBeVisible();
  await settled(page);
  await sheet.getByRole("button", { name: "Price, low to high" }).tap();
  await expect(page).toHaveURL(`${LISTING}?sortBy=price-asc`);
  await expect(sheet).toBeHidden();
  await expect.poll(() => isLocked(page)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(LISTING);
});

test("[MB-03] the menu opens at the department of the filter", async ({ page, visit }) => {
  await visit(LISTING);
  await openPanel(page);
  const departments = await openRow(page, "Department");
  await departments.getByRole("radio", { name: /^Men / }).tap();
  await applyAll(departments);
  await applyAll(panel(page));
  await expect(page).toHaveURL(/department\]=men$/);
  // Wait for the products: the end of the navigation closes open dialogs.
  await expect(page.getByRole("link", { name: "Load more" })).toHaveAttribute("href", /department\]=men/);
  await page.getByRole("button", { name: "Menu" }).tap();
  const menu = dialog(page, "Menu");
  await expect(menu.locator("details[open] > summary").first()).toHaveText("Men");
});

test("the code of the sheets is loaded on touch, and if that fails the filters of the page open", async ({
  page,
  visit,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/);
  expectConsole(/request failed/);
  const fetched: string[] = [];
  await page.route(/\/assets\/sheets-/, (route) => {
    fetched.push(route.request().url());
    return route.abort("failed");
  });
  await visit(LISTING);
  await reach(page);
  await page.waitForLoadState("networkidle");
  expect(fetched).toEqual([]);
  await opener(page).dispatchEvent("pointerdown");
  await expect.poll(() => fetched.length).toBeGreaterThan(0);
  const section = page.getByRole("complementary", { name: "Filters" });
  await expect(section).toBeHidden();
  await opener(page).tap();
  await expect(section).toBeVisible();
  await expect(page.locator("dialog:modal")).toHaveCount(0);
});

test("[MB-07] on a desktop the filter column can be hidden and shown", async ({ page, visit }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(LISTING);
  const column = page.getByRole("complementary", { name: "Filters" });
  const across = () =>
    page.evaluate(
      () => getComputedStyle(document.querySelector("#products ul")!).gridTemplateColumns.split(" ").length,
    );
  await expect.poll(across).toBe(4);
  await page.getByRole("button", { name: "Hide filters" }).click();
  await expect(column).toBeHidden();
  await expect.poll(across).toBe(5);
  await page.getByRole("button", { name: "Show filters" }).click();
  await expect(column).toBeVisible();
});
