// The search box, a combobox over a form: in the header, on phones and on the search page.

import type { Page, Request, Route } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { expect, hydrated, test } from "./shop.ts";

const SERVICE = "**/search/suggestions";
const field = (page: Page) => page.getByRole("banner").getByPlaceholder("Search here…");
const layer = (page: Page) => page.getByRole("dialog", { name: "Search" });
const list = (page: Page) => page.getByRole("listbox", { name: "Suggestions" });
const options = (page: Page) => list(page).getByRole("option");
const active = (page: Page) => list(page).getByRole("option", { selected: true });
const isSuggesting = (request: Request): boolean => request.url().endsWith("/search/suggestions");
const typed = (route: Route): string => route.request().postDataJSON().query_clause_info.query_text;
const phone = { tag: "@phone" };

test("[SB-02] [SB-05] suggestions can be found, selected and left by keyboard", async ({ page, visit }) => {
  await visit("/de/newsletter");
  await page.keyboard.press("s");
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue("");
  await page.keyboard.type("coat");
  const box = page.getByRole("combobox", { name: "Search" });
  await expect(box).toHaveAttribute("aria-expanded", "true");
  await expect(list(page).getByRole("group", { name: "Categories" }).getByRole("option").first()).toHaveText("Coats");
  // Suggestions for the first letters may still be shown.
  await expect(async () => {
    const shown = await options(page).count();
    await expect(page.getByRole("banner").getByRole("status")).toHaveText(`${shown - 1} suggestions`, { timeout: 100 });
  }).toPass();
  await expect(list(page).locator("mark").first()).toHaveText(/^coat/i);
  await expect(list(page).getByRole("group", { name: "Products" }).getByRole("option").first()).toContainText("€");
  await expectAccessible(page, { within: "header" });
  await page.keyboard.press("ArrowDown");
  await expect(box).toHaveAttribute("aria-activedescendant", (await active(page).getAttribute("id")) ?? "");
  await expect(active(page)).toHaveText("Coats");
  await page.keyboard.press("End");
  await expect(active(page)).toHaveText(/^See all .* results for “coat”$/);
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowUp");
  await expect(active(page), "the field itself").toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(list(page)).toBeHidden();
  await expect(box).toHaveAttribute("aria-expanded", "false");
  await expect(box).toHaveValue("coat");
  await page.keyboard.press("ArrowDown");
  await expect(list(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(list(page), "the focus has left").toBeHidden();
  await box.focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(active(page)).toHaveText("Women’s Coats");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/de\/collections\/women-coats$/);
  await expect(list(page)).toBeHidden();
  await expect(field(page)).toHaveValue("");
});

test("[SB-02] shortcut keys type letters in a field, and belong to the browser with a modifier key", async ({
  page,
  visit,
}) => {
  await visit("/collections/women");
  const designers = page.getByRole("searchbox", { name: "Search designers" });
  await designers.focus();
  await page.keyboard.type("s/");
  await expect(designers).toHaveValue("s/");
  await designers.blur();
  await page.keyboard.press("Control+/");
  await expect(field(page)).not.toBeFocused();
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
});

test("[SF-06] the box says when nothing matches, corrects it, offers help pages and stores recent searches", async ({
  page,
  visit,
}) => {
  await visit("/");
  await field(page).fill("wool qxzqxz");
  await expect(options(page).first()).toHaveText("Did you mean wool?");
  await expect(page.getByRole("banner")).toContainText("No suggestions for “wool qxzqxz”.");
  await expect(options(page).last()).toHaveText(/^See all .* results for “wool”$/);
  await field(page).fill("how do I return");
  const help = list(page).getByRole("group", { name: "Help" }).getByRole("option");
  await expect(help).toHaveText(["Returns and refunds"]);
  await expect(help).toHaveAttribute("href", "/pages/return");
  await field(page).fill("snekers");
  await expect(options(page).first()).toHaveText("Did you mean sneakers?");
  await expect(page.getByRole("banner")).toContainText("No suggestions for “snekers”.");
  await field(page).press("Enter");
  await expect(page).toHaveURL(/\/pages\/search\?qTitle=snekers$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Results for snekers");
  await expect(page.getByRole("main").getByText(/^\d+ results$/)).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Showing results for sneakers.");
  await page.getByRole("main").getByRole("link", { name: "sneakers", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Results for sneakers");
  await expect(page.getByRole("main").getByPlaceholder("Search here…")).toHaveValue("sneakers");
  await field(page).click();
  const recent = list(page).getByRole("group", { name: "Recent searches" });
  await expect(recent.getByRole("option")).toHaveText(["snekers"]);
  await expect(list(page).getByRole("group", { name: "Popular designers" })).toBeVisible();
  await page.getByRole("banner").getByRole("button", { name: "Clear recent searches" }).click();
  await expect(recent).toBeHidden();
  await expect(field(page)).toBeFocused();
  await page.reload();
  await hydrated(page);
  await field(page).click();
  await expect(options(page).first()).toBeVisible();
  await expect(recent).toBeHidden();
});

test("[SR-17] a late response to an older query is never shown", async ({ page, visit }) => {
  await visit("/");
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let isThrough = false;
  const isAsked = Promise.withResolvers<void>();
  await page.route(SERVICE, async (route) => {
    if (typed(route) !== "c") return route.continue();
    isAsked.resolve();
    const answer = await route.fetch();
    await held;
    // The page may have cancelled this request.
    await route.fulfill({ response: answer }).catch(() => undefined);
    isThrough = true;
  });
  await field(page).pressSequentially("c");
  await isAsked.promise;
  await field(page).pressSequentially("oats");
  await expect(options(page).last()).toContainText("for “coats”");
  const shown = await options(page).allTextContents();
  release();
  await expect.poll(() => isThrough).toBe(true);
  expect(await options(page).allTextContents()).toEqual(shown);
});

test("[SF-08] the search box works without a connection, and if suggestions time out", async ({
  page,
  visit,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/);
  await visit("/");
  await page.route(SERVICE, (route) => (typed(route) === "wool" ? undefined : route.abort()));
  const failed = page.waitForEvent("requestfailed", isSuggesting);
  await field(page).fill("wo");
  await failed;
  await expect(list(page)).toBeHidden();
  await expect(page.getByRole("banner").getByText("No connection.").first()).toBeVisible();
  const asked = page.waitForRequest(isSuggesting);
  await field(page).fill("wool");
  await asked;
  await expect(list(page)).toBeHidden();
  await field(page).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Results for wool");
});

test("[SB-05] during input composition nothing is searched, and Enter does not submit", async ({ page, visit }) => {
  await visit("/cn");
  const asked: string[] = [];
  await page.route(SERVICE, (route) => {
    asked.push(typed(route));
    return route.continue();
  });
  await field(page).click();
  await expect(options(page).first()).toBeVisible();
  const devtools = await page.context().newCDPSession(page);
  for (const text of ["d", "da", "dayi"]) {
    await devtools.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
  }
  await field(page).dispatchEvent("keydown", { key: "Enter", isComposing: true, keyCode: 229, bubbles: true });
  await devtools.send("Input.insertText", { text: "大衣" });
  await expect(options(page).last()).toContainText("大衣");
  expect(asked).toEqual(["", "大衣"]);
  await expect(page).toHaveURL(/\/cn$/);
  await field(page).press("Enter");
  await expect(page).toHaveURL(/\/cn\/pages\/search\?qTitle=/);
});

test("[SB-05] a Chinese browser shows the Chinese fields", async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    locale: "zh-CN",
    viewport: { width: 1440, height: 900 },
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto("/cn");
  await hydrated(page);
  const request = page.waitForRequest(SERVICE);
  await page.keyboard.press("/");
  await page.keyboard.insertText("大衣");
  expect((await request).postDataJSON()).toMatchObject({ lang: "zh_CN", price_list: "cn_cny", country: "CN" });
  const chinese = page.getByRole("listbox", { name: "搜索建议" });
  await expect(chinese.getByRole("group", { name: "分类" }).getByRole("option").first()).toHaveText("大衣");
  await expect(chinese.getByRole("group", { name: "商品" }).getByRole("option").first()).toContainText("¥");
  await context.close();
});

test("text typed before the code has loaded is not lost, and the form works without the code", async ({
  page,
  visit,
  expectConsole,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/boxes-[\w-]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await visit("/");
  await page.keyboard.press("/");
  await page.keyboard.type("dress");
  await expect(list(page)).toBeHidden();
  release();
  await expect(options(page).last()).toContainText("for “dress”");
  await page.unroute(/\/boxes-[\w-]+\.js$/);
  await page.route(/\/boxes-[\w-]+\.js$/, (route) => route.abort());
  expectConsole(/ERR_FAILED/);
  const failed = page.waitForEvent("console", (message) => message.text().includes("ERR_FAILED"));
  await page.reload();
  await hydrated(page);
  await field(page).fill("dress");
  await failed;
  await field(page).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Results for dress");
});

test("[SB-05] on a phone the search fills the screen with large touch targets", phone, async ({ page, visit }) => {
  await visit("/de");
  const open = page.getByRole("banner").getByRole("button", { name: "Search", exact: true });
  await open.tap();
  await expect(layer(page)).toBeVisible();
  const own = layer(page).getByPlaceholder("Search here…");
  await expect(own).toBeFocused();
  await expect(options(page).first()).toBeVisible();
  await expect.poll(() => layer(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
  await own.fill("dress");
  await expect(options(page).last()).toContainText("for “dress”");
  await expectAccessible(page, { within: "#search-layer" });
  const targets = [...(await options(page).all()), ...(await layer(page).getByRole("button").all())];
  for (const target of targets) {
    const box = await target.boundingBox();
    expect(box?.height, await target.innerText()).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(44);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await layer(page).getByTitle("Clear the search query.").tap();
  await expect(own).toHaveValue("");
  await expect(own).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(layer(page)).toBeHidden();
  await expect(open).toBeFocused();
  await open.tap();
  await layer(page).getByRole("button", { name: "Cancel" }).tap();
  await expect(layer(page)).toBeHidden();
  await open.tap();
  await own.fill("dress");
  const product = list(page).getByRole("group", { name: "Products" }).getByRole("option").first();
  await product.tap();
  await expect(page).toHaveURL(/\/de\/products\//);
  await expect(layer(page)).toBeHidden();
});
