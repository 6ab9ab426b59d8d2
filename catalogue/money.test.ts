import * as fc from "fast-check";
import { expect, test } from "vitest";
import { CURRENCIES, currencyOf, isEnabledCurrency } from "./currencies.ts";
import { formatMoney, formatPrice, money, moneyOf, toMajor } from "./money.ts";

const plain = (text: string): string => text.replaceAll("\u00A0", " ");

test.each([
  // 1,234,567.894 of each: as money, and as a price
  ["CNY", "¥1,234,567.89", "¥1,234,568"],
  ["DKK", "1.234.567,89 kr", "1.234.568 kr"],
  ["DZD", "DA 1,234,567.89", "DA 1,234,568"],
  ["EGP", "E£1,234,567.89", "E£1,234,568"],
  ["USD", "$1,234,567.89", "$1,234,568"],
  ["EUR", "€1.234.567,89", "€1.234.568"],
  ["GBP", "£1,234,567.89", "£1,234,568"],
  ["ILS", "₪1,234,567.89", "₪1,234,568"],
  ["NGN", "₦1,234,567.89", "₦1,234,568"],
  ["RUB", "₽1.234.568", "₽1.234.568"],
  ["SEK", "1.234.567,89 kr", "1.234.568 kr"],
])("[I18-06] the enabled currency %s is written %s, and as a price %s", (currency, asMoney, asPrice) => {
  const amount = money(1_234_567_894, currency);
  expect(isEnabledCurrency(currency)).toBe(true);
  expect(plain(formatMoney(amount))).toBe(asMoney);
  expect(plain(formatPrice(amount))).toBe(asPrice);
});

test("[I18-06] exactly eleven currencies are enabled", () => {
  const enabled = CURRENCIES.filter(({ isEnabled }) => isEnabled).map(({ code }) => code);
  expect(enabled.toSorted().join(" ")).toBe("CNY DKK DZD EGP EUR GBP ILS NGN RUB SEK USD");
  expect(new Set(CURRENCIES.map(({ code }) => code)).size).toBe(CURRENCIES.length);
});

test.each([
  ["JPY", 1_234_500, "JP¥1,235"],
  ["KRW", 1_234_499, "₩1,234"],
  ["HKD", 1_234_500, "HK$1,234.50"],
  ["AED", 1_234_500, "AED 1,234.50"],
  ["PLN", 1_234_500, "zł 1.234,50"],
  ["KWD", 1_234_567, "KWD 1,234.567"],
  ["XXX", 1_234_500, "XXX 1,234.50"],
])("[I18-06] %s, not enabled, keeps its decimals: %i is %s", (currency, thousandths, written) => {
  expect(plain(formatMoney(money(thousandths, currency)))).toBe(written);
  expect(plain(formatPrice(money(thousandths, currency)))).toBe(written);
});

test("[I18-06] widths and offsets of price fields", () => {
  expect(CURRENCIES.filter(({ widthCap }) => widthCap === 126).map(({ code }) => code)).toEqual(["DKK", "SEK"]);
  expect(CURRENCIES.filter(({ position }) => position === "after").map(({ code }) => code)).toEqual(["DKK", "SEK"]);
  const wide = CURRENCIES.filter(({ symbolOffset }) => symbolOffset === "wide").map(({ code }) => code);
  expect(wide.toSorted()).toEqual(["AED", "HKD", "KRW", "QAR", "SAR"]);
  expect(currencyOf("xyz")).toMatchObject({ code: "XYZ", symbol: "XYZ", scale: 2, isEnabled: false });
});

test.each([
  [0, "$0.00", "$0"],
  [5, "$0.01", "$0"],
  [4, "$0.00", "$0"],
  [499, "$0.50", "$0"],
  [500, "$0.50", "$1"],
  [999_995, "$1,000.00", "$1,000"],
  [-1_290_500, "-$1,290.50", "-$1,291"],
  [-4, "$0.00", "$0"],
])("%i thousandths of a dollar are %s, and as a price %s", (thousandths, asMoney, asPrice) => {
  expect(formatMoney(money(thousandths, "usd"))).toBe(asMoney);
  expect(formatPrice(money(thousandths, "USD"))).toBe(asPrice);
});

test("amounts convert to major units and back without loss", () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (thousandths) => {
      const amount = money(thousandths, "EUR");
      expect(moneyOf(toMajor(amount), "EUR")).toEqual(amount);
    }),
  );
});

test("an amount is a whole number of thousandths", () => {
  expect(() => money(0.5, "EUR")).toThrow("not an amount of money");
  expect(() => moneyOf(Number.NaN, "EUR")).toThrow("not an amount of money");
});
