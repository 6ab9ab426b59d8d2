// A cart as its screens show it, in the visitor's market.

import {
  formatMoney,
  giftOptionsUnder,
  messagesIn,
  money,
  priceFrom,
  priceFromPrior,
  type Delivery,
  type GiftOffer,
  type LanguageCode,
} from "#catalogue";
import { analyticsItem, codesOf } from "#commerce/analytics";
import { MAX_QUANTITY, type Cart, type CartLine } from "#commerce/cart";
import { orderDiscountsOf, type CartDiscounts } from "#commerce/checkout";
import { discountName } from "#commerce/orders";
import { countryOf, taxSentence, variantName } from "#commerce/labels";
import { labels } from "#locales/labels";
import type { Visitor } from "#storefront/framework/context.ts";
import { translateOption, type Translate } from "#browsing";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import { codesView, nearView } from "#storefront/features/cart/codes.server.ts";
import { lineNotes } from "#storefront/pages/orders/summary/discounts.server.ts";
import type {
  CartDiscountsView,
  CartGift,
  CartView,
  DeliveryEstimate,
  ExpressMethod,
  ShownChange,
  ShownLine,
} from "#storefront/features/cart/cart-data.ts";
import { cartMessages } from "#locales/cart-messages";
import { discounts as discountTexts } from "#locales/discounts";

/** Pieces in stock up to which a line shows how many are left. */
const FEW = 3;

interface CartParts {
  /** Null without a cart. */
  readonly discounts: CartDiscounts | null;
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
  { discounts, giftOffer, express, isTaxAdded, translate }: CartParts,
): CartView => ({
  lines: cart?.lines.map((line) => lineOf(line, visitor, translate, discounts)) ?? [],
  currency: visitor.market.currency,
  delivery: estimateOf(visitor, delivery),
  gift: giftOf(giftOffer, cart),
  discounts: discountsView(discounts, visitor, translate),
  taxNote: taxNoteOf(cart, visitor, delivery, isTaxAdded),
  express,
  action: linkFor(visitor)("/cart"),
});

/** Empty if nothing is delivered: gift cards are taxed when they are spent. */
function taxNoteOf(cart: Cart | undefined, { language }: Visitor, { taxNote }: Delivery, isTaxAdded: boolean): string {
  if (!cart?.lines.some(({ gift }) => gift === null)) return "";
  return taxSentence(taxNote, isTaxAdded, language);
}

/** Gift cards are not wrapped. */
const giftOf = (offer: GiftOffer | null, cart: Cart | undefined): CartGift | null =>
  offer && cart?.lines.some(({ gift }) => gift === null)
    ? { offer, options: giftOptionsUnder(offer, cart.giftOptions) }
    : null;

function discountsView(discounts: CartDiscounts | null, visitor: Visitor, translate: Translate): CartDiscountsView {
  if (!discounts) return { rows: [], codes: [], near: null, gifts: [] };
  const { market, language } = visitor;
  const { currency } = market;
  const say = messagesIn(discountTexts, language);
  const nameOf = new Map(discounts.applied.map((one) => [one.promotionId, discountName(one, language)]));
  return {
    rows: discounts.applied.flatMap(({ promotionId, amount }) =>
      amount === 0 ? [] : [{ name: nameOf.get(promotionId) ?? "", amount }],
    ),
    codes: codesView(discounts, currency, visitor),
    near: nearView(discounts, currency, language),
    gifts: discounts.complimentary.map(({ promotionId, line }) => ({
      id: line.id,
      vendor: translate.vendor(line.vendor),
      title: translate.title(line.productId ?? line.id, line.title),
      details: detailsOf(line, language, translate),
      picture: line.image,
      note: say("gift", { name: nameOf.get(promotionId) ?? "" }),
    })),
  };
}

/** "Sand, IT 42". */
const detailsOf = ({ colour, size, options }: CartLine, language: LanguageCode, translate: Translate): string =>
  variantName(
    { colour: translate(colour), size, options: options.map((one) => translateOption(one, translate)) },
    language,
  );

function lineOf(line: CartLine, visitor: Visitor, translate: Translate, discounts: CartDiscounts | null): ShownLine {
  const { id, productId, vendor, title, image, quantity, available, gift } = line;
  const { currency } = visitor.market;
  const say = messagesIn(cartMessages, visitor.language);
  const isGone = line.change?.kind === "gone";
  const shares = discounts ? orderDiscountsOf(discounts) : [];
  const discount = discounts?.lines.find(({ lineId }) => lineId === id)?.amount;
  const compareAt = line.compareAtPrice === null ? undefined : money(line.compareAtPrice, currency);
  return {
    id,
    productId,
    href: line.handle === null ? null : linkFor(visitor)(`/products/${line.handle}`),
    vendor: translate.vendor(vendor),
    title: gift
      ? messagesIn(labels, visitor.language)("gift-card")
      : isGone
        ? say("goneItem")
        : translate.title(productId ?? id, title),
    details: gift ? say("giftFor", { name: gift.recipientName }) : detailsOf(line, visitor.language, translate),
    picture: image,
    quantity,
    most: gift ? Math.min(available, 1) : Math.min(available, MAX_QUANTITY),
    left: !gift && available > 0 && available <= FEW ? available : null,
    price: isGone
      ? null
      : (discounts?.shownPrices.get(id) ??
        (line.isPrior ? priceFromPrior : priceFrom)(money(line.price, currency), compareAt)),
    before: isGone ? null : line.price,
    discounts: lineNotes(
      shares.filter(({ lineId }) => lineId === id),
      false,
      (thousandths) => formatMoney(money(thousandths, currency)),
      visitor.language,
    ),
    change: changeOf(line, currency),
    shown: line.change === null ? null : `${id}:${line.price}:${available}`,
    item: analyticsItem({ ...line, discount, coupon: codesOf(shares, id)[0] }, currency),
  };
}

function changeOf({ change }: CartLine, currency: string): ShownChange | null {
  return change?.kind === "price" ? { kind: "price", was: money(change.was, currency) } : change;
}

/** Estimates with the cheapest method; the checkout offers the others. */
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
