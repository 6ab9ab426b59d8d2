// Wishlists with their items and products, with the field names of the specification.

import type {
  AddFailure,
  Wishlist,
  WishlistItem,
  WishlistPage,
  WishlistProduct,
  WishlistTag,
  WishlistVariant,
} from "#commerce/wishlist";
import type { Result } from "../accounts/results.ts";
import { builder } from "../builder.ts";
import { MetafieldType } from "../content/tag.ts";
import { CurrencyPriceType, imageUrl, type ImageSize } from "../market.ts";
import { VariantOptionType } from "../products/option.ts";

const WishlistUserType = builder.enumType("WishlistUserType", { values: ["account", "anonymous"] as const });
const WishlistStatus = builder.enumType("WishlistStatus", { values: ["active", "reconciled"] as const });

export const WishlistType = builder.objectRef<Wishlist>("Wishlist").implement({
  fields: (t) => ({
    _id: t.exposeID("id"),
    shopId: t.exposeID("shopId"),
    userType: t.field({ type: WishlistUserType, resolve: ({ userType }) => userType }),
    userId: t.exposeID("userId", { nullable: true, description: "The account; null for a guest's list." }),
    status: t.field({ type: WishlistStatus, resolve: ({ status }) => status }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was created." }),
    updatedAt: t.expose("updatedAt", { type: "DateTime", description: "When it last changed." }),
  }),
});

const WishlistTagType = builder.objectRef<WishlistTag>("WishlistTag").implement({
  fields: (t) => ({
    _id: t.exposeID("id"),
    name: t.exposeString("name"),
    slug: t.exposeString("slug"),
    metafields: t.field({ type: [MetafieldType], resolve: ({ metafields }) => metafields }),
  }),
});

const WishlistVariantType = builder.objectRef<WishlistVariant>("WishlistVariant").implement({
  fields: (t) => ({
    variantId: t.exposeID("variantId"),
    size: t.exposeString("size"),
    options: t.field({
      type: [VariantOptionType],
      description: "Beyond size and colour.",
      resolve: ({ options }) => options,
    }),
    inventoryInStock: t.exposeBoolean("inventoryInStock"),
    currencyPrice: t.field({
      description: "Null if this size is not sold in the region and currency.",
      type: CurrencyPriceType,
      nullable: true,
      resolve: ({ currencyPrice }) => currencyPrice,
    }),
  }),
});

/** A value with the picture size and language of the query, for the resolvers below it. */
export type Presented<Value> = Value & {
  readonly imageSize: ImageSize;
  readonly language: string | null | undefined;
};

const WishlistProductType = builder.objectRef<Presented<WishlistProduct>>("WishlistProduct").implement({
  fields: (t) => ({
    productId: t.exposeID("productId"),
    productType: t.exposeString("productType"),
    imageUrl: t.string({
      resolve: (product, _args, { pictureOrigin }) => imageUrl(product.imageUrl, product.imageSize, pictureOrigin),
    }),
    imageUrls: t.stringList({
      description: "All of its pictures.",
      resolve: ({ images, imageSize }, _args, { pictureOrigin }) =>
        images.map((image) => imageUrl(image, imageSize, pictureOrigin)),
    }),
    vendor: t.exposeString("vendor"),
    title: t.string({
      description: "In the language of localeLangCode; untranslated where no translation is available.",
      resolve: ({ productId, title, language }, _args, { loaders }) =>
        loaders.translate((translate) => translate.title(productId, title), language),
    }),
    slug: t.exposeString("slug"),
    sku: t.exposeString("sku"),
    isVip: t.exposeBoolean("isVip"),
    inStock: t.exposeBoolean("inStock"),
    isNewSeason: t.exposeBoolean("isNewSeason"),
    tags: t.field({ type: [WishlistTagType], resolve: ({ tags }) => tags }),
    currencyPrice: t.field({ type: CurrencyPriceType, resolve: ({ currencyPrice }) => currencyPrice }),
    variants: t.field({ type: [WishlistVariantType], resolve: ({ variants }) => variants }),
  }),
});

const WishlistItemType = builder.objectRef<Presented<WishlistItem>>("WishlistItem").implement({
  fields: (t) => ({
    _id: t.exposeID("id"),
    productId: t.exposeID("productId"),
    updatedAt: t.expose("updatedAt", { type: "DateTime", description: "When it was saved or last changed." }),
    product: t.field({
      type: WishlistProductType,
      resolve: ({ product, imageSize, language }) => ({ ...product, imageSize, language }),
    }),
  }),
});

export type FoundWishlistPage = Result<"WishlistPage"> & Presented<WishlistPage>;

export const WishlistPageType = builder.objectRef<FoundWishlistPage>("WishlistPage").implement({
  description: "A page of a wishlist with the items that the visitor may see.",
  fields: (t) => ({
    wishlistId: t.id({ resolve: ({ wishlist }) => wishlist.id }),
    wishlist: t.field({ type: WishlistType, resolve: ({ wishlist }) => wishlist }),
    items: t.field({
      type: [WishlistItemType],
      resolve: ({ items, imageSize, language }) => items.map((item) => ({ ...item, imageSize, language })),
    }),
    totalCount: t.exposeInt("totalCount", { description: "Number of items with the requested tags, on all pages." }),
    inTags: t.field({
      description: "Tags that narrow the result further without emptying it.",
      type: [WishlistTagType],
      resolve: ({ inTags }) => inTags,
    }),
    outTags: t.field({
      description: "All other tags of the wishlist's products.",
      type: [WishlistTagType],
      resolve: ({ outTags }) => outTags,
    }),
  }),
});

const AddFailureReason = builder.enumType("WishlistAddFailureReason", {
  description: "full: the wishlist has no room; unavailable: the product is not sold to this visitor.",
  values: ["full", "unavailable"] as const,
});

export const AddFailureType = builder
  .objectRef<{ readonly productId: string; readonly reason: AddFailure }>("WishlistAddFailure")
  .implement({
    fields: (t) => ({
      productId: t.exposeID("productId"),
      reason: t.field({ type: AddFailureReason, resolve: ({ reason }) => reason }),
    }),
  });
