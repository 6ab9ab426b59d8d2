import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./shop.ts";

const nav = (page: Page) => page.getByRole("navigation", { name: "Departments" });
const head = (page: Page, name: string) => nav(page).getByRole("link", { name, exact: true }).first();
/** The menu panel of a department. */
const panel = (page: Page, slug: string): Locator => page.locator(`[data-department="${slug}"] > div`);
/** Waits until the focus on an entry has loaded the menus; before, Enter follows the link. */
const loaded = (page: Page) => expect(panel(page, "men")).toBeAttached();
const isBehaviour = (url: string) => /\/assets\/behaviour[-.\w]*\.js$/.test(url);

test("hovering over a department opens its menu, and leaving closes it", async ({ page, visit }) => {
  await visit("/collections/women");
  await head(page, "Men").hover();
  await expect(panel(page, "men")).toBeVisible();
  await expect(head(page, "Men")).toHaveAttribute("aria-expanded", "true");
  await expectAccessible(page, { within: "header" });
  await head(page, "Kids").hover();
  await expect(panel(page, "kids")).toBeVisible();
  await expect(panel(page, "men")).toBeHidden();
  await panel(page, "kids").getByRole("link", { name: "Girls", exact: true }).first().hover();
  await expect(panel(page, "kids")).toBeVisible();
  await page.mouse.move(700, 890);
  await expect(panel(page, "kids")).toBeHidden();
});

test("moving the mouse across the menu opens nothing", async ({ page, visit }) => {
  await visit("/collections/women");
  await page.clock.install();
  await head(page, "Women").hover();
  await page.clock.runFor(300);
  await expect(panel(page, "women")).toBeVisible();
  await page.mouse.move(700, 890);
  await page.clock.runFor(1000);
  await expect(panel(page, "women")).toBeHidden();
  // 180 ms in total: longer than the delay of opening, shorter than the delay of closing.
  await page.clock.pauseAt(Date.now() + 60_000);
  await head(page, "Men").hover();
  await page.clock.runFor(80);
  await page.mouse.move(700, 890);
  await page.clock.runFor(100);
  await expect(panel(page, "men")).toBeHidden();
});

test("clicks on a department and in its menu follow the links", async ({ page, visit }) => {
  await visit("/");
  await head(page, "Men").hover();
  await expect(panel(page, "men")).toBeVisible();
  await panel(page, "men").getByRole("link", { name: "Coats", exact: true }).click();
  await expect(page).toHaveURL(/\/collections\/men-coats$/);
  await expect(page.getByRole("heading", { level: 1, name: "Men’s Coats" })).toBeVisible();
  await expect(panel(page, "men")).toBeHidden();
  await head(page, "Women").click();
  await expect(page).toHaveURL(/\/collections\/women$/);
});

test("the keyboard opens a menu and moves in it, and Escape restores the focus", async ({ page, visit }) => {
  await visit("/collections/women");
  for (const key of ["Enter", "ArrowDown", " "]) {
    await head(page, "Men").focus();
    await expect(head(page, "Men")).toHaveAttribute("aria-expanded", "false");
    await loaded(page);
    await page.keyboard.press(key);
    await expect(panel(page, "men")).toBeVisible();
    await expect(panel(page, "men").getByRole("link").first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(panel(page, "men")).toBeHidden();
    await expect(head(page, "Men")).toBeFocused();
  }
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(panel(page, "men").getByRole("link").nth(1)).toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await expect(panel(page, "men").locator("[data-column]").nth(1).getByRole("link").first()).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(panel(page, "men").getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/collections\/men-new-arrivals$/);
  await expect(panel(page, "men")).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
});

test("arrow keys move across the departments and wrap around, and moving the focus out of a menu closes it", async ({
  page,
  visit,
}) => {
  await visit("/collections/women");
  await head(page, "Women").focus();
  await loaded(page);
  await page.keyboard.press("ArrowRight");
  await expect(head(page, "Men")).toBeFocused();
  await page.keyboard.press("End");
  await expect(head(page, "Sale")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(head(page, "Women")).toBeFocused();
  await expect(panel(page, "women")).toBeHidden();

  await head(page, "Sale").focus();
  await page.keyboard.press("Enter");
  await expect(panel(page, "sale")).toBeVisible();
  await page.keyboard.press("End");
  await page.getByRole("link", { name: "Vitrine, home" }).focus();
  await expect(panel(page, "sale")).toBeHidden();
});

test("a tap opens a menu, a second one follows the link", { tag: "@tablet" }, async ({ page, visit }) => {
  await visit("/");
  await head(page, "Men").tap();
  await expect(panel(page, "men")).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expectAccessible(page, { within: "header" });
  const box = await panel(page, "men").boundingBox();
  expect(box?.width).toBeLessThanOrEqual(820);
  await page.touchscreen.tap(400, 1170);
  await expect(panel(page, "men")).toBeHidden();
  await head(page, "Men").tap();
  await expect(panel(page, "men")).toBeVisible();
  await head(page, "Men").tap();
  await expect(page).toHaveURL(/\/collections\/men$/);
});

test("the category row and the current department follow navigation", async ({ page, visit }) => {
  await visit("/collections/women");
  const row = (name: string) => page.getByRole("navigation", { name: `${name}, categories`, exact: true });
  await expect(head(page, "Women")).toHaveAttribute("aria-current", "page");
  await expect(row("Women")).toBeVisible();
  await expect(row("Men")).toBeHidden();

  await head(page, "Men").click();
  await expect(head(page, "Men")).toHaveAttribute("aria-current", "page");
  await expect(head(page, "Women")).not.toHaveAttribute("aria-current");
  await expect(row("Men")).toBeVisible();
  await expect(row("Women")).toBeHidden();

  await row("Men").getByRole("link", { name: "Shoes" }).click();
  await expect(row("Men").getByRole("link", { name: "Shoes" })).toHaveAttribute("aria-current", "page");
  await expect(head(page, "Men")).toHaveAttribute("aria-current", "true");

  await page.getByRole("article").first().getByRole("link").click();
  await expect(page).toHaveURL(/\/products\//);
  await expect(head(page, "Men")).toHaveAttribute("aria-current", "true");
  await expect(row("Men").locator("[aria-current]")).toHaveCount(0);
  await page.goBack();
  await expect(row("Men").getByRole("link", { name: "Shoes" })).toHaveAttribute("aria-current", "page");
  await page.reload();
  await expect(row("Men").getByRole("link", { name: "Shoes" })).toHaveAttribute("aria-current", "page");
  await expect(head(page, "Men")).toHaveAttribute("aria-current", "true");
});

test("the code of the header is loaded when the visitor interacts with it", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/collections/women-coats", { waitUntil: "networkidle" });
  await page.getByRole("main").getByRole("article").first().hover();
  expect(asked.filter((url) => url.endsWith(".js")).length).toBeGreaterThan(0);
  expect(asked.filter(isBehaviour)).toEqual([]);
  const behaviour = page.waitForRequest((request) => isBehaviour(request.url()));
  await head(page, "Men").hover();
  await behaviour;
  await expect(panel(page, "men")).toBeVisible();
});

test("[PG-05] menus load once, when the pointer reaches for them, and open when they arrive unless it has left", async ({
  page,
  visit,
}) => {
  const asked: string[] = [];
  const gate = Promise.withResolvers<void>();
  await page.route(/\/menu$/, async (route) => {
    asked.push(route.request().url());
    await gate.promise;
    await route.continue();
  });
  await visit("/collections/women-coats");
  await page.getByRole("main").getByRole("article").first().hover();
  expect(asked).toEqual([]);
  const request = page.waitForRequest(/\/menu$/);
  await head(page, "Men").hover();
  await request;
  await head(page, "Kids").hover();
  await expect(panel(page, "kids")).not.toBeAttached();
  gate.resolve();
  await expect(panel(page, "kids")).toBeVisible();
  await expect(panel(page, "men")).toBeHidden();
  await head(page, "Men").hover();
  await expect(panel(page, "men")).toBeVisible();
  expect(asked).toHaveLength(1);
});

test("without its menus, an entry is a link [ER-02]", { tag: "@tablet" }, async ({ page, visit, expectConsole }) => {
  expectConsole(/Failed to load resource/);
  await page.route(/\/menu$/, (route) => route.fulfill({ status: 503 }));
  await visit("/");
  await head(page, "Men").tap();
  await expect(page).toHaveURL(/\/collections\/men$/);
});
