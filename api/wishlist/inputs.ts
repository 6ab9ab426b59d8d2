// Inputs of the wishlist mutations.

import { builder } from "../builder.ts";

type Fields = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, "InputObject">;

/** The market that decides prices and availability. */
const marketFields = (t: Fields) => ({
  currencyCode: t.string({ description: "ISO 4217; with regionCode instead of the market of @inContext." }),
  regionCode: t.string({ description: "Code of a market, like `eu`; that of @inContext by default." }),
  localeCountryCode: t.string({ description: "ISO 3166; the country whose hidden products are left out." }),
});

/** The wishlist to work on: a guest's by its token, otherwise the signed-in account's. */
const ownerFields = (t: Fields) => ({
  shopId: t.id({ description: "Defaults to this shop." }),
  wishlistId: t.id({ description: "If given, must be the id of the visitor's wishlist." }),
  anonymousToken: t.string(),
});

export const CreateWishlistInput = builder.inputType("CreateWishlistInput", {
  fields: (t) => ({ shopId: t.id({ required: true }), productIds: t.idList(), ...marketFields(t) }),
});

export const AddWishlistItemsInput = builder.inputType("AddWishlistItemsInput", {
  fields: (t) => ({ productIds: t.idList({ required: true }), ...ownerFields(t), ...marketFields(t) }),
});

export const DeleteWishlistItemsInput = builder.inputType("DeleteWishlistItemsInput", {
  fields: (t) => ({ wishlistItemIds: t.idList(), productIds: t.idList(), ...ownerFields(t) }),
});

export const ReconcileWishlistsInput = builder.inputType("ReconcileWishlistsInput", {
  fields: (t) => ({ shopId: t.id({ required: true }), anonymousToken: t.string({ required: true }) }),
});

const WishlistItemForCartInput = builder.inputType("WishlistItemForCartInput", {
  fields: (t) => ({
    wishlistItemId: t.id({ required: true }),
    variantId: t.id({ description: "Optional if the product comes in one size." }),
    quantity: t.int({ defaultValue: 1 }),
  }),
});

const AdConversionInput = builder.inputType("AdConversionInput", {
  description: "The advertisement that led to the visit. Accepted for compatibility and ignored.",
  fields: (t) => ({ source: t.string(), medium: t.string(), campaign: t.string(), clickId: t.string() }),
});

export const AddWishlistItemsToCartInput = builder.inputType("AddWishlistItemsToCartInput", {
  fields: (t) => ({
    items: t.field({ type: [WishlistItemForCartInput], required: true }),
    cartId: t.id({ description: "Defaults to a new cart." }),
    cartToken: t.string(),
    adConversion: t.field({ type: AdConversionInput }),
    ...ownerFields(t),
    ...marketFields(t),
  }),
});
