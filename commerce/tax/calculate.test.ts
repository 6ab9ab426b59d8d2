import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { INITIAL_TAX, smallestOf, type CountryTax, type TaxSettings } from "#catalogue";
import { randomCases } from "../../tools/test-runner/thorough.ts";
import { calculateTaxes } from "./calculate.ts";
import { rateOf } from "./rates.ts";
import { split } from "./split.ts";
import { taxSum, type TaxItem } from "./tax.ts";

const AT = new Date("2026-11-17T12:00:00Z");
const line = (id: string, amount: number, category = "standard"): TaxItem => ({
  id,
  subject: "line",
  category,
  amount,
  quantity: 1,
});
const delivery = (amount: number): TaxItem => ({
  id: "delivery",
  subject: "delivery",
  category: "delivery",
  amount,
  quantity: 1,
});
const taxesIn = (country: string, items: readonly TaxItem[], currency: string, settings: TaxSettings = INITIAL_TAX) =>
  calculateTaxes(settings, { items, currency, place: { country, region: "" }, isExport: false, at: AT });
const shown = (country: string, items: readonly TaxItem[], currency: string) =>
  taxesIn(country, items, currency).lines.map(({ rate, taxable, tax }) => [rate / 10_000, taxable, tax]);

test("prices in the European Union include the rate of the delivery country [TD-02]", () => {
  expect(shown("FR", [line("a", 120_000), delivery(10_000)], "EUR")).toEqual([
    [20, 100_000, 20_000],
    [20, 8_330, 1_670],
  ]);
  expect(shown("HU", [line("a", 127_000)], "EUR")).toEqual([[27, 100_000, 27_000]]);
});

test("delivery has the rates of the goods in proportion, and the parts sum to its price [TD-02]", () => {
  const items = [line("dress", 60_000), line("romper", 30_000, "childrens-clothing"), delivery(8_000)];
  expect(shown("GB", items, "GBP")).toEqual([
    [20, 50_000, 10_000],
    [0, 30_000, 0],
    [20, 4_440, 890],
    [0, 2_670, 0],
  ]);
});

test("a rate of its own for delivery applies instead [TD-02]", () => {
  const GB = INITIAL_TAX.countries["GB"]!;
  const countries = { GB: { ...GB, rates: [...GB.rates, { category: "delivery", rate: 20 }] } };
  const { lines } = taxesIn("GB", [line("romper", 30_000, "childrens-clothing"), delivery(8_000)], "GBP", {
    countries,
    byProvider: [],
  });
  expect(lines.map(({ category, tax }) => [category, tax])).toEqual([
    ["childrens-clothing", 0],
    ["delivery", 1_330],
  ]);
});

test("gift cards are not taxed, exports and places without rates neither, and each says why [TD-02]", () => {
  const items = [line("bag", 100_000), line("card", 50_000, "gift-card")];
  const treatments = (country: string, isExport: boolean) =>
    calculateTaxes(INITIAL_TAX, { items, currency: "EUR", place: { country, region: "" }, isExport, at: AT }).lines.map(
      ({ treatment, tax, taxable }) => [treatment, tax, taxable],
    );
  expect(treatments("FR", false)).toEqual([
    ["taxed", 16_670, 83_330],
    ["voucher", 0, 50_000],
  ]);
  expect(treatments("CH", true)).toEqual([
    ["export", 0, 100_000],
    ["voucher", 0, 50_000],
  ]);
  expect(treatments("AQ", false)).toEqual([
    ["none", 0, 100_000],
    ["voucher", 0, 50_000],
  ]);
});

test("a rate applies on its days: Romania's changed on 1 August 2025 [TD-02]", () => {
  const on = (day: string) => rateOf(INITIAL_TAX, { country: "RO", region: "" }, "standard", new Date(`${day}T10:00Z`));
  expect([on("2025-07-31"), on("2025-08-01")]).toEqual([190_000, 210_000]);
});

test("a region's rates come before the country's, and name its jurisdiction [TD-02]", () => {
  const US: CountryTax = {
    name: "sales-tax",
    prices: "add",
    rounding: "line",
    rates: [{ category: "standard", rate: 1 }],
    regions: { NY: { rates: [{ category: "standard", rate: 8.875 }] }, OR: { rates: [] } },
  };
  const settings = { countries: { US }, byProvider: [] };
  const to = (region: string) => {
    const place = { country: "US", region };
    const { lines } = calculateTaxes(settings, {
      items: [line("a", 99_990)],
      currency: "USD",
      place,
      isExport: false,
      at: AT,
    });
    return lines.map(({ jurisdiction, taxable, tax }) => [jurisdiction, taxable, tax]);
  };
  expect(to("NY")).toEqual([["US-NY", 99_990, 8_870]]);
  expect(to("TX")).toEqual([["US", 99_990, 1_000]]);
  // An empty list is a state without tax.
  expect(to("OR")).toEqual([["US", 99_990, 0]]);
});

test("yen are rounded once for each rate, and the lines sum to it [TD-02]", () => {
  const { lines } = taxesIn(
    "JP",
    [line("a", 1_500_000), line("b", 1_500_000), line("c", 1_500_000), delivery(500_000)],
    "JPY",
  );
  // 5,000 yen include 454.5 yen: rounded by line it would be 136 + 136 + 136 + 45.
  expect(lines.map(({ tax }) => tax)).toEqual([137_000, 137_000, 136_000, 45_000]);
});

describe("whatever is sold, in currencies with 0, 2 and 3 decimals", () => {
  const currency = fc.constantFrom("JPY", "EUR", "KWD");
  const percent = fc.integer({ min: 0, max: 300_000 }).map((millionths) => millionths / 10_000);
  const anyOrder = fc.record({
    currency,
    amounts: fc.array(fc.integer({ min: 0, max: 5_000_000 }), { minLength: 1, maxLength: 12 }),
    delivery: fc.integer({ min: 1, max: 100_000 }),
    reduced: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
    rates: fc.tuple(percent, percent),
    prices: fc.constantFrom("include" as const, "add" as const),
    rounding: fc.constantFrom("line" as const, "total" as const),
  });
  type Order = typeof anyOrder extends fc.Arbitrary<infer Value> ? Value : never;
  const calculated = ({ currency: code, amounts, reduced, rates, prices, rounding, ...of }: Order) => {
    const unit = smallestOf(code);
    const items = [
      ...amounts.map((units, at) => line(String(at), units * unit, reduced[at] ? "books" : "standard")),
      delivery(of.delivery * unit),
    ];
    const country: CountryTax = {
      name: "vat",
      prices,
      rounding,
      rates: [
        { category: "standard", rate: rates[0] },
        { category: "books", rate: rates[1] },
      ],
    };
    return { items, unit, ...taxesIn("FR", items, code, { countries: { FR: country }, byProvider: [] }) };
  };

  test("net and tax sum to each item's price, and all are multiples of the smallest unit [TD-02]", () => {
    fc.assert(
      fc.property(anyOrder, (given) => {
        const { items, unit, lines, isIncluded } = calculated(given);
        for (const item of items) {
          const own = lines.filter(({ id }) => id === item.id);
          const net = own.reduce((sum, { taxable }) => sum + taxable, 0);
          expect(isIncluded ? net + taxSum(own) : net).toBe(item.amount);
        }
        for (const { tax, taxable } of lines) {
          expect([tax % unit, taxable % unit, tax >= 0, taxable >= 0]).toEqual([0, 0, true, true]);
        }
      }),
      { numRuns: randomCases(300, 5_000) },
    );
  });

  test("the tax of a rate is at most half a unit from the exact one, for each line or in total [TD-02]", () => {
    fc.assert(
      fc.property(anyOrder, (given) => {
        const { unit, lines, isIncluded } = calculated(given);
        const exact = (amount: number, rate: number) => (amount * rate) / (isIncluded ? 1_000_000 + rate : 1_000_000);
        for (const rate of new Set(lines.map((one) => one.rate))) {
          const members = lines.filter((one) => one.rate === rate);
          const off = members.map(({ tax, taxable }) => tax - exact(isIncluded ? tax + taxable : taxable, rate));
          const wrong = given.rounding === "line" ? off : [off.reduce((sum, one) => sum + one, 0)];
          for (const difference of wrong) expect(Math.abs(difference)).toBeLessThanOrEqual(unit / 2 + 1e-3);
        }
      }),
      { numRuns: randomCases(300, 5_000) },
    );
  });

  test("a split sums to its amount, and no part is more than a unit from its share [TD-02]", () => {
    const weights = fc.array(fc.nat({ max: 1_000_000_000 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000_000 }), weights, currency, (units, shares, code) => {
        const unit = smallestOf(code);
        const parts = split(units * unit, shares, unit);
        const sum = shares.reduce((total, one) => total + one, 0);
        expect(parts.reduce((total, part) => total + part, 0)).toBe(units * unit);
        shares.forEach((one, at) => {
          // Without any weight, the first part is the whole.
          const exact = sum === 0 ? (at === 0 ? units * unit : 0) : (units * unit * one) / sum;
          expect(Math.abs((parts[at] ?? 0) - exact)).toBeLessThan(unit * (1 + 1e-6));
        });
      }),
      { numRuns: randomCases(300, 5_000) },
    );
  });
});
