// Decides which changes of a saved product are worth a mail. Pure.

import { canSee, priceFor, type Market, type Price, type PriceList } from "#catalogue";
import { PRIOR_PERIOD, type PriceTimeline } from "../products/prior-price.ts";
import type { Prices, Viewer } from "#commerce/products";

/** Version of the text beside the choices. Raise it when their meaning changes. */
export const CONSENT_VERSION = "2026-11";

/** The customer as a viewer of products. */
export interface AlertViewer {
  readonly viewer: Viewer;
  readonly market: Market;
  /** The list that prices of the market's list may be converted from. A new rate is no price drop. */
  readonly convertedFrom?: PriceList | undefined;
}

/** Product on a wishlist, with its state at the last check. */
export interface WatchedItem {
  /** Null if it was not on sale then. */
  readonly seenPrices: Prices | null;
  readonly seenInStock: boolean | null;
  readonly prices: Prices;
  readonly compareAtPrices: Prices;
  readonly priorPrices: Prices | null;
  readonly converted: readonly string[] | null;
  readonly isInStock: boolean;
  readonly isVisible: boolean;
  readonly vipLevel: number;
  readonly vendor: string;
}

export interface ItemChange {
  readonly price: Price;
  readonly isDrop: boolean;
  readonly isBack: boolean;
  /** False if the price stays pending: a drop while the product is sold out is reported once it is back. */
  readonly settlesPrice: boolean;
}

/** The price at which the customer sees a product; undefined if they cannot. */
export function visiblePrice(
  item: Omit<WatchedItem, "seenPrices" | "seenInStock">,
  { viewer, market }: AlertViewer,
): Price | undefined {
  const { isVisible, vipLevel, vendor, prices } = item;
  const isSeen = canSee(viewer, { isShown: isVisible, vipLevel, vendor, priceIn: (list) => prices[list] });
  return isSeen ? priceFor(item, market) : undefined;
}

/** Undefined for a product that the customer cannot see: it is compared again when they can. */
export function changeOf(item: WatchedItem, customer: AlertViewer): ItemChange | undefined {
  const { prices, isInStock, seenPrices } = item;
  const { market, convertedFrom } = customer;
  const price = visiblePrice(item, customer);
  if (price === undefined) return undefined;
  const hasFallen = (list: PriceList): boolean => (prices[list] ?? Infinity) < (seenPrices?.[list] ?? 0);
  const list = market.priceList;
  const source = item.converted?.includes(list) ? convertedFrom : undefined;
  const isLower = hasFallen(list) && (source === undefined || hasFallen(source));
  return {
    price,
    isDrop: isLower && isInStock,
    isBack: isInStock && item.seenInStock === false,
    settlesPrice: !isLower || isInStock,
  };
}

/**
 * True if the current price is below every other price of the last 30 days. Markets that show reductions from prior prices allow no
 * announcement of a price that was as low a moment ago.
 */
export function isLowest(timeline: PriceTimeline, list: PriceList, now: number): boolean {
  const current = timeline.at(-1)?.prices[list];
  if (current === undefined) return false;
  const recent = timeline.slice(0, -1).filter((_, at) => (timeline[at + 1]?.from ?? now) > now - PRIOR_PERIOD);
  // The reduction may be in several steps with the same price, for instance where another list changed.
  const steps = recent.map(({ prices }) => prices[list]);
  while (steps.at(-1) === current) steps.pop();
  return steps.every((amount) => amount === undefined || amount > current);
}
