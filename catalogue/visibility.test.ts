import { expect, test } from "vitest";
import type { PriceList } from "./price-lists.ts";
import { canSee, EVERYONE, type Viewer, type Visible } from "./visibility.ts";

const EUROPEAN: Viewer = { priceList: "eu_eur", vipLevel: 0 };
const product = (changes: Partial<Visible> = {}): Visible => ({
  isShown: true,
  vipLevel: 0,
  vendor: "Nordlys",
  priceIn: (list: PriceList) => (list === "eu_eur" ? 99_000 : undefined),
  ...changes,
});

test("a shown, priced product for everyone is visible; a hidden one is visible to no viewer [AC-01] [AC-02]", () => {
  expect(canSee(EVERYONE, product())).toBe(true);
  expect(canSee(EUROPEAN, product())).toBe(true);
  expect(canSee({ vipLevel: 9 }, product({ isShown: false }))).toBe(false);
});

test.each([0, 1, 2, 3])("a VIP of level %i sees the levels up to it [AC-01]", (vipLevel) => {
  const seen = [0, 1, 2, 3].filter((level) => canSee({ vipLevel }, product({ vipLevel: level })));
  expect(seen).toEqual([0, 1, 2, 3].slice(0, vipLevel + 1));
});

test("a product without a price in the viewer's list is not visible [TG-03]", () => {
  expect(canSee({ ...EUROPEAN, priceList: "uk_gbp" }, product())).toBe(false);
});

test("products that a country blocks, by brand or below a price, are not visible there [TG-03]", () => {
  const blocked = (brands: readonly string[], minPrice?: number): Viewer => ({
    ...EUROPEAN,
    blocked: { brands, minPrices: minPrice === undefined ? [] : [{ list: "eu_eur", thousandths: minPrice }] },
  });
  expect(canSee(blocked(["Nordlys"]), product())).toBe(false);
  expect(canSee(blocked(["Other"]), product())).toBe(true);
  expect(canSee(blocked([], 99_001), product())).toBe(false);
  expect(canSee(blocked([], 99_000), product())).toBe(true);
});

test("a country's least price is compared in its own price list, whichever list the viewer sees [TG-03]", () => {
  const american: Viewer = { priceList: "www_usd", vipLevel: 0 };
  const sold = product({ priceIn: (list) => ({ eu_eur: 99_000, www_usd: 120_000 })[list as string] });
  const blocked = (thousandths: number) => ({ brands: [], minPrices: [{ list: "eu_eur" as const, thousandths }] });
  expect(canSee({ ...american, blocked: blocked(99_001) }, sold)).toBe(false);
  expect(canSee({ ...american, blocked: blocked(99_000) }, sold)).toBe(true);
  const unpriced = product({ priceIn: (list) => (list === "www_usd" ? 120_000 : undefined) });
  expect(canSee({ ...american, blocked: blocked(99_001) }, unpriced)).toBe(true);
});
