import { describe, expect, test } from "vitest";
import { isKnownCurrency } from "./currencies.ts";
import { deliveryPrice, deliveryTo } from "./delivery.ts";
import { domesticTaxNote } from "./domestic-tax.ts";
import { initialDelivery } from "./initial-delivery.ts";
import { INITIAL_TAX } from "./initial-tax.ts";
import { COUNTRY_MARKETS, marketOf, REGION_MARKETS } from "./markets.ts";
import {
  INITIAL_PAYMENTS,
  isPaymentMethod,
  methodsFor,
  OFFERED_METHODS,
  paymentMethodsOf,
  type PaymentMethod,
} from "./payment-methods.ts";

const INITIAL = initialDelivery((code) => ({ en: code }));
const MARKETS = [...COUNTRY_MARKETS, ...REGION_MARKETS];
const at = (code: string) => marketOf(code)!;

describe.each(MARKETS.map((market) => [market.code, market] as const))("deliveries to %s", (_code, market) => {
  test.each([
    ["us", "duties-included"],
    ["jp", "tax-included"],
    ["kr", "duties-included"],
  ])("within the shop's own country nothing is said of duties: %s [CO-02]", (code, note) => {
    const settings = { ...INITIAL, home: { country: "JP", taxes: domesticTaxNote(INITIAL_TAX, "JP") } };
    expect(deliveryTo(settings, at(code)).taxNote).toBe(note);
  });

  test.each([
    ["DE", "vat-included"],
    ["AU", "gst-included"],
    ["JP", "tax-included"],
    // Tax is added there, or there is none.
    ["US", "untaxed"],
    ["CA", "untaxed"],
    ["HK", "untaxed"],
  ])("prices in %s include its tax: %s [TD-02]", (country, note) => {
    expect(domesticTaxNote(INITIAL_TAX, country)).toBe(note);
  });

  test("have delivery methods with prices and days, and payment methods [CO-02]", () => {
    const { methods, returnDays } = deliveryTo(INITIAL, market);
    expect(methods.map(({ code }) => code)).toEqual(["standard", "express"]);
    for (const { price, freeFrom, days } of methods) {
      // Whole units, which every currency can express.
      expect([price % 1000, (freeFrom ?? 0) % 1000]).toEqual([0, 0]);
      expect(price).toBeGreaterThan(0);
      expect(days.from).toBeLessThan(days.to);
    }
    const [standard, express] = methods;
    expect(standard!.price).toBeLessThan(express!.price);
    expect(standard!.freeFrom).toBeGreaterThan(standard!.price);
    expect(standard!.days.to).toBeGreaterThan(express!.days.to);
    expect(isKnownCurrency(market.currency)).toBe(true);
    expect(returnDays).toBeGreaterThanOrEqual(7);
    expect(paymentMethodsOf(INITIAL_PAYMENTS, market).length).toBeGreaterThan(0);
    expect(paymentMethodsOf(INITIAL_PAYMENTS, market)).not.toContain("gift-card");
  });
});

test.each([
  ["fr", 10_000, 20_000, "vat-included", 30],
  ["mc", 10_000, 20_000, "vat-included", 30],
  ["ch", 10_000, 20_000, "duties-on-delivery", 30],
  ["gb", 8_000, 15_000, "vat-included", 30],
  ["je", 8_000, 15_000, "vat-included", 30],
  ["uk", 8_000, 15_000, "vat-included", 30],
  ["dk", 75_000, 150_000, "vat-included", 30],
  ["se", 110_000, 220_000, "vat-included", 30],
  ["us", 25_000, 40_000, "duties-included", 30],
  ["jp", 25_000, 40_000, "duties-included", 21],
  ["br", 25_000, 40_000, "duties-on-delivery", 21],
  ["cn", 80_000, 150_000, "duties-included", 7],
  ["ng", 35_000_000, 60_000_000, "duties-on-delivery", 21],
  ["ru", 1_900_000, 3_200_000, "duties-on-delivery", 30],
  ["www", 25_000, 40_000, "duties-on-delivery", 21],
  ["eu", 10_000, 20_000, "duties-on-delivery", 30],
] as const)("to %s: standard %d, express %d, %s, %d days to return [CO-02]", (code, standard, express, note, days) => {
  const { methods, taxNote, returnDays } = deliveryTo(INITIAL, at(code));
  expect(methods.map(({ price }) => price)).toEqual([standard, express]);
  expect([taxNote, returnDays]).toEqual([note, days]);
});

test("standard delivery is free from its threshold, express never [CO-02]", () => {
  const [standard, express] = deliveryTo(INITIAL, at("fr")).methods;
  expect(deliveryPrice(standard!, 199_999)).toBe(10_000);
  expect(deliveryPrice(standard!, 200_000)).toBe(0);
  expect(deliveryPrice(express!, 9_000_000)).toBe(20_000);
});

test("a zone's own price precedes the method's, and the cheapest method is first", () => {
  const [standard, express] = INITIAL.methods;
  const zones = INITIAL.zones.map((zone) => ({
    ...zone,
    methods: { ...zone.methods, express: { days: { from: 1, to: 2 }, prices: { eu_eur: { price: 4.95 } } } },
  }));
  const { methods } = deliveryTo({ methods: [standard!, express!], zones }, at("fr"));
  expect(methods.map(({ code, price }) => [code, price])).toEqual([
    ["express", 4_950],
    ["standard", 10_000],
  ]);
});

test("a price list without prices has a method with the initial price", () => {
  const methods = INITIAL.methods.map((method) => ({ ...method, prices: { eu_eur: { price: 5 } } }));
  expect(deliveryTo({ ...INITIAL, methods }, at("gb")).methods).toMatchObject([{ code: "standard", price: 8_000 }]);
});

test("[SF-10] [CO-03] wallets go by market, and gift cards that cover the order are the only method", () => {
  const offered = (code: string, due = 1, provider: readonly PaymentMethod[] = OFFERED_METHODS) =>
    methodsFor(INITIAL_PAYMENTS, at(code), due, provider);
  const wallets = ["card", "apple-pay", "google-pay", "paypal"];
  expect(offered("cn")).toEqual(["wechat-pay", "alipay"]);
  expect(offered("hk")).toEqual(["wechat-pay", "alipay", ...wallets, "link"]);
  expect(offered("fr")).toEqual([...wallets, "link", "klarna"]);
  expect(offered("ae")).toEqual(wallets);
  expect(offered("www")).toEqual(wallets);
  expect(offered("fr", 1, ["card", "klarna"])).toEqual(["card", "klarna"]);
  expect(offered("fr", 0)).toEqual(["gift-card"]);
  expect(["card", "qr", "cash", null].map(isPaymentMethod)).toEqual([true, true, false, false]);
});
