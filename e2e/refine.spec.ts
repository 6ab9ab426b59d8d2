// Refining a listing by touch: the panel, its dialogs and the orders, at the widths of phones and tablets, upright and on their side.

import type { Locator, Page, Request } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { dataOf } from "./shop-data.ts";
import { expect, hydrated, reach, test } from "./shop.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const LISTING = "/collections/all";

const panel = (page: Page) => page.getByRole("dialog", { name: "Filter" });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });
/** A link until the listing's controls have their code, then a button. */
const opener = (page: Page) => page.getByRole("main").locator("a[data-sheet]");
const row = (page: Page, name: string) => panel(page).getByRole("button", { name: new RegExp(`^${name} `) });
const box = (of: Locator, name: string) => of.getByRole("checkbox", { name: new RegExp(`^${name} `) });
const apply = (of: Locator) => of.getByRole("button", { name: /^Apply/ });

async function openRow(page: Page, name: string): Promise<Locator> {
  await row(page, name).tap();
  await expect(dialog(page, name)).toBeVisible();
  return dialog(page, name);
}

/** What the page asks of the listing's loader from now on. */
function searches(page: Page): Request[] {
  const asked: Request[] = [];
  page.on("request", (request) => {
    if (request.headers()["accept"]?.includes("vnd.vitrine.data") && request.url().includes("/collections/")) {
      asked.push(request);
    }
  });
  return asked;
}

/** Where it stands: Playwright would first scroll the page, since the bar that sticks is under the header's padding. */
async function tapOpener(page: Page): Promise<void> {
  const { x, y, width, height } = (await opener(page).boundingBox())!;
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await expect(panel(page)).toBeVisible();
}

const isLocked = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY === "hidden");
const scrolledTo = (page: Page) => page.evaluate(() => window.scrollY);

for (const [width, height] of [
  [360, 740],
  [740, 360],
  [390, 844],
  [844, 390],
  [768, 1024],
] as const) {
  test.describe(`${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test("[MB-01] [MB-02] [MB-03] choices of several dialogs are applied together", async ({ page, visit }) => {
      test.slow();
      await visit(LISTING);
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      await page.evaluate(() => scrollTo(0, 420));
      const [top, wide] = [await scrolledTo(page), await page.evaluate(() => document.body.clientWidth)];
      await tapOpener(page);
      expect(await isLocked(page)).toBe(true);
      expect([await scrolledTo(page), await page.evaluate(() => document.body.clientWidth)]).toEqual([top, wide]);
      expect(await panel(page).boundingBox()).toMatchObject({ x: 0, y: 0, width, height });
      await expect(panel(page).getByRole("listitem")).toHaveText([
        /^Department All/,
        /^Category All/,
        /^Product type Choose a category first/,
        /^Designer All \d+/,
        /^Colour All/,
        /^Price Any/,
      ]);

      const colours = await openRow(page, "Colour");
      await box(colours, "Black").tap();
      await box(colours, "White").tap();
      await expect(apply(colours)).toHaveText(/^Apply \(2\) [\d,]+ items?$/);
      await apply(colours).tap();
      await expect(colours).toBeHidden();
      await expect(row(page, "Colour")).toHaveText("Colour Black, White");

      const departments = await openRow(page, "Department");
      await departments.getByRole("radio", { name: /^Men / }).tap();
      await expect(apply(departments)).toHaveText(/^Apply \(1\)/);
      await apply(departments).tap();
      const categories = await openRow(page, "Category");
      await categories.getByRole("radio", { name: /^Clothing / }).tap();
      await apply(categories).tap();
      const sizes = await openRow(page, "Size");
      await box(sizes, "M").tap();
      await expect(apply(sizes)).toHaveText(/^Apply \(1\)/);
      await apply(sizes).tap();
      await expect(row(page, "Size")).toHaveText("Size M");
      await expect(page).toHaveURL(LISTING);
      const sideways = await page.evaluate(() =>
        [...document.querySelectorAll("dialog[open], dialog[open] *")].some((one) => one.scrollWidth > innerWidth),
      );
      expect(sideways).toBe(false);

      await apply(panel(page)).tap();
      await expect(page).toHaveURL(/menu\[department\]=men&.*tags\]\[0\]=Clothing&.*Size\]\[0\]=M&.*Black&.*White$/);
      await expect(panel(page)).toBeHidden();
      await expect(opener(page)).toHaveText("Filter (5)");
      expect(await isLocked(page)).toBe(false);
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

test("[MB-08] the back gesture closes the dialog, then the panel, then leaves the page, whose place is kept", async ({
  page,
  visit,
}) => {
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
  await expect(row(page, "Colour")).toHaveText("Colour All");
  await page.goBack();
  await expect(panel(page)).toBeHidden();
  await expect(page).toHaveURL(LISTING);
  expect(await scrolledTo(page)).toBe(500);
  expect(asked.filter((request) => !request.url().includes("refine="))).toEqual([]);

  await tapOpener(page);
  await openRow(page, "Price");
  await dialog(page, "Price").getByRole("button", { name: "Close" }).tap();
  await expect(panel(page)).toBeHidden();
  await page.getByRole("article").nth(3).getByRole("link").tap();
  await expect(page).toHaveURL(/\/products\//);
  await page.goBack();
  await expect(page).toHaveURL(LISTING);
  await expect.poll(() => scrolledTo(page)).toBeGreaterThan(400);
  await page.goBack();
  await expect(page).toHaveURL("/");
});

test("[MB-06] a window that becomes a desktop's hides what is open and keeps what was applied", async ({
  page,
  visit,
}) => {
  const path = `${LISTING}?refinementList[Color][0]=Black`;
  await page.setViewportSize({ width: 768, height: 1024 });
  await visit("/");
  await page.goto(path);
  await hydrated(page);
  await opener(page).tap();
  const colours = await openRow(page, "Colour");
  await box(colours, "White").tap();
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(page.locator("dialog:modal")).toHaveCount(0);
  await expect(page).toHaveURL(path);
  const column = page.getByRole("complementary", { name: "Filters" });
  await expect(column.getByRole("link", { name: /^Black / })).toHaveAttribute("aria-current", "true");
  await expect(column.getByRole("link", { name: /^White / })).not.toHaveAttribute("aria-current");
  expect(await isLocked(page)).toBe(false);
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(panel(page)).toBeHidden();
  await opener(page).tap();
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
    // As fast as fingers are, however slow the machine: the events carry their own times.
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
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));
  await twice(row(page, "Colour"));
  const colours = dialog(page, "Colour");
  await expect(colours).toBeVisible();
  await expect(colours.getByRole("checkbox", { checked: true })).toHaveCount(0);
  await box(colours, "Black").tap();
  await twice(apply(colours));
  await expect(colours).toBeHidden();
  await expect(panel(page)).toBeVisible();
  await expect(page).toHaveURL(LISTING);
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));
  await twice(apply(panel(page)));
  await expect(page).toHaveURL(/Black$/);
  await page.goBack();
  await expect(page).toHaveURL(LISTING);
});

test("[MB-03] [MB-04] nothing changed is nothing searched, and what is cleared comes back with Back", async ({
  page,
  visit,
}) => {
  const path = `${LISTING}?refinementList[Color][0]=Black&range[USD][max]=900`;
  await visit(path);
  const entries = await page.evaluate(() => history.length);
  const asked = searches(page);
  await opener(page).tap();
  await expect(apply(panel(page))).toHaveText(/^Apply \(2\) [\d,]+ items?$/);
  await apply(panel(page)).tap();
  await expect(panel(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  expect(asked).toEqual([]);

  await opener(page).tap();
  await panel(page).getByRole("button", { name: "Clear all" }).tap();
  await expect(row(page, "Colour")).toHaveText("Colour All");
  await expect(panel(page).getByRole("button", { name: "Clear all" })).toBeDisabled();
  await page.goBack();
  await expect(panel(page)).toBeHidden();
  await expect(page).toHaveURL(path);
  await opener(page).tap();
  await expect(row(page, "Colour")).toHaveText("Colour Black");

  const price = await openRow(page, "Price");
  await price.getByRole("button", { name: "Clear" }).tap();
  await expect(apply(price)).toHaveText(/^Apply [\d,]+ items$/);
  await price.getByLabel("From").fill("700");
  await price.getByLabel("To").fill("50");
  await apply(price).tap();
  await expect(price.getByRole("alert")).toHaveText("That was below the lowest price, so it was cleared.");
  await price.getByLabel("To").fill("1200");
  await expect(apply(price)).toHaveText(/^Apply \(2\)/);
  await apply(price).tap();
  await expect(row(page, "Price")).toHaveText("Price $700 – $1,200");
  await panel(page).getByRole("button", { name: "Remove filter Black" }).tap();
  await apply(panel(page)).tap();
  await expect(page).toHaveURL(/all\?range\[USD\]\[min\]=700&range\[USD\]\[max\]=1200$/);
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
});

test("[MB-03] pending choices are counted once a burst, the newest count wins, and without one Apply is plain", async ({
  page,
  visit,
  expectConsole,
}) => {
  expectConsole(/500/);
  await visit(LISTING);
  const counted: string[] = [];
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
  });
  await opener(page).tap();
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
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(apply(colours)).toHaveText(newest);
  expect(counted).toHaveLength(2);
  await box(colours, "Yellow").tap();
  await expect(apply(colours)).toHaveText("Apply (4)");
  await apply(colours).tap();
  await expect(row(page, "Colour")).toHaveText("Colour Black, Blue, White, Yellow");
});

test("[MB-08] dialogs are for everyone: axe, Escape for the top one, the focus kept in and given back", async ({
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

test("[MB-05] 2,500 designers are searched, jumped through and chosen from, without being there all at once", async ({
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
  await opener(page).tap();
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
  await expect(designers.getByText("No designer of that name here.")).toBeVisible();
  await apply(designers).tap();
  await expect(row(page, "Designer")).toHaveText("Designer Ztelier 0025, Ttelier 0100");
});

test("[MB-07] [SR-15] the orders are a sheet at the bottom: Most relevant first, closed by Back, beside it, and by a choice", async ({
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
    "Price, high to low",
    "Price, low to high",
  ]);
  expect(await isLocked(page)).toBe(true);
  await expect(sheet.getByRole("button", { name: "New in" })).toHaveAttribute("aria-current", "true");
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));
  await expectAccessible(page, { within: "dialog[open]" });
  await page.goBack();
  await expect(sheet).toBeHidden();
  await sort.tap();
  await expect(sheet).toBeVisible();
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));
  await page.touchscreen.tap(195, 120);
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(LISTING);
  await sort.tap();
  await sheet.getByRole("button", { name: "Price, low to high" }).tap();
  await expect(page).toHaveURL(`${LISTING}?sortBy=price-asc`);
  await expect(sheet).toBeHidden();
  expect(await isLocked(page)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(LISTING);
});

test("[MB-03] the department that is applied is the one at which the menu opens", async ({ page, visit }) => {
  await visit(LISTING);
  await opener(page).tap();
  const departments = await openRow(page, "Department");
  await departments.getByRole("radio", { name: /^Men / }).tap();
  await apply(departments).tap();
  await apply(panel(page)).tap();
  await expect(page).toHaveURL(/department\]=men$/);
  // The navigation is over when its products are there; as it ends it closes what is open.
  await expect(page.getByRole("link", { name: "Load more" })).toHaveAttribute("href", /department\]=men/);
  await page.getByRole("button", { name: "Menu" }).tap();
  const menu = dialog(page, "Menu");
  await expect(menu.locator("details[open] > summary").first()).toHaveText("Men");
});

test("the sheets' code is fetched when a finger comes down; where it does not come, the page's own filters open", async ({
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

test("[MB-07] on a desktop the column of filters is hidden and shown again", async ({ page, visit }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(LISTING);
  const column = page.getByRole("complementary", { name: "Filters" });
  const across = () =>
    page.evaluate(
      () => getComputedStyle(document.querySelector("#products ul")!).gridTemplateColumns.split(" ").length,
    );
  expect(await across()).toBe(4);
  await page.getByRole("button", { name: "Hide filters" }).click();
  await expect(column).toBeHidden();
  expect(await across()).toBe(5);
  await page.getByRole("button", { name: "Show filters" }).click();
  await expect(column).toBeVisible();
});
