// Prices of single pieces with the promotions that cards show. The bag's own calculation decides them, so that both agree.

import { currencyOfList, money, priceFrom, priceFromPrior, type Price, type PriceList } from "#catalogue";
import { readPriceTimelines, type TimelineOf } from "#commerce/products";
import type { Database } from "#commerce/database";
import type { ReadSetting } from "#commerce/settings";
import type { ProductFacts } from "#search/product-filter";
import type { IndexSchema } from "#search/schema";
import { readActivePromotions, type ActivePromotions } from "./active.ts";
import type { CompiledPromotion } from "./compile.ts";
import { discountsOf } from "./discounts-of.ts";
import type { PromotionPeriod } from "./periods.ts";
import type { PricedLine } from "./priced-cart.ts";
import { priorPriceWith, type PriceWith } from "./prior-prices.ts";
import { shownIn } from "./shown.ts";

export interface ShownServices {
  readonly database: Pick<Database, "sql" | "revisions">;
  readonly setting: ReadSetting;
  readonly shopId: string;
}

/** A market or a viewer. */
export interface PriceMarket {
  readonly priceList: PriceList;
  readonly hasPriorPrices?: boolean | undefined;
}

export interface ShownPromotions {
  /** Empty if the market shows no promotions now. */
  readonly promotions: readonly CompiledPromotion[];
  /** Differs whenever prices may. */
  readonly edition: string;
  /** Attributes that the facts of pieces need. */
  readonly attributes: readonly string[];
  readonly schema: IndexSchema;
  readonly periods: readonly PromotionPeriod[];
  readonly market: PriceMarket;
  readonly now: Date;
}

/** No statement, unless promotions changed. */
export async function readShownPromotions(
  { shopId, ...services }: ShownServices,
  market: PriceMarket,
  now: Date,
): Promise<ShownPromotions> {
  return shownAmong(await readActivePromotions(services, shopId, now), market, now);
}

/** The same until one starts or ends. */
export function shownAmong(active: ActivePromotions, market: PriceMarket, now: Date): ShownPromotions {
  const ofActive = CACHES.get(active) ?? new Map<string, Shown>();
  CACHES.set(active, ofActive);
  const key = `${market.priceList} ${market.hasPriorPrices ?? false}`;
  const at = now.getTime();
  const known = ofActive.get(key);
  if (known && known.from <= at && at < known.until) return known.shown;
  const moments = active.promotions.flatMap(({ startsAt, endsAt }) => [
    startsAt?.getTime() ?? 0,
    endsAt?.getTime() ?? 0,
  ]);
  const from = Math.max(0, ...moments.filter((moment) => moment <= at));
  const until = Math.min(...moments.filter((moment) => moment > at));
  const shown = showIn(active, market, now, `${active.revision} ${from}`);
  ofActive.set(key, { shown, from, until });
  return shown;
}

interface Shown {
  readonly shown: ShownPromotions;
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly until: number;
}

const CACHES = new WeakMap<ActivePromotions, Map<string, Shown>>();

function showIn(active: ActivePromotions, market: PriceMarket, now: Date, edition: string): ShownPromotions {
  const promotions = shownIn(active.promotions, market.priceList, now);
  const periods = promotions.length > 0 && market.hasPriorPrices ? active.periods : [];
  return {
    promotions,
    edition: promotions.length === 0 ? "" : edition,
    attributes: [...new Set([...promotions, ...periods.map((one) => one.promotion)].flatMap((one) => one.attributes))],
    schema: active.schema,
    periods,
    market,
    now,
  };
}

/** A variant with its price without promotions. */
export interface ShownPiece {
  readonly productId: string;
  readonly variantId: string;
  readonly facts: ProductFacts;
  readonly price: Price;
}

export interface ReducedPrice {
  readonly price: Price;
  /** Promotions that give this price. */
  readonly promotions: readonly CompiledPromotion[];
}

/** Prices by variant, of those that a promotion reduces. One statement in markets with prior prices, otherwise none. */
export async function reducedPrices(
  { sql: client }: Pick<Database, "sql">,
  shown: ShownPromotions,
  pieces: readonly ShownPiece[],
): Promise<ReadonlyMap<string, ReducedPrice>> {
  const { promotions, market } = shown;
  const byId = new Map(pieces.map((piece) => [piece.variantId, piece]));
  const off = discountsWith(
    shown,
    promotions,
    [...byId.values()].map(({ variantId, productId, facts, price }) => ({
      id: variantId,
      productId,
      facts,
      unitPrice: price.price.thousandths,
      quantity: 1,
      isReduced: price.compareAt !== undefined,
    })),
  );
  if (off.length === 0) return new Map();
  const reduced = off.map(({ lineId, amount, shares }) => ({ piece: byId.get(lineId)!, amount, shares }));
  const ids = reduced.map(({ piece }) => piece.productId);
  const priorOf = market.hasPriorPrices ? priorsIn(shown, await readPriceTimelines(client, ids)) : undefined;
  return new Map(
    reduced.map(({ piece, amount, shares }) => {
      const { price, compareAt = price } = piece.price;
      const current = money(price.thousandths - amount, price.currency);
      const prior = priorOf?.(piece);
      return [
        piece.variantId,
        {
          price: priorOf
            ? priceFromPrior(current, prior === undefined ? undefined : money(prior, price.currency))
            : priceFrom(current, compareAt),
          promotions: promotions.filter(({ id }) => shares.some(({ promotionId }) => promotionId === id)),
        },
      ] as const;
    }),
  );
}

/** The price of a piece before its reduction began. Variants of a product nearly always share theirs. */
function priorsIn(shown: ShownPromotions, timelineOf: TimelineOf): (piece: ShownPiece) => number | undefined {
  const { periods, market, now } = shown;
  const known = new Map<string, number | undefined>();
  return ({ productId, variantId, facts, price }) => {
    const { timeline, isOwn } = timelineOf(productId, variantId);
    const matching = periods.filter(({ promotion }) => promotion.matches(facts));
    const amount = price.price.thousandths;
    const key = JSON.stringify([productId, isOwn && variantId, amount, matching.map((one) => periods.indexOf(one))]);
    if (known.has(key)) return known.get(key);
    const isReduced = price.compareAt !== undefined;
    const piece = { timeline, list: market.priceList, amount, isReduced, periods: matching };
    const prior = priorPriceWith(piece, priceWithAny(shown, { productId, facts }), now);
    known.set(key, prior);
    return prior;
  };
}

const priceWithAny =
  (shown: ShownPromotions, piece: Pick<PricedLine, "productId" | "facts">): PriceWith =>
  (promotions, unitPrice, isReduced) => {
    if (promotions.length === 0) return unitPrice;
    const line = { ...piece, id: "", unitPrice, quantity: 1, isReduced };
    return unitPrice - (discountsWith(shown, promotions, [line])[0]?.amount ?? 0);
  };

/** Lines do not affect each other here: none of the promotions combines with nothing, or depends on the rest of the bag. */
const discountsWith = (
  { market, now }: ShownPromotions,
  promotions: readonly CompiledPromotion[],
  lines: readonly PricedLine[],
) =>
  promotions.length === 0
    ? []
    : discountsOf(
        {
          currency: currencyOfList(market.priceList),
          priceList: market.priceList,
          country: "",
          lines,
          delivery: null,
          customer: { vipLevel: 0, hasOrdered: null },
          paymentMethod: null,
          codes: [],
          usage: NO_USAGE,
        },
        promotions,
        now,
      ).lines;

const NO_USAGE = new Map();
