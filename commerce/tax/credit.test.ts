import * as fc from "fast-check";
import { expect, test } from "vitest";
import { randomCases } from "../../tools/test-runner/thorough.ts";
import { creditOf, type CreditableRow } from "./credit.ts";
import { share } from "./split.ts";

const row = (id: string, taxable: number, tax: number, given: Partial<CreditableRow> = {}): CreditableRow => ({
  id,
  lineId: id === "delivery" ? null : id,
  taxable,
  tax,
  isVoucher: false,
  isDelivery: false,
  creditedTaxable: 0,
  creditedTax: 0,
  ...given,
});

const parts = (lines: readonly (readonly [string, number])[], delivery = 0) => ({ lines: new Map(lines), delivery });

test("a returned line reverses its own tax only, and a refund without lines that of the goods [TD-02]", () => {
  const rows = [
    row("dress", 100_000, 20_000),
    row("book", 50_000, 2_750),
    row("delivery", 8_330, 1_670, { isDelivery: true }),
  ];
  expect(creditOf(rows, 52_750, parts([["book", 52_750]]), 10)).toEqual([
    { id: "book", taxable: 50_000, tax: 2_750, named: 52_750 },
  ]);
  const reduced = creditOf(rows, 17_280, parts([]), 10);
  expect(reduced.map(({ id, taxable, tax }) => [id, taxable + tax])).toEqual([
    ["dress", 12_000],
    ["book", 5_280],
  ]);
  const almostAll = creditOf(rows, 182_000, parts([]), 10);
  expect(almostAll.map(({ id, taxable, tax }) => [id, taxable + tax])).toEqual([
    ["dress", 120_000],
    ["book", 52_750],
    ["delivery", 9_250],
  ]);
});

test("a refund of the delivery reverses its tax [TD-02]", () => {
  const rows = [row("dress", 100_000, 20_000), row("delivery", 8_330, 1_670, { isDelivery: true })];
  expect(creditOf(rows, 10_000, parts([], 10_000), 10)).toEqual([
    { id: "delivery", taxable: 8_330, tax: 1_670, named: 10_000 },
  ]);
});

test("a part of a delivery with two rates is credited as such, beside a line, and all else is not named [TD-02]", () => {
  const rows = [
    row("dress", 100_000, 19_000),
    row("delivery", 6_000, 1_140, { isDelivery: true }),
    row("delivery of books", 4_000, 280, { isDelivery: true, lineId: null }),
  ];
  const credited = creditOf(rows, 125_000, parts([["dress", 119_000]], 5_000), 10);
  expect(credited.map(({ named }) => named)).toEqual([119_000, 3_130, 1_870]);
  const all = creditOf(rows, 125_000, parts([["dress", 119_000]]), 10);
  expect(all.map(({ named }) => named)).toEqual([119_000, 0, 0]);
});

test("gift cards are credited after everything else, and no more than is left is credited [TD-02]", () => {
  const rows = [row("card", 50_000, 0, { isVoucher: true }), row("bag", 100_000, 20_000)];
  expect(creditOf(rows, 120_000, parts([]), 10)).toEqual([{ id: "bag", taxable: 100_000, tax: 20_000, named: 0 }]);
  expect(creditOf(rows, 170_000, parts([]), 10).map(({ taxable }) => taxable)).toEqual([50_000, 100_000]);
  expect(() => creditOf(rows, 170_010, parts([]), 10)).toThrow("less left");
});

test("refunds in any steps reverse exactly the order's net amounts and taxes, in every currency [TD-02]", () => {
  const order = fc.record({
    unit: fc.constantFrom(1, 10, 1_000),
    gross: fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 6 }),
    rates: fc.array(fc.integer({ min: 0, max: 300_000 }), { minLength: 6, maxLength: 6 }),
    steps: fc.array(fc.tuple(fc.integer({ min: 1, max: 50_000 }), fc.nat(5)), { maxLength: 12 }),
  });
  fc.assert(
    fc.property(order, ({ unit, gross, rates, steps }) => {
      let rows = gross.map((units, at) => {
        const tax = share(units * unit, rates[at] ?? 0, 1_000_000 + (rates[at] ?? 0), unit);
        return row(String(at), units * unit - tax, tax);
      });
      const whole = { taxable: sumOf(rows, "taxable"), tax: sumOf(rows, "tax") };
      const leftOf = () => whole.taxable + whole.tax - sumOf(rows, "creditedTaxable") - sumOf(rows, "creditedTax");
      for (const [units, line] of [...steps, [Number.MAX_SAFE_INTEGER / unit, 0] as const]) {
        const amount = Math.min(Math.floor(units) * unit, leftOf());
        if (amount === 0) continue;
        const credit = creditOf(rows, amount, parts([[String(line), amount]]), unit);
        expect(credit.reduce((sum, { taxable, tax }) => sum + taxable + tax, 0)).toBe(amount);
        rows = rows.map((one) => {
          const { taxable = 0, tax = 0 } = credit.find(({ id }) => id === one.id) ?? {};
          expect([taxable >= 0, tax >= 0, tax % unit, taxable % unit]).toEqual([true, true, 0, 0]);
          return { ...one, creditedTaxable: one.creditedTaxable + taxable, creditedTax: one.creditedTax + tax };
        });
      }
      expect(rows.map((one) => [one.creditedTaxable, one.creditedTax])).toEqual(
        rows.map(({ taxable, tax }) => [taxable, tax]),
      );
    }),
    { numRuns: randomCases(300, 5_000) },
  );
});

const sumOf = (rows: readonly CreditableRow[], field: "taxable" | "tax" | "creditedTaxable" | "creditedTax"): number =>
  rows.reduce((sum, one) => sum + one[field], 0);
