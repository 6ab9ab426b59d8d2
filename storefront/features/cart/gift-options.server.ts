// Gift options of a form, and the offer in the visitor's market.

import { MAX_GIFT_MESSAGE, messagesIn, type GiftOffer, type LanguageCode } from "#catalogue";
import type { GiftOptionsForm, GiftOptionsSet } from "#commerce/cart";
import { giftOfferOf } from "#commerce/settings";
import { cartMessages } from "#locales/cart-messages";
import type { LoaderArgs } from "#storefront/framework/define.ts";

export const giftOfferTo = ({ shop, visitor }: Pick<LoaderArgs, "shop" | "visitor">): GiftOffer | null =>
  giftOfferOf(shop.setting, visitor.market.priceList);

/** Null if the box is not ticked. */
export function giftOptionsIn(form: Pick<FormData, "get">): GiftOptionsForm | null {
  const isTicked = (name: string): boolean => form.get(name) === "yes";
  const message = form.get("giftMessage");
  return isTicked("isGift")
    ? {
        isWrapped: isTicked("giftWrap"),
        message: typeof message === "string" ? message : "",
        hidesPrices: isTicked("giftHidesPrices"),
      }
    : null;
}

/** Null if the options were saved. */
export function giftProblem(set: GiftOptionsSet, language: LanguageCode): string | null {
  const say = messagesIn(cartMessages, language);
  switch (set.kind) {
    case "set":
      return null;
    case "invalid":
      return set.problem === "too-long" ? say("gift-too-long", { max: MAX_GIFT_MESSAGE }) : say("gift-unprintable");
    case "not-offered":
      return say("gift-not-offered");
    case "no-cart":
      return say("notInCart");
  }
}
