// Gift options of carts and orders.

import { MAX_GIFT_MESSAGE, money, type GiftOffer, type GiftOptions } from "#catalogue";
import type { Result } from "../accounts/results.ts";
import { builder } from "../builder.ts";
import { MoneyType } from "../money.ts";

export const GiftOptionsType = builder.objectRef<GiftOptions>("GiftOptions").implement({
  description: "Options of an order that is a gift.",
  fields: (t) => ({
    isWrapped: t.exposeBoolean("isWrapped", { description: "True if it is wrapped." }),
    message: t.exposeString("message", { description: "Plain text of several lines; empty if there is none." }),
    hidesPrices: t.exposeBoolean("hidesPrices", { description: "True if the parcel has no document with prices." }),
  }),
});

export const GiftOfferType = builder.objectRef<GiftOffer & { readonly currency: string }>("GiftOffer").implement({
  description: "Gift options in a market.",
  fields: (t) => ({
    wrapPrice: t.field({
      type: MoneyType,
      nullable: true,
      description: "Price of wrapping an order; null if orders are not wrapped.",
      resolve: ({ wrapPrice, currency }) => (wrapPrice === null ? null : money(wrapPrice, currency)),
    }),
  }),
});

export const GiftOptionsInput = builder.inputType("GiftOptionsInput", {
  description: "Options of an order that is a gift.",
  fields: (t) => ({
    isWrapped: t.boolean({ defaultValue: false, description: "Wraps the order, for the price of `giftOffer`." }),
    message: t.string({ defaultValue: "", description: `Plain text, at most ${MAX_GIFT_MESSAGE} characters.` }),
    hidesPrices: t.boolean({ defaultValue: false, description: "Leaves prices out of the parcel." }),
  }),
});

const RefusalReason = builder.enumType("GiftOptionsRefusalReason", {
  description: "Reason why gift options were refused.",
  values: {
    NOT_OFFERED: { value: "not-offered", description: "Not in this market." },
    TOO_LONG: { value: "too-long", description: `The message has more than ${MAX_GIFT_MESSAGE} characters.` },
    UNPRINTABLE: { value: "unprintable", description: "The message has control characters." },
  } as const,
});

export interface GiftOptionsRefused extends Result<"GiftOptionsRefused"> {
  readonly reason: "not-offered" | "too-long" | "unprintable";
}

export const GiftOptionsRefusedType = builder.objectRef<GiftOptionsRefused>("GiftOptionsRefused").implement({
  description: "The gift options were not changed.",
  fields: (t) => ({ reason: t.field({ type: RefusalReason, resolve: ({ reason }) => reason }) }),
});
