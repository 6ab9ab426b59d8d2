import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { expect, hydrated, test } from "./shop.ts";

const opener = (page: Page) => page.getByRole("complementary").getByRole("button", { name: /^Country:/ });
const picker = (page: Page) => page.getByRole("dialog", { name: "Country and language" });
const field = (page: Page) => picker(page).getByRole("searchbox", { name: "Search countries" });

test("[RT-22] changing country keeps the page and its query", async ({ page, visit }) => {
  await visit("/collections/women?sortBy=price-asc&page=2");
  await opener(page).click();
  await picker(page)
    .getByRole("button", { name: /^Germany/ })
    .click();
  await expect(page).toHaveURL(/\/de\/collections\/women\?sortBy=price-asc&page=2$/);
  await hydrated(page);
  await expect(opener(page)).toHaveAccessibleName(/Germany · EUR/);
});

test("[RT-22] after a client-side navigation, the picker leads to the current page", async ({ page, visit }) => {
  await visit("/de/collections/women");
  await page.getByRole("article").first().getByRole("link").click();
  await expect(page).toHaveURL(/\/de\/products\//);
  // Wait for the end of the navigation, which closes open dialogs.
  await expect(page.locator("input[data-here]")).toHaveValue(/\/products\//);
  const path = new URL(page.url()).pathname.slice("/de".length);
  await opener(page).click();
  await picker(page)
    .getByRole("button", { name: /^Denmark/ })
    .click();
  await expect(page).toHaveURL(`/dk${path}`);
});

test("[LP-25] [SF-01] the picker is a small dialog; its search field has the focus and filters by names, currency and code", async ({
  page,
  visit,
}) => {
  await visit("/");
  await opener(page).click();
  await expect.poll(() => picker(page).evaluate((dialog) => dialog.getBoundingClientRect().width)).toBe(600);
  await expect(field(page)).toBeFocused();
  await expect(picker(page).getByRole("button", { name: /^Germany/ })).toBeVisible();
  await expectAccessible(page);
  const shown = picker(page).getByRole("listitem");
  const all = await shown.count();
  expect(all).toBeGreaterThan(60);
  await field(page).fill("new z");
  await expect(shown).toHaveText([/New Zealand/]);
  await field(page).fill("deutschland");
  await expect(shown).toHaveText([/Germany/]);
  await field(page).fill("USA");
  await expect(shown).toHaveText([/United States/]);
  await field(page).fill("UK");
  await expect(shown).toHaveText([/United Kingdom/, /Ukraine/]);
  await field(page).fill("dkk");
  await expect(shown).toHaveText([/Denmark/]);
  await field(page).fill("cn");
  await expect(shown.filter({ hasText: "China" })).toHaveCount(1);
  await field(page).fill("Atlantis");
  await expect(shown).toHaveCount(0);
  await expect(picker(page).getByText("We do not deliver to “Atlantis”.")).toBeVisible();
  await field(page).fill("");
  await expect(shown).toHaveCount(all);
});

test("Escape first clears the field, then closes the picker and restores the focus", async ({ page, visit }) => {
  await visit("/");
  await opener(page).click();
  await field(page).pressSequentially("den");
  await expect(picker(page).getByRole("listitem")).toHaveText([/Denmark/]);
  await page.keyboard.press("Escape");
  await expect(field(page)).toHaveValue("");
  await expect(picker(page).getByRole("button", { name: /^Germany/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(picker(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test("text typed before the picker's code has loaded is searched for afterwards", async ({ page, visit }) => {
  const gate = Promise.withResolvers<void>();
  await page.route(/\/assets\/behaviour[-.\w]*\.js$/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await visit("/");
  await opener(page).click();
  await field(page).fill("dkk");
  gate.resolve();
  await expect(picker(page).getByRole("listitem")).toHaveText([/Denmark/]);
});

test("[PG-05] the countries load when the picker is reached for; if they fail to, a button leads to a page of them", async ({
  page,
  visit,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/);
  await page.route(/\/country$/, (route) => route.fulfill({ status: 503 }));
  await visit("/collections/women?sortBy=price-asc");
  await expect(picker(page).getByRole("listitem")).toHaveCount(0);
  await opener(page).click();
  await picker(page).getByRole("button", { name: "Country and language" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Country and language" })).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Germany/ })
    .click();
  await expect(page).toHaveURL(/\/de\/collections\/women\?sortBy=price-asc$/);
});

test("on a phone the picker opens from the drawer and fills the screen", { tag: "@phone" }, async ({ page, visit }) => {
  await visit("/collections/women");
  await page.getByRole("banner").getByRole("button", { name: "Menu" }).tap();
  await page
    .getByRole("dialog", { name: "Menu" })
    .getByRole("button", { name: /^Country:/ })
    .tap();
  await expect(picker(page)).toBeVisible();
  await expect(field(page), "no on-screen keyboard over the list").not.toBeFocused();
  await picker(page)
    .getByRole("button", { name: /^France/ })
    .tap();
  await expect(page).toHaveURL(/\/fr\/collections\/women$/);
});

const MARKETS = [
  ["", /^\$\d{1,3}(,\d{3})*$/],
  ["/gb", /^£\d{1,3}(,\d{3})*$/],
  ["/de", /^€\d{1,3}(\.\d{3})*$/],
  ["/dk", /^\d{1,3}(\.\d{3})*\skr$/],
  ["/se", /^\d{1,3}(\.\d{3})*\skr$/],
  ["/cn", /^¥\d{1,3}(,\d{3})*$/],
  ["/ru", /^₽\d{1,3}(\.\d{3})*$/],
] as const;

test("prices are in the currency and format of each country", async ({ page, context }) => {
  for (const [country, format] of MARKETS) {
    const html = await (await context.request.get(`${country}/collections/women-coats`)).text();
    const found = await page.evaluate((text) => {
      const shown = new DOMParser().parseFromString(text, "text/html");
      const spans = shown.querySelectorAll("article p > bdi:only-child");
      const { lang, dir } = shown.documentElement;
      return { prices: [...spans].map((span) => span.textContent), lang, dir };
    }, html);
    expect(found, country).toMatchObject({ lang: expect.stringMatching(/^en/), dir: "ltr" });
    expect(found.prices.length, country).toBeGreaterThan(3);
    expect(found.prices.filter((price) => !format.test(price))).toEqual([]);
  }
});

test.describe("a visitor in Germany", () => {
  test.use({ timezoneId: "Europe/Berlin" });

  test("[SF-03] a first visit offers the visitor's market once, without moving the page", async ({ page }) => {
    await page.goto("/");
    const prompt = page.getByRole("complementary", { name: "Country and currency" });
    await expect(prompt).toContainText("It looks as if you are in Germany. Prices there are in EUR.");
    await expect(prompt).toHaveCSS("position", "fixed");
    await expectAccessible(page);
    await prompt.getByRole("button", { name: "Stay with International" }).click();
    await expect(prompt).toHaveCount(0);
    expect(await page.evaluate(() => Number(localStorage.getItem("market-prompt")) > Date.now())).toBe(true);
    await page.evaluate(() => localStorage.removeItem("market-prompt"));
    await page.goto("/collections/women");
    await prompt.getByRole("button", { name: "Switch to Germany" }).click();
    await expect(page).toHaveURL(/\/de\/collections\/women$/);
  });
});
