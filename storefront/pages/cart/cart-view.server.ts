// A cart as its screens show it, in the visitor's market.

import {
  giftOptionsUnder,
  messagesIn,
  money,
  priceFrom,
  priceFromPrior,
  type Delivery,
  type GiftOffer,
} from "#catalogue";
import { analyticsItem } from "#commerce/analytics";
import { MAX_QUANTITY, type Cart, type CartLine } from "#commerce/cart";
import { countryOf, variantName } from "#commerce/labels";
import { labels } from "#locales/labels";
import type { Visitor } from "#storefront/framework/context.ts";
import { translateOption, type Translate } from "#browsing";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import type {
  CartGift,
  CartView,
  DeliveryEstimate,
  ExpressMethod,
  ShownChange,
  ShownLine,
} from "#storefront/features/cart/cart-data.ts";
import { cartMessages } from "#locales/cart-messages";

/** Pieces in stock up to which a line shows how many are left. */
const FEW = 3;

interface CartParts {
  readonly giftOffer: GiftOffer | null;
  readonly express: readonly ExpressMethod[];
  /** True if the visitor's country has tax on top of prices. */
  readonly isTaxAdded: boolean;
  readonly translate: Translate;
}

/** An empty view for a visitor without a cart. */
export const cartViewOf = (
  cart: Cart | undefined,
  visitor: Visitor,
  delivery: Delivery,
  { giftOffer, express, isTaxAdded, translate }: CartParts,
): CartView => ({
  lines: cart?.lines.map((line) => lineOf(line, visitor, translate)) ?? [],
  currency: visitor.market.currency,
  delivery: estimateOf(visitor, delivery),
  gift: giftOf(giftOffer, cart),
  taxNote: messagesIn(
    labels,
    visitor.language,
  )(isTaxAdded && delivery.taxNote !== "duties-on-delivery" ? "taxAtCheckout" : delivery.taxNote),
  express,
  action: linkFor(visitor)("/cart"),
});

/** Gift cards are not wrapped. */
const giftOf = (offer: GiftOffer | null, cart: Cart | undefined): CartGift | null =>
  offer && cart?.lines.some(({ gift }) => gift === null)
    ? { offer, options: giftOptionsUnder(offer, cart.giftOptions) }
    : null;

function lineOf(line: CartLine, visitor: Visitor, translate: Translate): ShownLine {
  const { id, productId, vendor, title, colour, size, options, image, quantity, available, gift } = line;
  const { currency } = visitor.market;
  const say = messagesIn(cartMessages, visitor.language);
  const isGone = line.change?.kind === "gone";
  const compareAt = line.compareAtPrice === null ? undefined : money(line.compareAtPrice, currency);
  return {
    id,
    productId,
    href: line.handle === null ? null : linkFor(visitor)(`/products/${line.handle}`),
    vendor: translate.vendor(vendor),
    title: isGone && !gift ? say("goneItem") : gift ? title : translate.title(productId ?? id, title),
    details: gift
      ? say("giftFor", { name: gift.recipientName })
      : variantName(
          { colour: translate(colour), size, options: options.map((one) => translateOption(one, translate)) },
          visitor.language,
        ),
    picture: image,
    quantity,
    most: gift ? Math.min(available, 1) : Math.min(available, MAX_QUANTITY),
    left: !gift && available > 0 && available <= FEW ? available : null,
    price: isGone ? null : (line.isPrior ? priceFromPrior : priceFrom)(money(line.price, currency), compareAt),
    change: changeOf(line, currency),
    shown: line.change === null ? null : `${id}:${line.price}:${available}`,
    item: analyticsItem(line, currency),
  };
}

function changeOf({ change }: CartLine, currency: string): ShownChange | null {
  return change?.kind === "price" ? { kind: "price", was: money(change.was, currency) } : change;
}

/** By the cheapest method; the checkout offers the others. */
function estimateOf({ market, language }: Visitor, { methods: [cheapest] }: Delivery): DeliveryEstimate {
  if (!cheapest) throw new Error(`Nothing is delivered to ${market.code}`);
  const { price, freeFrom, days } = cheapest;
  const say = messagesIn(cartMessages, language);
  const country = market.kind === "country" ? countryOf(market, language) : null;
  return {
    place: country === null ? say("delivery") : say("deliveryTo", { country }),
    price,
    freeFrom,
    days: say("days", { from: days.from, count: days.to }),
  };
}
