// The deferred controls of a listing: server markup until the visitor interacts and their code has loaded.

import type { Page } from "@playwright/test";
import { expect, test } from "./shop.ts";

const CODE = /\/controls[\w.-]*\.js/;
const filters = (page: Page) => page.getByRole("complementary", { name: "Filters" });
const black = (page: Page) => filters(page).getByRole("link", { name: /^Black / });

test("the code of the controls is not loaded before the visitor interacts", async ({ page, visit }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (CODE.test(request.url())) asked.push(request.url());
  });
  await visit("/collections/women");
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  await filters(page).hover();
  await expect(page.locator("[data-deferred]")).toHaveCount(0);
  expect(asked).toHaveLength(1);
});

test("[FL-02] a click before the code has loaded is a choice without a page load", async ({ page, visit }) => {
  const gate = Promise.withResolvers<void>();
  await page.route(CODE, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await visit("/collections/women");
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await black(page).click();
  gate.resolve();
  await expect(black(page)).toHaveAttribute("aria-current", "true");
  await expect(page).toHaveURL(/Color\]\[0\]=Black$/);
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
});

test("[FL-13] text typed before the code has loaded is not lost", async ({ page, visit }) => {
  const gate = Promise.withResolvers<void>();
  await page.route(CODE, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await visit("/collections/women");
  const from = filters(page).getByRole("textbox", { name: "From" });
  await from.fill("5x0a0");
  gate.resolve();
  await expect(from).toHaveValue("500");
  await expect(page).toHaveURL(/range\[USD\]\[min\]=500$/);
});

test("[ER-02] without the code, choices are links and the price is a form", async ({ page, visit, expectConsole }) => {
  expectConsole(/Failed to load resource|ERR_FAILED/);
  await page.route(CODE, (route) => route.abort());
  await visit("/collections/women");
  await black(page).click();
  await expect(page).toHaveURL(/Color\]\[0\]=Black$/);
  await expect(black(page)).toHaveAttribute("aria-current", "true");
  const from = filters(page).getByRole("textbox", { name: "From" });
  await from.fill("500");
  await from.press("Enter");
  await expect(page).toHaveURL(/range%5BUSD%5D%5Bmin%5D=500|range\[USD\]\[min\]=500/);
});
