// Options of an order that is a gift: wrapping, a message and a parcel without prices. The merchant decides what is offered.

import { convertAmount } from "./conversion.ts";
import type { Conversion, PriceList } from "./price-lists.ts";
import { isStorable } from "./storable.ts";

export interface GiftOptions {
  readonly isWrapped: boolean;
  /** Plain text of several lines; empty if there is none. */
  readonly message: string;
  /** True if the parcel has no document with prices. */
  readonly hidesPrices: boolean;
}

export interface GiftSettings {
  /** True if shoppers can mark an order as a gift. */
  readonly isOffered: boolean;
  /** Keyed by price list, in units of its currency; 0 is free. Orders in lists with neither a price nor a converted one are not wrapped. */
  readonly wrapPrices: Readonly<Partial<Record<PriceList, number>>>;
}

/** Gift options in one market. */
export interface GiftOffer {
  /** Thousandths of the list's currency for one order; null if orders are not wrapped. */
  readonly wrapPrice: number | null;
}

/** Null if nothing is offered. A list without a price has that of the list that it is converted from, at its rate. */
export function giftOfferIn(
  { isOffered, wrapPrices }: GiftSettings,
  list: PriceList,
  conversion?: Conversion,
): GiftOffer | null {
  const base = conversion && wrapPrices[conversion.from];
  const price = wrapPrices[list] ?? (base === undefined ? undefined : convertAmount(base, list, conversion!));
  return isOffered ? { wrapPrice: price === undefined ? null : Math.round(price * 1000) } : null;
}

/** The options that apply under an offer, which may have changed since they were chosen. */
export const giftOptionsUnder = (offer: GiftOffer | null, options: GiftOptions | null): GiftOptions | null =>
  offer && options && { ...options, isWrapped: options.isWrapped && offer.wrapPrice !== null };

/** Thousandths. */
export const giftWrapPrice = (offer: GiftOffer | null, options: GiftOptions | null): number =>
  (options?.isWrapped && offer?.wrapPrice) || 0;

/** In UTF-16 units, like `maxlength` of a form; fits on a card. */
export const MAX_GIFT_MESSAGE = 300;

export type GiftMessage =
  | { readonly kind: "message"; readonly message: string }
  | { readonly kind: "too-long" }
  /** The message has control characters, or characters that cannot be stored. */
  | { readonly kind: "unprintable" };

/** Trims a message, and removes marks that could disguise its direction on a packing list. */
export function readGiftMessage(typed: string): GiftMessage {
  const written = typed.replaceAll(/\r\n?/g, "\n").replaceAll("\t", " ").replaceAll(DIRECTION, "").trim();
  const message = INVISIBLE.test(written) ? "" : written;
  if (message.length > MAX_GIFT_MESSAGE) return { kind: "too-long" };
  if (!isStorable(message) || CONTROL.test(message)) return { kind: "unprintable" };
  return { kind: "message", message };
}

const DIRECTION = /[\u{202A}-\u{202E}\u{2066}-\u{2069}]/gu;
const INVISIBLE = /^[\s\p{Default_Ignorable_Code_Point}]*$/u;
/** All but line breaks. */
const CONTROL = /(?!\n)\p{Cc}|\p{Noncharacter_Code_Point}/u;
