import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { PriceList } from "#catalogue";
import { randomCases } from "../../tools/test-runner/thorough.ts";
import { expiredEntries, PRIOR_PERIOD, priorPriceOf, type PriceEntry, type PriceTimeline } from "./prior-price.ts";

const DAY = 86_400_000;
const LIST: PriceList = "eu_eur";

/** Prices of the list by day: 100 or, reduced, "80!"; null while it is not sold. */
type Day = readonly [day: number, price: number | `${number}!` | null];

const on = (...days: readonly Day[]): PriceTimeline =>
  days.map(([day, price]) => ({
    from: day * DAY,
    prices: price === null ? {} : { [LIST]: Number.parseInt(String(price), 10) },
    reduced: typeof price === "string" ? [LIST] : [],
  }));

const prior = (timeline: PriceTimeline, firstPriceStands = false): number | undefined =>
  priorPriceOf(timeline, { list: LIST, firstPriceStands });

describe("a reduction shows the lowest price of the 30 days before it began", () => {
  test("which is the regular price if nothing else happened [TD-01]", () => {
    expect(prior(on([0, 100], [60, "80!"]))).toBe(100);
  });

  test("and not the lowest of the last 30 days, which would be its own [TD-01]", () => {
    // On day 200 the last 30 days were all reduced; the answer does not depend on the day.
    expect(prior(on([0, 120], [50, 100], [90, "80!"]))).toBe(100);
  });

  test("a lower price within the 30 days counts, one before them does not [TD-01]", () => {
    expect(prior(on([0, 100], [40, 90], [45, 100], [60, "80!"]))).toBe(90);
    expect(prior(on([0, 100], [20, 90], [25, 100], [60, "80!"]))).toBe(100);
  });

  test("a raise just before it does not raise the claim [TD-01]", () => {
    expect(prior(on([0, 100], [55, 150], [60, "90!"]))).toBe(100);
    expect(prior(on([0, 100], [55, 150], [60, "110!"]))).toBeUndefined();
  });

  test("a price that is not announced as reduced has none [TD-01]", () => {
    expect(prior(on([0, 100], [60, 80]))).toBeUndefined();
    expect(prior([])).toBeUndefined();
  });
});

describe("without 30 days of history there is no prior price", () => {
  test("of a product that was reduced from its first day [TD-01]", () => {
    expect(prior(on([0, "80!"]))).toBeUndefined();
  });

  test("of a product that is newer than 30 days when it is reduced [TD-01]", () => {
    expect(prior(on([0, 100], [29, "80!"]))).toBeUndefined();
    expect(prior(on([0, 100], [31, "80!"]))).toBe(100);
  });
});

test("the merchant may state it, but not higher than the history knows it to be [TD-01]", () => {
  const stating = (timeline: PriceTimeline, stated: number) => priorPriceOf(timeline, { list: LIST, stated });
  expect(stating(on([0, "80!"]), 100)).toBe(100);
  expect(stating(on([0, 100], [60, "80!"]), 90)).toBe(90);
  expect(stating(on([0, 100], [60, "80!"]), 150)).toBe(100);
  expect(stating(on([0, 70], [60, "80!"]), 150)).toBeUndefined();
  expect(stating(on([0, "80!"]), 80)).toBeUndefined();
  expect(stating(on([0, 80]), 100)).toBeUndefined();
});

describe("successive reductions", () => {
  const SALE = on([0, 100], [60, "80!"], [70, "60!"]);

  test("each count from the lowest price before it [TD-01]", () => {
    expect(prior(SALE)).toBe(80);
  });

  test("count from the price before the first where that stands [TD-01]", () => {
    expect(prior(SALE, true)).toBe(100);
    expect(prior(on([0, 100], [60, "80!"], [200, "60!"]), true)).toBe(100);
  });

  test("that are interrupted by a raise begin again even there [TD-01]", () => {
    expect(prior(on([0, 100], [60, "60!"], [70, "80!"]), true)).toBeUndefined();
    expect(prior(on([0, 100], [60, "70!"], [65, "90!"], [80, "60!"]), true)).toBe(70);
  });
});

describe("a reduction that ends and begins again", () => {
  test("within 30 days counts from its own earlier price [TD-01]", () => {
    expect(prior(on([0, 100], [60, "80!"], [70, 100], [85, "80!"]))).toBeUndefined();
    expect(prior(on([0, 100], [60, "80!"], [70, 100], [85, "70!"]))).toBe(80);
    expect(prior(on([0, 100], [60, "80!"], [70, 100], [85, "70!"]), true)).toBe(80);
  });

  test("later counts from the regular price [TD-01]", () => {
    expect(prior(on([0, 100], [60, "80!"], [70, 100], [110, "80!"]))).toBe(100);
  });
});

describe("an absence", () => {
  test("such as a skipped import neither ends a reduction nor makes the product new [TD-01]", () => {
    expect(prior(on([0, 100], [60, "80!"], [65, null], [66, "80!"]))).toBe(100);
    expect(prior(on([0, 100], [35, null], [36, 100], [60, "80!"]))).toBe(100);
  });

  test("longer than 30 days makes it a new product [TD-01]", () => {
    expect(prior(on([0, 100], [60, null], [100, "80!"]))).toBeUndefined();
    expect(prior(on([0, 100], [60, null], [100, 90], [140, "80!"]))).toBe(90);
  });

  test("of a product that is gone has no prior price", () => {
    expect(prior(on([0, 100], [60, "80!"], [65, null]))).toBeUndefined();
  });
});

describe("currencies", () => {
  const entry = (day: number, eur: number, sek: number | undefined, isReduced: boolean): PriceEntry => ({
    from: day * DAY,
    prices: { eu_eur: eur, ...(sek !== undefined && { se_sek: sek }) },
    reduced: isReduced ? ["eu_eur", "se_sek"] : [],
  });

  test("each list has its own history [TD-01]", () => {
    const timeline: PriceTimeline = [
      { from: 0, prices: { eu_eur: 100, se_sek: 1100 }, reduced: [] },
      { from: 50 * DAY, prices: { eu_eur: 90, se_sek: 1100 }, reduced: [] },
      { from: 60 * DAY, prices: { eu_eur: 80, se_sek: 880 }, reduced: ["eu_eur", "se_sek"] },
    ];
    expect(priorPriceOf(timeline, { list: "eu_eur" })).toBe(90);
    expect(priorPriceOf(timeline, { list: "se_sek" })).toBe(1100);
    expect(priorPriceOf(timeline, { list: "dk_dkk" })).toBeUndefined();
  });

  test("a new rate is no reduction, and does not begin one again [TD-01]", () => {
    const converted = { list: "se_sek", convertedFrom: "eu_eur" } as const;
    // The rate falls during a reduction, and rises: it still counts from the price before the reduction.
    const during = [entry(0, 100, 1100, false), entry(60, 80, 880, true), entry(70, 80, 800, true)];
    expect(priorPriceOf(during, converted)).toBe(1100);
    expect(priorPriceOf([...during, entry(75, 80, 840, true)], converted)).toBe(1100);
    // And before one: the lower price in that currency counts.
    expect(
      priorPriceOf([entry(0, 100, 1100, false), entry(50, 100, 1000, false), entry(60, 80, 800, true)], converted),
    ).toBe(1000);
    expect(priorPriceOf([entry(0, 100, 1100, false), entry(60, 100, 1000, false)], converted)).toBeUndefined();
  });

  test("a list that was added during the reduction has no history [TD-01]", () => {
    const timeline = [entry(0, 100, undefined, false), entry(60, 80, undefined, true), entry(70, 80, 880, true)];
    expect(priorPriceOf(timeline, { list: "se_sek", convertedFrom: "eu_eur" })).toBeUndefined();
  });
});

test("a clock change does not shorten the period: thirty local days may have an hour more [TD-01]", () => {
  // Berlin, 2026: from 10 October 00:00 (UTC+2) to 9 November 00:00 (UTC+1) are 30 days and an hour.
  const from = Date.parse("2026-10-10T00:00:00+02:00");
  const began = Date.parse("2026-11-09T00:00:00+01:00");
  const timeline: PriceTimeline = [
    { from: from - 50 * DAY, prices: { [LIST]: 90 }, reduced: [] },
    // The lower price ended half an hour into the period.
    { from: from + DAY / 48, prices: { [LIST]: 100 }, reduced: [] },
    { from: began, prices: { [LIST]: 80 }, reduced: [LIST] },
  ];
  expect(prior(timeline)).toBe(90);
});

const timelines = fc
  .array(
    fc.tuple(
      fc.integer({ min: 1, max: 40 }),
      fc.oneof(
        { weight: 6, arbitrary: fc.tuple(fc.integer({ min: 5, max: 12 }), fc.boolean()) },
        { weight: 1, arbitrary: fc.constant(null) },
      ),
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((steps): PriceTimeline => {
    let day = 0;
    return on(
      ...steps.map(([days, price]): Day => {
        day += days;
        return [day, price === null ? null : price[1] ? `${price[0]}!` : price[0]];
      }),
    );
  });

test("by a plain count of days, for any history without absences [TD-01]", () => {
  fc.assert(
    fc.property(timelines, (timeline) => {
      const sold = timeline.filter(({ prices }) => LIST in prices);
      const at = (day: number) => sold.findLast(({ from }) => from <= day * DAY);
      const last = sold.at(-1);
      if (!last) return;
      let began = last.from / DAY;
      const isSame = (entry: PriceEntry | undefined) =>
        entry?.reduced.length === 1 && entry.prices[LIST] === last.prices[LIST];
      while (isSame(at(began - 1))) began -= 1;
      const days = Array.from({ length: 31 }, (_, back) => at(began - 1 - back)?.prices[LIST]);
      const lowest = Math.min(...days.map((amount) => amount ?? Number.NaN));
      const isShown = last.reduced.length > 0 && lowest > last.prices[LIST]!;
      expect(prior(sold)).toBe(isShown ? lowest : undefined);
    }),
    { numRuns: randomCases(300, 10_000) },
  );
});

test("what is forgotten changes no prior price, now or later [TD-01]", () => {
  const later = fc.tuple(timelines, timelines, fc.boolean(), fc.integer({ min: 0, max: 60 }));
  fc.assert(
    fc.property(later, ([past, future, firstPriceStands, wait]) => {
      const end = past.at(-1)!.from;
      const now = end + wait * DAY;
      const expired = new Set(expiredEntries(past, now));
      const rest = future.map((entry) => ({ ...entry, from: entry.from + now }));
      const whole = [...past, ...rest];
      const kept = whole.filter((entry) => !expired.has(entry));
      for (let count = past.length; count <= whole.length; count += 1) {
        const until = whole.slice(0, count);
        const known = kept.filter((entry) => until.includes(entry));
        expect(prior(known, firstPriceStands)).toBe(prior(until, firstPriceStands));
      }
    }),
    { numRuns: randomCases(300, 10_000) },
  );
});

test("an unchanging product keeps one entry [TD-01]", () => {
  const timeline = on([0, 100], [10, 90], [20, 100]);
  const now = 20 * DAY + PRIOR_PERIOD;
  expect(expiredEntries(timeline, now - 1)).toHaveLength(1);
  expect(expiredEntries(timeline, now)).toHaveLength(2);
});
