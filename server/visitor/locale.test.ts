import { expect, test } from "vitest";
import { resolveLocale, type LocaleRequest } from "./locale.ts";
import { soldMarkets } from "#catalogue";

const resolved = (request: Partial<LocaleRequest>, channel: "global" | "china" = "global") => {
  const { code, market, language } = resolveLocale({ path: "/", ...request }, soldMarkets({}, channel));
  return [code, market.code, market.currency, language].join(" ");
};

test("precedence of the market: address, picker, proxy, default [I18-05] [RT-22]", () => {
  const all = { chosenCountry: "dk", proxyCountry: "GB" };
  expect(resolved({ ...all, path: "/fr/collections/women" })).toBe("fr fr EUR fr");
  expect(resolved({ ...all, path: "/collections/women" })).toBe("dk dk DKK en");
  expect(resolved({ proxyCountry: "GB" })).toBe(" gb GBP en");
  expect(resolved({})).toBe(" www USD en");
});

test("unknown country codes are ignored [RT-19]", () => {
  expect(resolved({ path: "/zz/cart", chosenCountry: "atlantis", proxyCountry: "XX" })).toBe(" www USD en");
  expect(resolved({ path: "/zz/cart", chosenCountry: "de", proxyCountry: "T1" })).toBe("de de EUR en");
});

test("precedence of the language: chosen, market in the address, browser, default", () => {
  const browser = { acceptLanguage: "it-CH, fr;q=0.8" };
  expect(resolved({ ...browser, path: "/de", chosenLanguage: "ja" })).toBe("de de EUR ja");
  expect(resolved({ ...browser, path: "/de" })).toBe("de de EUR de");
  expect(resolved({ ...browser, chosenCountry: "de" })).toBe("de de EUR it");
  expect(resolved({ ...browser, proxyCountry: "DE" })).toBe(" de EUR it");
  expect(resolved({ acceptLanguage: "nl" })).toBe(" www USD en");
  expect(resolved({ path: "/de", chosenLanguage: "tlh" })).toBe("de de EUR de");
});

test("a region of several countries leaves the language to the browser; a country does not", () => {
  expect(resolved({ path: "/eu/cart", acceptLanguage: "it-CH, fr;q=0.8" })).toBe("eu eu EUR it");
  expect(resolved({ path: "/eu/cart", acceptLanguage: "nl" })).toBe("eu eu EUR en");
  expect(resolved({ path: "/eu/cart", acceptLanguage: "it", chosenLanguage: "ja" })).toBe("eu eu EUR ja");
  expect(resolved({ path: "/uk/cart", acceptLanguage: "it" })).toBe("uk uk GBP en");
  expect(resolved({ path: "/dk/cart", acceptLanguage: "it" })).toBe("dk dk DKK en");
});

test("precedence of the country: proxy, picker; the address is not where the visitor is [TG-03]", () => {
  const countryOf = (request: Partial<LocaleRequest>) =>
    resolveLocale({ path: "/us", ...request }, soldMarkets({})).country;
  expect(countryOf({ proxyCountry: "de", chosenCountry: "fr" })).toBe("DE");
  expect(countryOf({ chosenCountry: "fr" })).toBe("FR");
  expect(countryOf({ chosenCountry: "eu" })).toBeNull();
  expect(countryOf({})).toBeNull();
  // Unknown to the proxy, and countries that the shop does not sell to.
  for (const proxyCountry of ["XX", "T1", "", "Germany"]) expect(countryOf({ proxyCountry })).toBeNull();
  expect(countryOf({ proxyCountry: "KP" })).toBe("KP");
});

test("a document keeps its language after another one was chosen", () => {
  expect(resolved({ path: "/de", chosenLanguage: "fr", documentLanguage: "ar-AE-u-nu-latn" })).toBe("de de EUR ar");
  expect(resolved({ path: "/de", documentLanguage: "nonsense" })).toBe("de de EUR de");
});

test("the China channel sells to China only, in Chinese unless another language is requested [I18-07]", () => {
  expect(resolved({}, "china")).toBe(" cn CNY zh");
  expect(resolved({ path: "/cn" }, "china")).toBe("cn cn CNY zh");
  expect(resolved({ path: "/de", chosenCountry: "fr", proxyCountry: "US" }, "china")).toBe(" cn CNY zh");
  expect(resolved({ acceptLanguage: "en-US" }, "china")).toBe(" cn CNY en");
});
