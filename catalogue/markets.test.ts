import { expect, test } from "vitest";
import { isKnownCurrency } from "./currencies.ts";
import { LANGUAGES, languageOf } from "./languages.ts";
import { COUNTRY_MARKETS, DEFAULT_MARKET, DEFAULTS, marketOf, REGION_MARKETS } from "./markets.ts";
import { INITIAL_LISTS, INITIAL_PRICE_LISTS } from "./initial-price-lists.ts";
import { priceListsOf } from "./shop-price-lists.ts";

test("[I18-05] the defaults are USD, www, en, default and large", () => {
  expect(DEFAULTS).toEqual({ currency: "USD", region: "www", language: "en", country: "default", imageSize: "large" });
  expect(DEFAULT_MARKET).toMatchObject({ region: "www", currency: "USD", language: "en", country: "default" });
});

test.each([
  ["FR", "FR", "eu", "EUR", "fr", "global"],
  ["de", "DE", "eu", "EUR", "de", "global"],
  ["dk", "DK", "dk", "DKK", "en", "global"],
  ["se", "SE", "se", "SEK", "en", "global"],
  ["gb", "GB", "uk", "GBP", "en", "global"],
  ["UK", "GB", "uk", "GBP", "en", "global"],
  ["us", "US", "www", "USD", "en", "global"],
  ["jp", "JP", "www", "USD", "ja", "global"],
  ["ae", "AE", "www", "USD", "ar", "global"],
  ["hk", "HK", "www", "USD", "zh", "global"],
  ["cn", "CN", "cn", "CNY", "zh", "china"],
  ["dz", "DZ", "dz", "DZD", "ar", "global"],
  ["eg", "EG", "eg", "EGP", "ar", "global"],
  ["il", "IL", "il", "ILS", "en", "global"],
  ["ng", "NG", "ng", "NGN", "en", "global"],
  ["ru", "RU", "ru", "RUB", "ru", "global"],
  ["eu", "default", "eu", "EUR", "en", "global"],
  ["www", "default", "www", "USD", "en", "global"],
])("the code %s is the market of %s: %s, %s, %s, %s", (code, country, region, currency, language, channel) => {
  expect(marketOf(code)).toMatchObject({ code: code.toLowerCase(), country, region, currency, language, channel });
});

test.each(["", "zz", "xx", "default", "france", "constructor"])("%j is not a market", (code) => {
  expect(marketOf(code)).toBeUndefined();
});

test("the shop sells to the whole European Union and to more than fifty countries in all", () => {
  const union = "AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE".split(" ");
  expect(union.filter((code) => marketOf(code)?.area !== "Europe")).toEqual([]);
  expect(COUNTRY_MARKETS.length).toBeGreaterThan(50);
});

test("codes are unique, every price list has a market, and all currencies are enabled", () => {
  const markets = [...COUNTRY_MARKETS, ...REGION_MARKETS];
  expect(new Set(markets.map(({ code }) => code)).size).toBe(markets.length);
  expect(new Set(markets.map(({ priceList }) => priceList))).toEqual(new Set(INITIAL_LISTS));
  // The initial settings say the same of each market as the table of countries.
  const assigned = markets.map(priceListsOf(INITIAL_PRICE_LISTS).assign);
  expect(assigned.map(({ hasPriorPrices: _law, ...market }) => market)).toEqual(markets);
  const asking = assigned.filter(({ hasPriorPrices }) => hasPriorPrices).map(({ code }) => code);
  expect(asking).toHaveLength(27 + 3 + 1);
  for (const code of ["gb", "uk", "ch", "us", "www"]) expect(asking).not.toContain(code);
  expect(markets.filter(({ currency }) => !isKnownCurrency(currency))).toEqual([]);
});

test("at least ten languages, each found by its code and locale, Arabic from right to left", () => {
  expect(LANGUAGES.map(({ code }) => code)).toEqual(expect.arrayContaining("en zh fr de it es ja ko ru ar".split(" ")));
  expect(LANGUAGES.map(({ code }) => languageOf(code))).toEqual(LANGUAGES);
  expect(LANGUAGES.map(({ locale }) => languageOf(locale))).toEqual(LANGUAGES);
  expect(languageOf("ar")?.direction).toBe("rtl");
  expect(languageOf("en")?.direction).toBe("ltr");
  expect(languageOf("zh-Hans-CN")?.code).toBe("zh");
  expect(languageOf("FR_ca")?.code).toBe("fr");
  expect(languageOf("tlh")).toBeUndefined();
});
