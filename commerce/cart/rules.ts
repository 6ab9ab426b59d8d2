// What a bag takes, and what it says of a line that changed: values in, values out.

import type { GiftOrder, PriceList } from "#catalogue";
import type { Limit } from "#commerce/accounts";
import { MOST_LINES, MOST_OF_ONE, type CartChange, type CartRefusal, type Refused } from "./cart.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How many bags guests of one network may begin: nobody proves anything for one, and each is kept for long. */
export const GUEST_CARTS: Limit = { name: "cart from", max: 60, windowMs: HOUR_MS };
/** A look at a guest's bag is noted once a day. */
export const LOOK_MS = DAY_MS;
/** How long a browser keeps what opens a guest's bag: as long as it keeps a cookie at all. */
export const CART_LIFE_MS = 400 * DAY_MS;
/** How long a guest's bag is kept that nobody uses: as long as that, and until a look is noted. */
export const GUEST_CART_MS = CART_LIFE_MS + LOOK_MS;
/** How long a key of an addition is remembered; nobody sends the same click again after that. */
export const REQUEST_MS = DAY_MS;

/** How many of a thing a bag may hold. */
export const mostOf = (available: number): number => Math.min(available, MOST_OF_ONE);

/** Whether a bag may hold so many of what there are `available` of. */
export function checkQuantity(quantity: number, available: number): CartRefusal | undefined {
  if (!Number.isSafeInteger(quantity) || quantity < 1) return "invalid-quantity";
  if (available < 1) return "out-of-stock";
  if (quantity > MOST_OF_ONE) return "limit";
  return quantity > available ? "not-enough" : undefined;
}

/** A variant to be added; a gift card is one of its own and has no stock. */
export type Asked =
  | { readonly variantId: string; readonly quantity: number }
  | { readonly gift: GiftOrder; readonly quantity: 1 };

export interface Adding {
  readonly asked: readonly Asked[];
  /** How many are in the bag already, by variant. */
  readonly inBag: ReadonlyMap<string, number>;
  /** How many there are, of the variants that are sold to the viewer. */
  readonly available: ReadonlyMap<string, number>;
  /** Lines in the bag. */
  readonly lines: number;
  readonly priceList: PriceList;
}

/** For each that was asked for, in that order: how many the bag holds of it then, or why it holds no more than before. */
export type Decision = { readonly kind: "added"; readonly quantity: number } | Refused;

export function decideAdding({ asked, inBag, available, lines, priceList }: Adding): readonly Decision[] {
  const held = new Map(inBag);
  let count = lines;
  return asked.map((one): Decision => {
    if ("gift" in one) {
      const { amount, priceList: list } = one.gift;
      if (list !== priceList || !Number.isSafeInteger(amount) || amount < 1) return refuse("unavailable", 0);
      if (count >= MOST_LINES) return refuse("full", 0);
      count += 1;
      return { kind: "added", quantity: 1 };
    }
    const { variantId, quantity } = one;
    const stock = available.get(variantId);
    const before = held.get(variantId) ?? 0;
    if (!Number.isSafeInteger(quantity) || quantity < 1) return refuse("invalid-quantity", mostOf(stock ?? 0));
    if (stock === undefined) return refuse("unavailable", 0);
    const reason = checkQuantity(before + quantity, stock);
    if (reason) return refuse(reason, mostOf(stock));
    if (before === 0 && count >= MOST_LINES) return refuse("full", 0);
    if (before === 0) count += 1;
    held.set(variantId, before + quantity);
    return { kind: "added", quantity: before + quantity };
  });
}

/**
 * The answer to an addition that was carried out before: what is in the bag was added then; what is not and could not be now was
 * refused then too; the rest was taken out meanwhile, which is not undone.
 */
export const decideAgain = (adding: Adding): readonly Decision[] => {
  const fresh = decideAdding(adding);
  return adding.asked.map((one, index) => {
    const held = "gift" in one ? 1 : (adding.inBag.get(one.variantId) ?? 0);
    const decision = fresh[index];
    return held === 0 && decision?.kind === "refused" ? decision : { kind: "added", quantity: held };
  });
};

const refuse = (reason: CartRefusal, most: number): Refused => ({ kind: "refused", reason, most });

/**
 * How many an account's bag holds of what was in a guest's too: both, as far as limits and stock go. Never fewer than in either:
 * what there is too much of is said when the bag is read.
 */
export const mergedQuantity = (own: number, guests: number, available: number): number =>
  Math.max(own, guests, Math.min(own + guests, mostOf(available)));

export interface Seen {
  readonly quantity: number;
  /** Null before the shopper saw one; in another list it was another price, not a changed one. */
  readonly seenPrice: number | null;
  readonly seenPriceList: string | null;
}

/** What is more than a changed price is said first: nobody pays a new price for what is sold out. */
export function changeOf(
  { quantity, seenPrice, seenPriceList }: Seen,
  now: { readonly price: number; readonly available: number } | undefined,
  priceList: PriceList,
): CartChange | null {
  if (!now) return { kind: "gone" };
  if (now.available === 0) return { kind: "sold-out" };
  if (now.available < quantity) return { kind: "less-stock", available: now.available };
  const isOther = seenPrice !== null && seenPriceList === priceList && seenPrice !== now.price;
  return isOther ? { kind: "price", was: seenPrice } : null;
}
