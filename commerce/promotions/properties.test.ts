import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { PriceList } from "#catalogue";
import { smallestOf } from "#catalogue";
import type { CompiledPromotion } from "./compile.ts";
import { discountsOf } from "./discounts-of.ts";
import type { PricedCart, PricedLine } from "./priced-cart.ts";
import { COMBINATIONS, type Effect, type Promotion } from "./promotion.ts";
import { shownIn } from "./shown.ts";
import { cartOf, line, NOW, promotion } from "./testing-carts.ts";
import { randomCases } from "../../tools/test-runner/thorough.ts";

const TYPES = ["Coats", "Bags", "Belts"];
const CURRENCIES = ["EUR", "JPY", "KWD"];

/** Filters are compiled once for each type, so that thousands of carts are cheap. */
const PROTOTYPES = TYPES.map((type) => line(type, 0, 1, { fields: { product_type: type } }));
const FILTERED = [undefined, 'product_type="Coats"', 'product_type IN ("Bags", "Belts")', 'product_type!="Bags"'];

const anyAmount = (currency: string) =>
  fc.integer({ min: 1, max: 400_000 }).map((units) => units * smallestOf(currency));
const anyPercent = fc.integer({ min: 1, max: 10_000 }).map((points) => points / 100);

const anyEffect = (currency: string): fc.Arbitrary<Effect> => {
  const amounts = anyAmount(currency).map((amount) => ({ [currency]: amount }));
  const target = fc.constantFrom("lines", "order", "delivery");
  return fc.oneof(
    fc.record({ kind: fc.constant("percentage"), of: target, percent: anyPercent }),
    fc.record({ kind: fc.constant("amount"), of: target, amounts }),
    fc.record({ kind: fc.constant("fixed-price"), of: fc.constantFrom("lines", "delivery"), amounts }),
    fc.record({
      kind: fc.constant("buy-get"),
      buy: fc.integer({ min: 1, max: 3 }),
      get: fc.integer({ min: 1, max: 2 }),
      percent: anyPercent,
      reward: fc.constantFrom("cheapest", "same", "named"),
      products: fc.constantFrom(...FILTERED),
    }),
    fc.record({
      kind: fc.constant("tiers"),
      of: fc.constantFrom("lines", "order"),
      tiers: fc.array(
        fc.oneof(fc.record({ from: amounts, percent: anyPercent }), fc.record({ from: amounts, off: amounts })),
        { minLength: 1, maxLength: 3 },
      ),
    }),
  ) as fc.Arbitrary<Effect>;
};

const anyPromotion = (currency: string): fc.Arbitrary<Partial<Promotion>> =>
  fc.record({
    effect: anyEffect(currency),
    priority: fc.constantFrom(0, 0, 1),
    combines: fc.constantFrom(...COMBINATIONS),
    conditions: fc.record(
      {
        products: fc.constantFrom(...FILTERED),
        excludesReduced: fc.boolean(),
        minimumPieces: fc.integer({ min: 1, max: 4 }),
        budget: anyAmount(currency).map((amount) => ({ [currency]: amount * 5 })),
      },
      { requiredKeys: [] },
    ),
  });

const anyCart = (currency: string): fc.Arbitrary<PricedCart> =>
  fc
    .tuple(
      fc.array(
        fc.record({
          type: fc.nat(TYPES.length - 1),
          unitPrice: anyAmount(currency),
          quantity: fc.integer({ min: 1, max: 5 }),
          isReduced: fc.boolean(),
        }),
        { maxLength: 6 },
      ),
      fc.option(anyAmount(currency), { nil: null }),
    )
    .map(([lines, delivery]) =>
      cartOf(
        lines.map(({ type, ...one }, index): PricedLine => ({ ...PROTOTYPES[type]!, ...one, id: `line ${index}` })),
        { currency, delivery },
      ),
    );

const anyCase = fc
  .constantFrom(...CURRENCIES)
  .chain((currency) =>
    fc.record({ cart: anyCart(currency), given: fc.array(anyPromotion(currency), { maxLength: 6 }) }),
  );

const compiled = (given: readonly Partial<Promotion>[]) => given.map((one, index) => promotion(`p${index}`, one));

const RUNS = { numRuns: randomCases(300, 1_000) };

test("[PM-02] discounts are never negative, never more than the line or delivery, and lines sum to the total exactly", () => {
  fc.assert(
    fc.property(anyCase, ({ cart, given }) => {
      const result = discountsOf(cart, compiled(given), NOW);
      const unit = smallestOf(cart.currency);
      for (const { lineId, amount, shares } of result.lines) {
        const { unitPrice, quantity } = cart.lines.find(({ id }) => id === lineId)!;
        expect(amount).toBeLessThanOrEqual(unitPrice * quantity);
        expect(shares.every((share) => share.amount > 0 && share.amount % unit === 0)).toBe(true);
        expect(shares.reduce((total, share) => total + share.amount, 0)).toBe(amount);
      }
      expect(result.delivery.amount).toBeLessThanOrEqual(cart.delivery ?? 0);
      const lines = result.lines.reduce((total, { amount }) => total + amount, 0);
      expect(result.lineTotal).toBe(lines);
      expect(result.total).toBe(lines + result.delivery.amount);
      expect(result.applied.reduce((total, { amount }) => total + amount, 0)).toBe(result.total);
      expect(result.applied.length + result.refused.length).toBe(given.length);
      for (const { promotionId, amount } of result.applied) {
        const { conditions } = given[Number(promotionId.slice(1))]!;
        expect(amount).toBeLessThanOrEqual(conditions?.budget?.[cart.currency] ?? Infinity);
      }
    }),
    RUNS,
  );
});

test("[PM-02] the order of lines and promotions does not matter", () => {
  fc.assert(
    fc.property(anyCase, ({ cart, given }) => {
      const promotions = compiled(given);
      const result = discountsOf(cart, promotions, NOW);
      const turned = discountsOf({ ...cart, lines: cart.lines.toReversed() }, promotions.toReversed(), NOW);
      expect({ ...turned, lines: turned.lines.toReversed() }).toEqual(result);
    }),
    RUNS,
  );
});

const withoutLimits = ({ conditions, ...one }: Partial<Promotion>): Partial<Promotion> => ({
  ...one,
  priority: 0,
  conditions: { ...conditions, budget: undefined },
});

/** Shares of an order between different lines are rounded, which can move a unit from one line to another. */
const hasOneOrderDiscount = (given: readonly Partial<Promotion>[]): boolean =>
  given.filter(({ effect }) => effect && "of" in effect && effect.of === "order").length <= 1;

test("[PM-02] monotone: among equal priorities, one more promotion never makes the cart dearer", () => {
  fc.assert(
    fc.property(anyCase, ({ cart, given }) => {
      fc.pre(hasOneOrderDiscount(given));
      const promotions = compiled(given.map(withoutLimits));
      const total = discountsOf(cart, promotions, NOW).total;
      for (const { id } of promotions) {
        const fewer = promotions.filter((one) => one.id !== id);
        expect(discountsOf(cart, fewer, NOW).total).toBeLessThanOrEqual(total);
      }
    }),
    RUNS,
  );
});

test("[PM-02] monotone: a further piece never makes discounts smaller or the cart cheaper under prices of pieces", () => {
  fc.assert(
    fc.property(anyCase, ({ cart, given }) => {
      const ofPieces = given
        .map(withoutLimits)
        .filter(
          ({ effect }) =>
            effect && effect.kind !== "buy-get" && effect.kind !== "tiers" && "of" in effect && effect.of === "lines",
        )
        .map((one) => ({ ...one, conditions: { ...one.conditions, minimumPieces: undefined } }));
      const promotions = compiled(ofPieces.filter(({ combines }) => combines !== "none"));
      const due = ({ lines }: PricedCart, off: number) =>
        lines.reduce((total, { unitPrice, quantity }) => total + unitPrice * quantity, -off);
      const before = discountsOf(cart, promotions, NOW).total;
      for (const { id } of cart.lines) {
        const more = {
          ...cart,
          lines: cart.lines.map((one) => (one.id === id ? { ...one, quantity: one.quantity + 1 } : one)),
        };
        const after = discountsOf(more, promotions, NOW).total;
        expect(after).toBeGreaterThanOrEqual(before);
        expect(due(more, after)).toBeGreaterThanOrEqual(due(cart, before));
      }
    }),
    RUNS,
  );
});

/** The price of one piece on its card. */
const cardPrice = (cart: PricedCart, one: PricedLine, shown: readonly CompiledPromotion[]): number => {
  const alone = { ...cart, lines: [{ ...one, quantity: 1 }], delivery: null };
  return one.unitPrice - discountsOf(alone, shown, NOW).total;
};

const LISTS: Readonly<Record<string, PriceList>> = { EUR: "eu_eur", JPY: "jp_jpy", KWD: "kw_kwd" };

const inList = (cart: PricedCart): PricedCart => ({ ...cart, priceList: LISTS[cart.currency]! });

test("[PM-06] a piece costs the same in every bag as on its card, in cents, yen and fils", () => {
  fc.assert(
    fc.property(anyCase, ({ cart: given, given: promotions }) => {
      const cart = inList(given);
      const shown = shownIn(compiled(promotions), cart.priceList, NOW);
      const { lines } = discountsOf(cart, shown, NOW);
      for (const one of cart.lines) {
        const off = lines.find(({ lineId }) => lineId === one.id)?.amount ?? 0;
        expect(one.unitPrice * one.quantity - off).toBe(cardPrice(cart, one, shown) * one.quantity);
      }
    }),
    RUNS,
  );
});

test("[PM-06] whatever else applies, a bag without codes never costs more than its cards", () => {
  fc.assert(
    fc.property(anyCase, ({ cart: given, given: promotions }) => {
      const cart = inList(given);
      const all = compiled(promotions);
      const shown = shownIn(all, cart.priceList, NOW);
      const cards = cart.lines.reduce((sum, one) => sum + cardPrice(cart, one, shown) * one.quantity, 0);
      const { lineTotal, delivery } = discountsOf(cart, all, NOW);
      const before = cart.lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
      // A promotion that combines with nothing may give more on delivery than the others on lines.
      expect(before - lineTotal - delivery.amount).toBeLessThanOrEqual(cards);
    }),
    RUNS,
  );
});
