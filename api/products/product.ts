// Products by handle or id, as far as the visitor can see them.

import { currencyOfList, DEFAULTS, money, priceFrom, type PriceList } from "#catalogue";
import type { Prices, ProductWithVariants, Variant } from "#commerce/products";
import { builder } from "../builder.ts";
import { TagType } from "../content/tag.ts";
import { atMost } from "../input.ts";
import { CurrencyPriceType, imageUrl, ImageSizeType, marketArgs, type ImageSize } from "../market.ts";
import { viewerOf } from "../viewer.ts";
import { VariantOptionType } from "./option.ts";

/** A product with the market and picture size of the query. */
interface Asked<Value> {
  readonly value: Value;
  readonly priceList: PriceList;
  readonly imageSize: ImageSize;
  readonly language: string | null | undefined;
}

const VariantType = builder.objectRef<Asked<Variant>>("ProductVariant").implement({
  fields: (t) => ({
    variantId: t.id({ resolve: ({ value }) => value.id }),
    title: t.string({ resolve: ({ value }) => value.title }),
    size: t.string({ resolve: ({ value }) => value.size }),
    options: t.field({
      type: [VariantOptionType],
      description: "Beyond size and colour. Variants of a product differ in size, options or both.",
      resolve: ({ value }) => value.options,
    }),
    colour: t.string({ resolve: ({ value }) => value.colour }),
    designerColour: t.string({ resolve: ({ value }) => value.designerColour }),
    sku: t.string({ resolve: ({ value }) => value.sku }),
    inventoryInStock: t.boolean({ resolve: ({ value }) => value.inventoryQuantity > 0 }),
    currencyPrice: t.field({
      description: "Null if this size is not sold in the region and currency.",
      type: CurrencyPriceType,
      nullable: true,
      resolve: ({ value, priceList }) => priceOf(value, priceList),
    }),
  }),
});

const ProductType = builder.objectRef<Asked<ProductWithVariants>>("Product").implement({
  fields: (t) => ({
    productId: t.id({ resolve: ({ value }) => value.id }),
    slug: t.string({ resolve: ({ value }) => value.handle }),
    title: t.string({
      description: "In the requested language, like bodyHtml; untranslated if there is no translation.",
      resolve: ({ value, language }, _args, { loaders }) =>
        loaders.translate(language, (translate) => translate.title(value.id, value.title)),
    }),
    vendor: t.string({ resolve: ({ value }) => value.vendor }),
    vendorHandle: t.string({ resolve: ({ value }) => value.vendorHandle }),
    productType: t.string({ resolve: ({ value }) => value.productType }),
    departments: t.stringList({ resolve: ({ value }) => value.departments }),
    colours: t.stringList({ resolve: ({ value }) => value.colours }),
    bodyHtml: t.string({
      resolve: ({ value, language }, _args, { loaders }) =>
        loaders.translate(language, (translate) => translate(value.bodyHtml)),
    }),
    imageUrl: t.string({ resolve: ({ value, imageSize }) => imageUrl(value.largeImage, imageSize) }),
    imageUrls: t.stringList({
      resolve: ({ value, imageSize }) => value.images.map((image) => imageUrl(image, imageSize)),
    }),
    isVip: t.boolean({ resolve: ({ value }) => value.vipLevel > 0 }),
    inStock: t.boolean({ resolve: ({ value }) => value.inventoryQuantity > 0 }),
    publishedAt: t.string({ resolve: ({ value }) => value.publishedAt }),
    tags: t.field({
      type: [TagType],
      resolve: ({ value }, _args, { loaders }) => loaders.tags(value.tags),
    }),
    currencyPrice: t.field({
      description: "The lowest price of its sizes.",
      type: CurrencyPriceType,
      nullable: true,
      resolve: ({ value, priceList }) => priceOf(value, priceList),
    }),
    variants: t.field({
      type: [VariantType],
      resolve: ({ value, ...asked }) => value.variants.map((variant) => ({ ...asked, value: variant })),
    }),
  }),
});

const MOST_PRODUCTS = 100;

const productArgs = builder.args((t) => ({
  ...marketArgs,
  localeLangCode: t.string({ defaultValue: DEFAULTS.language }),
  imageSize: t.field({ type: ImageSizeType, required: true, defaultValue: "large" }),
}));

builder.queryFields((t) => ({
  product: t.field({
    description: "A product by handle or id; null if there is none for this visitor.",
    type: ProductType,
    nullable: true,
    args: { ...productArgs, slugOrId: t.arg.string({ required: true }) },
    resolve: async (_root, { slugOrId, imageSize, localeLangCode, ...market }, context) => {
      const viewer = await viewerOf(market, context);
      const value = await context.loaders.product(viewer, slugOrId);
      return value && { value, imageSize, priceList: viewer.priceList, language: localeLangCode };
    },
  }),
  products: t.field({
    description: "Products by handle or id in the order of the request; null for those that this visitor cannot see.",
    type: [ProductType],
    nullable: { list: false, items: true },
    args: { ...productArgs, slugsOrIds: t.arg.stringList({ required: true }) },
    resolve: async (_root, { slugsOrIds, imageSize, localeLangCode, ...market }, context) => {
      atMost("slugsOrIds", slugsOrIds, MOST_PRODUCTS);
      const viewer = await viewerOf(market, context);
      const { priceList } = viewer;
      const found = await Promise.all(slugsOrIds.map((name) => context.loaders.product(viewer, name)));
      return found.map((value) => value && { value, imageSize, priceList, language: localeLangCode });
    },
  }),
}));

function priceOf(
  { prices, compareAtPrices }: { readonly prices: Prices; readonly compareAtPrices: Prices },
  list: PriceList,
) {
  const [price, before] = [prices[list], compareAtPrices[list]];
  if (price === undefined) return null;
  const currencyCode = currencyOfList(list);
  const found = priceFrom(money(price, currencyCode), before === undefined ? undefined : money(before, currencyCode));
  return {
    price: found.price,
    compareAtPrice: found.compareAt ?? null,
    currencyCode,
    regionCode: list.slice(0, list.indexOf("_")),
  };
}
