// What the changes of wishlists are given.

import { DEFAULTS } from "#catalogue";
import { builder } from "../builder.ts";

type Fields = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, "InputObject">;

/** Whose prices and whose assortment it is. */
const marketFields = (t: Fields) => ({
  currencyCode: t.string({ defaultValue: DEFAULTS.currency }),
  regionCode: t.string({ defaultValue: DEFAULTS.region }),
  localeCountryCode: t.string({ defaultValue: DEFAULTS.country }),
});

/** Whose list it is: a token opens a guest's, otherwise it is the signed-in account's. */
const ownerFields = (t: Fields) => ({
  shopId: t.id({ description: "This shop when absent." }),
  wishlistId: t.id({ description: "When given, the visitor's list must be this one." }),
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
    variantId: t.id({ description: "May be left out where the product comes in one size." }),
    quantity: t.int({ defaultValue: 1 }),
  }),
});

const AdConversionInput = builder.inputType("AdConversionInput", {
  description: "Which advertisement led to it. Taken for compatibility; nothing is kept of it.",
  fields: (t) => ({ source: t.string(), medium: t.string(), campaign: t.string(), clickId: t.string() }),
});

export const AddWishlistItemsToCartInput = builder.inputType("AddWishlistItemsToCartInput", {
  fields: (t) => ({
    items: t.field({ type: [WishlistItemForCartInput], required: true }),
    cartId: t.id({ description: "A new cart without." }),
    cartToken: t.string(),
    adConversion: t.field({ type: AdConversionInput }),
    ...ownerFields(t),
    ...marketFields(t),
  }),
});
