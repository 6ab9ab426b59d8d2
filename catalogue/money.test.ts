import * as fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { CURRENCIES, currencyOf, isKnownCurrency, plainCurrencies, writePlainly } from "./currencies.ts";
import { INITIAL_LISTS } from "./initial-price-lists.ts";
import { currencyOfList } from "./price-lists.ts";
import { amountWriter, formatInFull, formatMoney, money, moneyOf, parseAmount, toMajor, toPayable } from "./money.ts";

const plain = (text: string): string => text.replaceAll("\u00A0", " ");

test.each([
  // 1,234,567.89 and 1,234,568 of each
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
])("[I18-06] the enabled currency %s is written %s, and a whole amount %s", (currency, withCents, whole) => {
  expect(isKnownCurrency(currency)).toBe(true);
  expect(plain(formatMoney(money(1_234_567_890, currency)))).toBe(withCents);
  expect(plain(formatMoney(money(1_234_568_000, currency)))).toBe(whole);
});

test.each([
  [0, "USD", "$0.00"],
  [145_000, "USD", "$145.00"],
  [145_500, "EUR", "€145,50"],
  [8_000_000, "JPY", "JP¥8,000"],
])("amounts below each other have the same decimals: %i %s is %s", (thousandths, currency, written) => {
  expect(formatInFull(money(thousandths, currency))).toBe(written);
});

test("[I18-06] a new shop sells in exactly eleven currencies", () => {
  const enabled = INITIAL_LISTS.map(currencyOfList);
  expect(enabled.toSorted().join(" ")).toBe("CNY DKK DZD EGP EUR GBP ILS NGN RUB SEK USD");
  expect(new Set(CURRENCIES.map(({ code }) => code)).size).toBe(CURRENCIES.length);
});

test.each([
  ["JPY", 1_234_500, "JP¥1,235"],
  ["KRW", 1_234_499, "₩1,234"],
  ["HKD", 1_234_500, "HK$1,234.50"],
  ["AED", 1_234_500, "AED 1,234.50"],
  ["CHF", 1_389_600, "CHF 1’389.60"],
  ["PLN", 1_234_500, "zł 1.234,50"],
  ["KWD", 1_234_567, "KWD 1,234.567"],
  ["KWD", 1_234_000, "KWD 1,234"],
  ["XXX", 1_234_000, "XXX 1,234.00"],
  ["XXX", 1_234_500, "XXX 1,234.50"],
])(
  "[I18-06] %s, which a merchant may enable, is written with its decimals: %i is %s",
  (currency, thousandths, written) => {
    expect(plain(formatMoney(money(thousandths, currency)))).toBe(written);
  },
);

test("[I18-06] the symbol precedes the number, except of Nordic crowns; an unknown currency has its code and 2 decimals", () => {
  expect(CURRENCIES.filter(({ position }) => position === "after").map(({ code }) => code)).toEqual(["DKK", "SEK"]);
  expect(currencyOf("xyz")).toMatchObject({ code: "XYZ", symbol: "XYZ", scale: 2 });
});

test.each([
  ["Japan alone", [["JP", "JPY"]], "¥9,900", "JPY"],
  [
    "Japan and Korea, each in its currency",
    [
      ["JP", "JPY"],
      ["KR", "KRW"],
    ],
    "¥9,900",
    "JPY",
  ],
  [
    "Japan and China, each in its currency",
    [
      ["JP", "JPY"],
      ["CN", "CNY"],
    ],
    "JP¥9,900",
    "JPY",
  ],
  [
    "everywhere in yen",
    [
      ["default", "JPY"],
      ["JP", "JPY"],
    ],
    "JP¥9,900",
    "JPY",
  ],
  ["Canada alone", [["CA", "CAD"]], "$9,900", "CAD"],
  [
    "Canada and Germany",
    [
      ["CA", "CAD"],
      ["DE", "EUR"],
    ],
    "$9,900",
    "CAD",
  ],
  [
    "Canada and the United States, both in Canadian dollars",
    [
      ["CA", "CAD"],
      ["US", "CAD"],
    ],
    "CA$9,900",
    "CAD",
  ],
  [
    "Canada, and Germany in US dollars",
    [
      ["CA", "CAD"],
      ["DE", "USD"],
    ],
    "CA$9,900",
    "CAD",
  ],
  ["Hong Kong alone", [["HK", "HKD"]], "HK$9,900", "HKD"],
] as const)("[I18-06] a shop that sells to %s writes %j as %s", (_name, sold, written, currency) => {
  writePlainly(plainCurrencies(sold.map(([country, code]) => ({ country, currency: code }))));
  onTestFinished(() => writePlainly([]));
  expect(formatMoney(money(9_900_000, currency))).toBe(written);
});

test.each([
  [0, "$0"],
  [5, "$0.01"],
  [4, "$0.00"],
  [499, "$0.50"],
  [42_990, "$42.99"],
  [43_000, "$43"],
  [999_995, "$1,000.00"],
  [-1_290_500, "-$1,290.50"],
  [-1_290_000, "-$1,290"],
  [-4, "$0.00"],
])("[I18-06] %i thousandths of a dollar are %s", (thousandths, written) => {
  expect(formatMoney(money(thousandths, "USD"))).toBe(written);
});

test.each([
  ["USD", [149_000, 20_000, 169_000], "$149 $20 $169"],
  ["USD", [149_000, 129_500, 278_500], "$149.00 $129.50 $278.50"],
  ["EUR", [1_249_000, 19_900], "€1.249,00 €19,90"],
  ["JPY", [9_900_000, 1_499_500], "JP¥9,900 JP¥1,500"],
  ["KWD", [9_000, 1_250], "KWD 9.000 KWD 1.250"],
])("[OC-15] amounts of one sum in %s have the same decimals: %j", (currency, amounts, written) => {
  expect(plain(amounts.map(amountWriter(currency, amounts)).join(" "))).toBe(written);
});

test.each([
  ["USD", 42_995, 43_000],
  ["USD", 42_994, 42_990],
  ["RUB", 1_234_500, 1_235_000],
  ["KWD", 1_234_567, 1_234_570],
  ["XXX", 1_234_567, 1_234_570],
])("[I18-06] %s: %i thousandths are rounded to %i before they are charged", (currency, thousandths, payable) => {
  expect(toPayable(money(thousandths, currency))).toEqual(money(payable, currency));
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

test.each([
  ["1290.50", "EUR", 1_290_500],
  ["1.290,50", "EUR", 1_290_500],
  ["€ 1,290", "EUR", 1_290_000],
  ["12,5", "EUR", 12_500],
  ["1290", "JPY", 1_290_000],
  ["1,290", "JPY", 1_290_000],
  ["1.290", "KWD", 1290],
  ["1.250 KWD", "KWD", 1250],
  ["1.255", "KWD", undefined],
  ["12.505", "EUR", 12_505_000],
  ["12.5055", "EUR", undefined],
  ["1290.5", "JPY", undefined],
  ["0.505", "EUR", undefined],
  ["1290.505", "EUR", undefined],
  ["1,290,50", "EUR", undefined],
  ["1 290,50 €", "EUR", 1_290_500],
  ["$12", "USD", 12_000],
  ["12 USD", "EUR", undefined],
  ["$12", "EUR", undefined],
  ["5 EUR 5", "EUR", undefined],
  ["1e3", "EUR", undefined],
  ["-5", "EUR", undefined],
  ["", "EUR", undefined],
  ["five", "EUR", undefined],
  ["99999999999999999", "EUR", undefined],
])("%s of %s is read as %s thousandths", (text, currency, thousandths) => {
  expect(parseAmount(text, currency)).toBe(thousandths);
});
