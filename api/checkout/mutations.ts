// Checkout steps of the shopper. Each returns the updated checkout, or the reason for a failure.

import { ADDRESS_FIELDS, countryInSentence, type Market } from "#catalogue";
import {
  applyGiftCard,
  chooseDelivery,
  findCheckout,
  removeGiftCard,
  saveAddresses,
  saveContact,
  type AddressProblems,
  type Shopper,
} from "#commerce/checkout";
import { invalid, InvalidType, later, TooManyType, type Result } from "../accounts/results.ts";
import { builder } from "../builder.ts";
import { MarketType } from "../content/market.ts";
import type { ApiContext } from "../context.ts";
import { UndeliverableType } from "./place.ts";
import { checkoutArgs, shopperOf } from "../shopper.ts";
import {
  CheckoutType,
  checkoutResult,
  DeliveryMethodCodeType,
  NoCartType,
  noCart,
  PostalAddressInput,
} from "./types.ts";

const resolveType = ({ type }: Result<string>) => type;

const OtherMarketType = builder
  .objectRef<Result<"OtherMarket"> & { readonly market: Market }>("OtherMarket")
  .implement({
    description: "The delivery country has other prices. Repeat the operation in its market; the cart stays.",
    fields: (t) => ({
      countryCode: t.string({ resolve: ({ market }) => market.country }),
      currencyCode: t.string({ resolve: ({ market }) => market.currency }),
      market: t.field({ type: MarketType, resolve: ({ market }) => market }),
      message: t.string({
        resolve: ({ market: { code, country, currency } }) =>
          `Prices in ${countryInSentence(country, "en")} are in ${currency}. Repeat the operation with @inContext(market: "${code}").`,
      }),
    }),
  });

const REFUSALS = ["unknown", "other-currency", "empty", "too-many"] as const;
type Refusal = (typeof REFUSALS)[number];

const GiftCardRefusalType = builder.enumType("GiftCardRefusal", {
  values: {
    UNKNOWN: { value: "unknown" },
    OTHER_CURRENCY: { value: "other-currency" },
    EMPTY: { value: "empty" },
    TOO_MANY: { value: "too-many" },
  } as const,
});

const GiftCardRefusedType = builder
  .objectRef<Result<"GiftCardRefused"> & { readonly reason: Refusal }>("GiftCardRefused")
  .implement({ fields: (t) => ({ reason: t.field({ type: GiftCardRefusalType, resolve: ({ reason }) => reason }) }) });

const CheckoutResult = builder.unionType("CheckoutResult", { types: [CheckoutType, NoCartType], resolveType });
const SaveContactResult = builder.unionType("SaveCheckoutContactResult", {
  types: [CheckoutType, InvalidType, NoCartType],
  resolveType,
});
const SaveAddressesResult = builder.unionType("SaveCheckoutAddressesResult", {
  types: [CheckoutType, InvalidType, OtherMarketType, UndeliverableType, NoCartType],
  resolveType,
});
const GiftCardResult = builder.unionType("ApplyGiftCardResult", {
  types: [CheckoutType, GiftCardRefusedType, TooManyType, NoCartType],
  resolveType,
});

builder.queryField("checkout", (t) =>
  t.field({
    description: "The checkout of the visitor's cart.",
    type: CheckoutResult,
    args: checkoutArgs,
    resolve: async (_root, args, context) => current(context, await shopperOf(args, context)),
  }),
);

builder.mutationFields((t) => ({
  saveCheckoutContact: t.field({
    type: SaveContactResult,
    args: { ...checkoutArgs, email: t.arg.string({ required: true }), phone: t.arg.string() },
    resolve: async (_root, { email, phone, ...args }, context) => {
      const shopper = await shopperOf(args, context);
      const result = await saveContact(context.orderServices, shopper, { email, phone: phone ?? undefined });
      if (result.kind === "invalid") return invalid([{ field: result.field, problem: "no such thing" }]);
      return result.kind === "no-cart" ? noCart() : current(context, shopper);
    },
  }),
  saveCheckoutAddresses: t.field({
    description: "Omit `delivery` if everything is sent by email, and `billing` if it equals the delivery address.",
    type: SaveAddressesResult,
    args: {
      ...checkoutArgs,
      delivery: t.arg({ type: PostalAddressInput }),
      billing: t.arg({ type: PostalAddressInput }),
      savesAddress: t.arg.boolean({
        description: "True saves the delivery address with the account when the order is placed.",
      }),
    },
    resolve: async (_root, { delivery, billing, savesAddress, ...args }, context) => {
      const shopper = await shopperOf(args, context);
      const form = { delivery: partsOf(delivery), billing: partsOf(billing), savesAddress: savesAddress ?? undefined };
      const result = await saveAddresses(context.orderServices, shopper, form);
      switch (result.kind) {
        case "saved":
          return current(context, shopper);
        case "no-cart":
          return noCart();
        case "invalid":
          return invalid([...problems("delivery", result.delivery), ...problems("billing", result.billing)]);
        case "undeliverable":
          return { ...result, type: "Undeliverable" as const };
        case "other-market":
          return { type: "OtherMarket" as const, market: result.market };
      }
    },
  }),
  chooseDeliveryMethod: t.field({
    type: CheckoutResult,
    args: { ...checkoutArgs, method: t.arg({ type: DeliveryMethodCodeType, required: true }) },
    resolve: async (_root, { method, ...args }, context) => {
      const shopper = await shopperOf(args, context);
      await chooseDelivery(context.orderServices, shopper, method);
      return current(context, shopper);
    },
  }),
  applyGiftCard: t.field({
    description: "Applies a gift card to the order. Attempts are limited by network.",
    type: GiftCardResult,
    args: { ...checkoutArgs, code: t.arg.string({ required: true }) },
    resolve: async (_root, { code, ...args }, context) => {
      const shopper = await shopperOf(args, context);
      const result = await applyGiftCard(context.orderServices, shopper, code);
      if (result.kind === "limited") return later(result, context.orderServices.now());
      if (result.kind === "no-cart") return noCart();
      if (result.kind === "saved") return current(context, shopper);
      return { type: "GiftCardRefused" as const, reason: result.kind };
    },
  }),
  removeGiftCard: t.field({
    type: CheckoutResult,
    args: { ...checkoutArgs, giftCardId: t.arg.id({ required: true }) },
    resolve: async (_root, { giftCardId, ...args }, context) => {
      const shopper = await shopperOf(args, context);
      await removeGiftCard(context.orderServices, shopper, giftCardId);
      return current(context, shopper);
    },
  }),
}));

async function current({ orderServices }: ApiContext, shopper: Shopper) {
  const found = await findCheckout(orderServices, shopper);
  return found.kind === "no-cart" ? noCart() : checkoutResult(found);
}

type AddressInput = Partial<Record<(typeof ADDRESS_FIELDS)[number], string | null | undefined>>;

const partsOf = (input: AddressInput | null | undefined) =>
  input ? Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, input[field] ?? ""])) : undefined;

const problems = (of: "delivery" | "billing", found: AddressProblems) =>
  Object.entries(found).map(([field, problem]) => ({ field: `${of}.${field}`, problem }));
