// Products and their variants, in the market and language of the operation.

import { messagesIn, type Money, priceFor, type Price } from "#catalogue";
import { sizeName } from "#commerce/labels";
import type { ProductWithVariants, Variant } from "#commerce/products";
import { productMessages } from "#locales/product-messages";
import { builder } from "../builder.ts";
import { tagNode, TagType } from "../content/tag.ts";
import type { ApiContext } from "../context.ts";
import { DesignerType } from "../designers/designer.ts";
import { imageArgs, imageOf, ImageType, pageUrl } from "../image.ts";
import { between } from "../input.ts";
import { FORMER_PRICE, PRIOR_PRICE } from "../market.ts";
import { MoneyType } from "../money.ts";
import { findNodesOf, localId, NodeType, toGlobalId, type Node } from "../node.ts";
import { VariantOptionType } from "./option.ts";

export type ProductNode = ProductWithVariants & Node & { readonly type: "Product" };
export type VariantNode = Variant & Node & { readonly type: "ProductVariant" };

export const productNode = (product: ProductWithVariants): ProductNode => ({ ...product, type: "Product" });
export const variantNode = (variant: Variant): VariantNode => ({ ...variant, type: "ProductVariant" });

export const VariantType = builder.objectRef<VariantNode>("ProductVariant").implement({
  description: "A size and colour of a product, which can be bought.",
  interfaces: [NodeType],
  fields: (t) => ({
    id: t.id({
      description: "Global id.",
      resolve: ({ id, productId }) => toGlobalId("ProductVariant", productId, id),
    }),
    variantId: t.exposeID("id", { description: "The shop's own id, as in feeds." }),
    title: t.exposeString("title", { description: "Its name in the feed." }),
    size: t.string({
      description: "In the operation's language, as far as a size is a word.",
      resolve: ({ size }, _args, { browsing }) => sizeName(size, browsing.visitor.language),
    }),
    options: t.field({
      type: [VariantOptionType],
      description: "Beyond size and colour. Variants of a product differ in size, options or both.",
      resolve: ({ options }) => options,
    }),
    colour: t.string({
      description: "The colour family, in the operation's language.",
      resolve: ({ colour }, _args, { loaders }) => loaders.translate((translate) => translate.label(colour)),
    }),
    designerColour: t.string({
      description: "The designer's name of the colour, in the operation's language; empty without one.",
      resolve: ({ designerColour }, _args, { loaders }) => loaders.translate((translate) => translate(designerColour)),
    }),
    sku: t.exposeString("sku", { description: "Stock keeping unit." }),
    barcode: t.exposeString("barcode", { description: "GTIN; empty if unknown." }),
    inStock: t.boolean({
      description: "True if it can be bought now.",
      resolve: ({ inventoryQuantity }) => inventoryQuantity > 0,
    }),
    price: t.field({
      description: "Null if this size is not sold in the market.",
      type: MoneyType,
      nullable: true,
      resolve: (variant, _args, context) => priceOf(variant, context)?.price ?? null,
    }),
    compareAtPrice: t.field({
      description: FORMER_PRICE,
      type: MoneyType,
      nullable: true,
      resolve: (variant, _args, context) => priceOf(variant, context)?.compareAt ?? null,
    }),
    priorPrice: t.field({
      description: PRIOR_PRICE,
      type: MoneyType,
      nullable: true,
      resolve: (variant, _args, context) => priorOf(priceOf(variant, context)),
    }),
  }),
});

const MOST_IMAGES = 50;

export const ProductType = builder.objectRef<ProductNode>("Product").implement({
  description: "A product as the visitor's market shows it.",
  interfaces: [NodeType],
  fields: (t) => ({
    id: t.id({ description: "Global id.", resolve: ({ id }) => toGlobalId("Product", id) }),
    productId: t.exposeID("id", { description: "The shop's own id, as in feeds and wishlists." }),
    handle: t.exposeString("handle", { description: "Its name in addresses." }),
    url: t.string({
      description: "Absolute URL of its page.",
      resolve: ({ handle }, _args, context) => pageUrl(`/products/${handle}`, context),
    }),
    title: t.string({
      description: "In the operation's language; in English if there is no translation.",
      resolve: ({ id, title }, _args, { loaders }) => loaders.translate((translate) => translate.title(id, title)),
    }),
    descriptionHtml: t.string({
      description: "Safe HTML in the operation's language; in English if there is no translation.",
      resolve: ({ bodyHtml }, _args, { loaders }) => loaders.translate((translate) => translate(bodyHtml)),
    }),
    designer: t.field({
      description: "The designer, with the names that the market shows.",
      type: DesignerType,
      resolve: ({ vendor, vendorNames }) => ({ type: "Designer" as const, name: vendor, names: vendorNames }),
    }),
    productType: t.string({
      description: "The name of its type, in the operation's language.",
      resolve: ({ productType, productTypeText }, _args, { loaders, taxonomy }) =>
        loaders.translate((translate) =>
          translate.label(taxonomy.typeNamed(productType)?.name ?? (productTypeText || productType)),
        ),
    }),
    departments: t.stringList({
      description: "Whom it is for, as values of the department filter.",
      resolve: ({ departments }) => [...departments],
    }),
    colours: t.stringList({
      description: "Colour families, as values of the colour filter.",
      resolve: ({ colours }) => [...colours],
    }),
    image: t.field({
      description: "The main picture; null if there is none.",
      type: ImageType,
      nullable: true,
      args: imageArgs,
      resolve: async (product, size, context) =>
        product.largeImage === "" ? null : imageOf(product.largeImage, await altOf(product, 1, context), size),
    }),
    images: t.field({
      description: "All pictures, the main one first.",
      type: [ImageType],
      args: {
        ...imageArgs,
        first: t.arg.int({ defaultValue: 10, description: `Number of pictures, from 1 to ${MOST_IMAGES}.` }),
      },
      resolve: ({ images, ...product }, { first, ...size }, context) =>
        Promise.all(
          images
            .slice(0, between("first", first ?? MOST_IMAGES, 1, MOST_IMAGES))
            .map(async (address, at) => imageOf(address, await altOf(product, at + 1, context), size)),
        ),
    }),
    isVip: t.boolean({ description: "True if only VIPs see it.", resolve: ({ vipLevel }) => vipLevel > 0 }),
    inStock: t.boolean({
      description: "True if any of its sizes can be bought now.",
      resolve: ({ inventoryQuantity }) => inventoryQuantity > 0,
    }),
    publishedAt: t.expose("publishedAt", { type: "DateTime", description: "When it appeared in the shop." }),
    updatedAt: t.expose("updatedAt", { type: "DateTime", description: "When it last changed." }),
    tags: t.field({
      description: "The tags that have texts of their own.",
      type: [TagType],
      resolve: async ({ tags }, _args, { loaders }) => (await loaders.tags(tags)).map(tagNode),
    }),
    price: t.field({
      description: "The lowest price of its sizes in the market.",
      type: MoneyType,
      nullable: true,
      resolve: (product, _args, context) => priceOf(product, context)?.price ?? null,
    }),
    compareAtPrice: t.field({
      description: FORMER_PRICE,
      type: MoneyType,
      nullable: true,
      resolve: (product, _args, context) => priceOf(product, context)?.compareAt ?? null,
    }),
    priorPrice: t.field({
      description: PRIOR_PRICE,
      type: MoneyType,
      nullable: true,
      resolve: (product, _args, context) => priorOf(priceOf(product, context)),
    }),
    percentOff: t.int({
      description: "Whole per cent by which the price is reduced; null if it is not.",
      nullable: true,
      resolve: (product, _args, context) => priceOf(product, context)?.percentOff ?? null,
    }),
    variants: t.field({
      description: "Its sizes, in the order of the feed.",
      type: [VariantType],
      resolve: ({ variants }) => variants.map(variantNode),
    }),
  }),
});

findNodesOf("Product", async ([id = ""], { loaders }) => {
  const product = await loaders.product(await loaders.viewer(), id);
  return product?.id === id ? productNode(product) : null;
});
findNodesOf("ProductVariant", async ([productId = "", id = ""], { loaders }) => {
  const product = await loaders.product(await loaders.viewer(), productId);
  const variant = product?.variants.find((one) => one.id === id);
  return variant ? variantNode(variant) : null;
});

builder.queryField("product", (t) =>
  t.field({
    description: "A product by its handle or id; null if there is none for this visitor.",
    type: ProductType,
    nullable: true,
    args: { handleOrId: t.arg.string({ required: true, description: "A handle, the shop's own id or a global id." }) },
    resolve: async (_root, { handleOrId }, { loaders }) => {
      const product = await loaders.product(await loaders.viewer(), localId("Product", handleOrId));
      return product ? productNode(product) : null;
    },
  }),
);

const priceOf = (priced: Parameters<typeof priceFor>[0], { browsing }: ApiContext): Price | undefined =>
  priceFor(priced, browsing.visitor.market);

/** Null where the law of the market does not ask for it. */
const priorOf = (price: Price | undefined): Money | null => (price?.isPrior ? (price.compareAt ?? null) : null);

/** As on the product's page: the merchant's own, or "Wool coat, view 2". */
async function altOf(
  { id, title, pictureAlts }: Pick<ProductWithVariants, "id" | "title" | "pictureAlts">,
  number: number,
  { loaders, browsing }: ApiContext,
): Promise<string> {
  const own = pictureAlts[browsing.visitor.language]?.[number];
  if (own !== undefined) return own;
  const shown = await loaders.translate((translate) => translate.title(id, title));
  return messagesIn(productMessages, browsing.visitor.language)("view", { title: shown, number });
}
