// Pages in the language of the visitor's cookie.

import type { Page } from "@playwright/test";
import { currencyOf, currencyOfList, INITIAL_LISTS, LANGUAGES, COUNTRY_MARKETS, type LanguageCode } from "#catalogue";
import { GLOSSARY_LANGUAGES } from "../translation/languages/index.ts";
import { clippedTexts } from "./clipped.ts";
import { dataOf, firstProduct } from "./shop-data.ts";
import { expect, hydrated, test } from "./shop.ts";
import { englishLeft, visibleTexts } from "./untranslated.ts";

test("[I18-04] a page is in one language, before and after hydration", async ({
  page,
  visit,
  context,
  baseURL,
  expectConsole,
}) => {
  expectConsole(/404/);
  await context.addCookies([{ name: "language", value: "fr", url: baseURL ?? "" }]);
  const texts: string[] = [];
  page.on("request", (request) => {
    if (/\/t-[\w-]+\.js$/.test(request.url())) texts.push(new URL(request.url()).pathname);
  });
  await visit("/no/such/page");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr-FR");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cette page n’existe pas");
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((path) => !path.startsWith("/assets/fr/"))).toEqual([]);
});

/** One country for each currency of the shop. */
const COUNTRIES = INITIAL_LISTS.map(currencyOfList).map((code) => {
  const market = COUNTRY_MARKETS.find(({ currency }) => currency === code);
  if (!market) throw new Error(`No country pays in ${code}`);
  return market;
});

/** Desktop and phone. */
const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };

test("[I18-04] [I18-06] home, listing, product and bag in ten languages and eleven currencies have no English and no clipped text at any width", async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(240_000);
  await fillCart(page, baseURL ?? "");
  const problems: string[] = [];
  const moneys = new Set<string>();
  let loads = 0;
  for (const { code: language, locale, direction } of LANGUAGES) {
    await context.addCookies([{ name: "language", value: language, url: baseURL ?? "" }]);
    for (const kind of ["home", "listing", "product", "bag"] as const) {
      const market = COUNTRIES[loads++ % COUNTRIES.length] ?? COUNTRIES[0]!;
      const path = await pathOf(kind, market.code, page);
      await page.goto(path);
      await hydrated(page);
      const where = `${path} in ${language}`;
      const html = page.locator("html");
      await expect(html, where).toHaveAttribute("lang", locale.split("-u-")[0] ?? "");
      await expect(html, where).toHaveAttribute("dir", direction);
      if (kind !== "home") {
        await expect(page.locator("main"), where).toContainText(currencyOf(market.currency).symbol);
        moneys.add(market.currency);
      }
      // Every other page is opened narrow and widened.
      for (const size of loads % 2 === 0 ? [NARROW, WIDE] : [WIDE, NARROW]) {
        await page.setViewportSize(size);
        const found = await problemsOf(page, language);
        problems.push(...found.map((problem) => `${where}, ${size.width} px: ${problem}`));
      }
    }
  }
  expect(problems).toEqual([]);
  expect(moneys.size).toBe(COUNTRIES.length);
});

/** Untranslated product texts share words with the interface, so they are left out. */
const isWhollyTranslated = (language: LanguageCode): boolean =>
  GLOSSARY_LANGUAGES.some(({ code }) => code === language);

async function problemsOf(page: Page, language: LanguageCode): Promise<readonly string[]> {
  const clipped = await page.evaluate(clippedTexts);
  const english = isWhollyTranslated(language) ? englishLeft(await page.evaluate(visibleTexts), language) : [];
  return [...clipped, ...english.map((text) => `still says “${text}”`)];
}

async function pathOf(kind: "home" | "listing" | "product" | "bag", code: string, page: Page): Promise<string> {
  if (kind === "home") return `/${code}`;
  if (kind === "bag") return `/${code}/cart`;
  const listing = `/${code}/collections/women-coats`;
  return kind === "listing" ? listing : firstProduct(page.request, listing);
}

async function fillCart(page: Page, origin: string): Promise<void> {
  const path = await firstProduct(page.request);
  const { sizes } = await dataOf(page.request, "product", path);
  const variant = sizes.find(({ stock }) => stock > 0)?.variantId ?? "";
  const form = { intent: "add", variantId: variant, from: path };
  expect((await page.request.post("/cart", { form, headers: { origin } })).ok()).toBe(true);
}
