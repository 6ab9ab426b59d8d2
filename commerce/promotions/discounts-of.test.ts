import { expect, test } from "vitest";
import { discountsOf } from "./discounts-of.ts";
import type { PricedCart, Reason } from "./priced-cart.ts";
import type { Conditions, Effect, Promotion } from "./promotion.ts";
import { cartOf, line, NOW, promotion } from "./testing-carts.ts";

const off = (cart: PricedCart, ...given: readonly Partial<Promotion>[]) =>
  discountsOf(
    cart,
    given.map((one, index) => promotion(`p${index + 1}`, one)),
    NOW,
  );

const byLine = (cart: PricedCart, ...given: readonly Partial<Promotion>[]) =>
  Object.fromEntries(off(cart, ...given).lines.map(({ lineId, amount }) => [lineId, amount]));

const BAG = cartOf([
  line("coat", 1_290_000, 1),
  line("bag", 450_500, 2, { fields: { product_type: "Bags" } }),
  line("belt", 99_990, 1, { fields: { product_type: "Belts" }, isReduced: true }),
]);

test.each<[what: string, effect: Effect, conditions: Conditions, lines: Readonly<Record<string, number>>]>([
  [
    "percentage off each piece",
    { kind: "percentage", of: "lines", percent: 20 },
    {},
    { coat: 258_000, bag: 180_200, belt: 20_000 },
  ],
  [
    "percentage off matching products",
    { kind: "percentage", of: "lines", percent: 20 },
    { products: 'product_type="Bags"' },
    { bag: 180_200 },
  ],
  [
    "nothing off reduced products",
    { kind: "percentage", of: "lines", percent: 12.5 },
    { excludesReduced: true },
    { coat: 161_250, bag: 112_620 },
  ],
  [
    "amount off each piece",
    { kind: "amount", of: "lines", amounts: { EUR: 100_000 } },
    {},
    { coat: 100_000, bag: 200_000, belt: 99_990 },
  ],
  [
    "amount once, shared by lines",
    { kind: "amount", of: "order", amounts: { EUR: 100_000 } },
    {},
    { coat: 56_310, bag: 39_330, belt: 4_360 },
  ],
  [
    "percentage off the order",
    { kind: "percentage", of: "order", percent: 10 },
    {},
    { coat: 129_000, bag: 90_100, belt: 10_000 },
  ],
  ["fixed price", { kind: "fixed-price", of: "lines", amounts: { EUR: 400_000 } }, {}, { coat: 890_000, bag: 101_000 }],
  [
    "buy 2, get the cheapest",
    { kind: "buy-get", buy: 2, get: 1, percent: 100, reward: "cheapest" },
    {},
    { belt: 99_990 },
  ],
  [
    "buy 1, get the same at half price",
    { kind: "buy-get", buy: 1, get: 1, percent: 50, reward: "same" },
    {},
    { bag: 225_250 },
  ],
  [
    "buy a coat, get a belt",
    { kind: "buy-get", buy: 1, get: 1, percent: 100, reward: "named", products: 'product_type="Belts"' },
    { products: 'product_type="Coats"' },
    { belt: 99_990 },
  ],
  [
    "tiers: the highest reached",
    {
      kind: "tiers",
      of: "order",
      tiers: [
        { from: { EUR: 500_000 }, off: { EUR: 20_000 } },
        { from: { EUR: 2_000_000 }, off: { EUR: 229_000 } },
        { from: { EUR: 5_000_000 }, percent: 50 },
      ],
    },
    {},
    { coat: 128_940, bag: 90_060, belt: 10_000 },
  ],
  [
    "tiers: percentage of matching products",
    {
      kind: "tiers",
      of: "lines",
      tiers: [
        { from: { EUR: 900_000 }, percent: 5 },
        { from: { EUR: 1_000_000 }, percent: 15 },
      ],
    },
    { products: 'product_type="Bags"' },
    { bag: 45_060 },
  ],
  [
    "tiers: amount shared by matching products",
    { kind: "tiers", of: "lines", tiers: [{ from: { EUR: 100_000 }, off: { EUR: 100_000 } }] },
    { products: 'product_type IN ("Bags", "Belts")' },
    { bag: 90_010, belt: 9_990 },
  ],
])("[PM-01] %s", (_, effect, conditions, lines) => {
  expect(byLine(BAG, { effect, conditions })).toEqual(lines);
});

test("[PM-01] delivery can be free, cheaper or at a fixed price, and a gift is added", () => {
  const cart = { ...BAG, delivery: 25_000 };
  const fee = (effect: Effect) => off(cart, { effect }).delivery.amount;
  expect(fee({ kind: "percentage", of: "delivery", percent: 100 })).toBe(25_000);
  expect(fee({ kind: "amount", of: "delivery", amounts: { EUR: 30_000 } })).toBe(25_000);
  expect(fee({ kind: "fixed-price", of: "delivery", amounts: { EUR: 5_000 } })).toBe(20_000);
  expect(off(cart, { effect: { kind: "gift", variantIds: ["pouch", "tote"] } })).toMatchObject({
    total: 0,
    gifts: [{ promotionId: "p1", variantIds: ["pouch", "tote"] }],
    applied: [{ promotionId: "p1", amount: 0 }],
  });
});

const CODE = { code: "PREVIEW20", promotionId: "p1", isUsedUp: false };
const USED = { uses: 3, amount: 900_000, byCustomer: 1 };
const later = new Date("2026-11-21T00:00:00Z");

test.each<[given: Partial<Promotion>, cart: Partial<PricedCart>, reason: Reason]>([
  [{ state: "paused" }, {}, { kind: "not-active", state: "paused" }],
  [{ startsAt: later }, {}, { kind: "not-started", startsAt: later }],
  [{ endsAt: NOW }, {}, { kind: "ended", endedAt: NOW }],
  [{ conditions: { markets: ["uk_gbp"] } }, {}, { kind: "market", markets: ["uk_gbp"] }],
  [{ effect: { kind: "amount", of: "order", amounts: { USD: 1_000 } } }, {}, { kind: "currency", currencies: ["USD"] }],
  [{ conditions: { countries: ["FR"] } }, {}, { kind: "country", countries: ["FR"] }],
  [{ trigger: "code" }, {}, { kind: "code-needed" }],
  [{ trigger: "code" }, { codes: [{ ...CODE, isUsedUp: true }] }, { kind: "code-used" }],
  [{ conditions: { uses: 3 } }, { usage: new Map([["p1", USED]]) }, { kind: "no-uses-left" }],
  [{ conditions: { isOncePerCustomer: true } }, { usage: new Map([["p1", USED]]) }, { kind: "used-by-customer" }],
  [{ conditions: { budget: { EUR: 1_000_000 } } }, { usage: new Map([["p1", USED]]) }, { kind: "no-budget-left" }],
  [{ conditions: { vipLevel: 2 } }, {}, { kind: "vip-level", level: 2 }],
  [
    { conditions: { isFirstOrder: true } },
    { customer: { vipLevel: 0, hasOrdered: true } },
    { kind: "first-order-only" },
  ],
  [{ conditions: { paymentMethods: ["card"] } }, {}, { kind: "payment-method", methods: ["card"] }],
  [{ conditions: { products: 'vendor="Orlo"' } }, {}, { kind: "no-matching-products", excludesReduced: false }],
  [
    { conditions: { minimumAmount: { EUR: 3_000_000 } } },
    {},
    { kind: "minimum-amount", minimum: 3_000_000, missing: 709_010 },
  ],
  [{ conditions: { minimumPieces: 6 } }, {}, { kind: "minimum-pieces", minimum: 6, missing: 2 }],
  [
    { effect: { kind: "buy-get", buy: 4, get: 1, percent: 100, reward: "cheapest" } },
    {},
    { kind: "more-pieces", missing: 1, reward: "cheapest" },
  ],
  [{ effect: { kind: "percentage", of: "delivery", percent: 100 } }, {}, { kind: "no-delivery" }],
  [{ effect: { kind: "percentage", of: "delivery", percent: 100 } }, { delivery: 0 }, { kind: "nothing-to-discount" }],
])("[PM-05] a refusal says what would make %j work", (given, cart, reason) => {
  const { refused, total } = off({ ...BAG, ...cart }, given);
  expect(total).toBe(0);
  expect(refused).toMatchObject([{ promotionId: "p1", reasons: expect.arrayContaining([reason]) }]);
});

test("[PM-05] codes are reported one by one, the unknown ones too", () => {
  const codes = [CODE, { code: "NOPE", promotionId: null, isUsedUp: false }];
  expect(off({ ...BAG, codes }, { trigger: "code" }).codes).toEqual([
    { code: "PREVIEW20", kind: "applied", promotionId: "p1" },
    { code: "NOPE", kind: "refused", promotionId: null, reasons: [{ kind: "unknown-code" }] },
  ]);
  expect(off({ ...BAG, codes: [CODE] }, { trigger: "code", conditions: { minimumPieces: 5 } }).codes).toEqual([
    {
      code: "PREVIEW20",
      kind: "refused",
      promotionId: "p1",
      reasons: [{ kind: "minimum-pieces", minimum: 5, missing: 1 }],
    },
  ]);
});

const percent = (value: number): Effect => ({ kind: "percentage", of: "lines", percent: value });

test("promotions that combine add up, each on what the others left", () => {
  const order: Effect = { kind: "amount", of: "order", amounts: { EUR: 50_000 } };
  expect(
    byLine(cartOf([line("a", 100_000)]), { effect: percent(20) }, { effect: percent(10) }, { effect: order }),
  ).toEqual({
    a: 78_000,
  });
});

test("on each line the better of those that do not combine wins, and the other says which", () => {
  const cart = cartOf([line("a", 100_000), line("b", 100_000, 1, { fields: { product_type: "Bags" } })]);
  const given = [
    { effect: percent(10), combines: "other-kinds" },
    { effect: percent(30), combines: "other-kinds", conditions: { products: 'product_type="Bags"' } },
  ] as const;
  expect(byLine(cart, ...given)).toEqual({ a: 10_000, b: 30_000 });
  const smaller = off(
    cart,
    { effect: percent(5), combines: "other-kinds" },
    { effect: percent(10), combines: "other-kinds" },
  );
  expect(smaller.refused).toMatchObject([
    { promotionId: "p1", reasons: [{ kind: "other-promotion", promotionIds: ["p2"] }] },
  ]);
});

test("a promotion that combines with nothing wins only if it gives more than all others together", () => {
  const cart = cartOf([line("a", 100_000)]);
  const others = [{ effect: percent(10) }, { effect: percent(10) }];
  expect(off(cart, ...others, { effect: percent(15), combines: "none" }).total).toBe(19_000);
  expect(off(cart, ...others, { effect: percent(20), combines: "none" }).applied).toMatchObject([
    { promotionId: "p3" },
  ]);
});

test("a higher priority wins over a better offer", () => {
  const cart = cartOf([line("a", 100_000)]);
  const given = { combines: "other-kinds" } as const;
  expect(off(cart, { ...given, effect: percent(5), priority: 1 }, { ...given, effect: percent(50) }).total).toBe(5_000);
  expect(off(cart, { effect: percent(5), priority: 1, combines: "none" }, { effect: percent(50) }).total).toBe(5_000);
});

test("a promotion over its budget makes room for the next best", () => {
  const cart = cartOf([line("a", 100_000)]);
  const given = { combines: "other-kinds" } as const;
  const result = off(
    cart,
    { ...given, effect: percent(50), conditions: { budget: { EUR: 49_990 } } },
    { ...given, effect: percent(10) },
  );
  expect(result.total).toBe(10_000);
  expect(result.refused).toMatchObject([{ promotionId: "p1", reasons: [{ kind: "no-budget-left" }] }]);
});

test("near offers say what is missing, if nothing else is", () => {
  const { near } = off(
    BAG,
    { conditions: { minimumAmount: { EUR: 2_400_000 } } },
    { conditions: { minimumAmount: { EUR: 2_400_000 }, vipLevel: 3 } },
    { conditions: { minimumAmount: { EUR: 9_000_000 } } },
    { effect: { kind: "buy-get", buy: 4, get: 1, percent: 100, reward: "cheapest" } },
    {
      effect: {
        kind: "tiers",
        of: "order",
        tiers: [
          { from: { EUR: 1_000 }, percent: 1 },
          { from: { EUR: 2_300_000 }, percent: 2 },
        ],
      },
    },
  );
  expect(near.map(({ promotionId, need }) => [promotionId, need.kind, need.missing])).toEqual([
    ["p4", "pieces", 1],
    ["p5", "amount", 9_010],
    ["p1", "amount", 109_010],
  ]);
});
