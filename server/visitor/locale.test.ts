import { expect, test } from "vitest";
import { resolveLocale, type LocaleRequest } from "./locale.ts";

const of = (asked: Partial<LocaleRequest>, channel: "global" | "china" = "global") => {
  const { code, market, language } = resolveLocale({ path: "/", ...asked }, channel);
  return [code, market.code, market.currency, language].join(" ");
};

test("the address goes before the picker, the picker before a proxy, a proxy before the default [I18-05] [RT-22]", () => {
  const all = { chosenCountry: "dk", seenCountry: "GB" };
  expect(of({ ...all, path: "/fr/collections/women" })).toBe("fr fr EUR fr");
  expect(of({ ...all, path: "/collections/women" })).toBe("dk dk DKK en");
  expect(of({ seenCountry: "GB" })).toBe(" gb GBP en");
  expect(of({})).toBe(" www USD en");
});

test("what is no country decides nothing [RT-19]", () => {
  expect(of({ path: "/zz/cart", chosenCountry: "atlantis", seenCountry: "XX" })).toBe(" www USD en");
  expect(of({ path: "/zz/cart", chosenCountry: "de", seenCountry: "T1" })).toBe("de de EUR en");
});

test("a language that was chosen goes before all, the market's before the browser's where the address names it", () => {
  const browser = { acceptLanguage: "it-CH, fr;q=0.8" };
  expect(of({ ...browser, path: "/de", chosenLanguage: "ja" })).toBe("de de EUR ja");
  expect(of({ ...browser, path: "/de" })).toBe("de de EUR de");
  expect(of({ ...browser, chosenCountry: "de" })).toBe("de de EUR it");
  expect(of({ ...browser, seenCountry: "DE" })).toBe(" de EUR it");
  expect(of({ acceptLanguage: "nl" })).toBe(" www USD en");
  expect(of({ path: "/de", chosenLanguage: "tlh" })).toBe("de de EUR de");
});

test("a document stays in its language, whatever was chosen meanwhile", () => {
  expect(of({ path: "/de", chosenLanguage: "fr", documentLanguage: "ar-AE-u-nu-latn" })).toBe("de de EUR ar");
  expect(of({ path: "/de", documentLanguage: "nonsense" })).toBe("de de EUR de");
});

test("the China channel sells to China alone, in Chinese unless asked otherwise [I18-07]", () => {
  expect(of({}, "china")).toBe(" cn CNY zh");
  expect(of({ path: "/cn" }, "china")).toBe("cn cn CNY zh");
  expect(of({ path: "/de", chosenCountry: "fr", seenCountry: "US" }, "china")).toBe(" cn CNY zh");
  expect(of({ acceptLanguage: "en-US" }, "china")).toBe(" cn CNY en");
});
