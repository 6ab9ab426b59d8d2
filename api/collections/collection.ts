// Collections: the listings of departments, categories, types, offers, designers and tags, by handle.

import { allCollections, type Collection } from "#catalogue";
import {
  type Features,
  featuresOf,
  listingTexts,
  type ListingTexts,
  partIn,
  pathOf,
  type ResolvedPage,
  resolvePage,
  translateContent,
} from "#browsing";
import { FACTS } from "#commerce/settings";
import { routeSlugs } from "#search/state";
import { builder } from "../builder.ts";
import { connectionType, pageArgs, pageOf } from "../connection.ts";
import type { ApiContext } from "../context.ts";
import { imageArgs, imageOf, ImageType, pageUrl } from "../image.ts";
import { findNodesOf, NodeType, toGlobalId, type Node } from "../node.ts";
import { listProductsOf, ProductConnectionType, productListArgs } from "../listing/types.ts";

export interface CollectionNode extends Node {
  readonly type: "Collection";
  readonly handle: string;
  readonly page: ResolvedPage;
}

const SeoType = builder.objectRef<ListingTexts>("Seo").implement({
  description: "Texts for search engines.",
  fields: (t) => ({
    title: t.exposeString("seoTitle", { description: "Title of the document." }),
    description: t.exposeString("seoDescription", { description: "Description of the document." }),
  }),
});

export const CollectionType = builder.objectRef<CollectionNode>("Collection").implement({
  description: "A list of products with a page of its own.",
  interfaces: [NodeType],
  fields: (t) => ({
    id: t.id({ description: "Global id.", resolve: ({ handle }) => toGlobalId("Collection", handle) }),
    handle: t.exposeString("handle", { description: "Its name in addresses." }),
    url: t.string({
      description: "Absolute URL of its page.",
      resolve: ({ page }, _args, context) => pageUrl(pathOf(page.parts.map(({ slug }) => slug)), context),
    }),
    title: t.string({
      description: "The heading, in the operation's language.",
      resolve: async ({ page }, _args, context) => (await textsOf(page, context)).title,
    }),
    description: t.string({
      description: "The introduction, in the operation's language; null without one.",
      nullable: true,
      resolve: async ({ page }, _args, context) => (await textsOf(page, context)).text,
    }),
    seo: t.field({
      description: "Texts for search engines, in the operation's language.",
      type: SeoType,
      resolve: ({ page }, _args, context) => textsOf(page, context),
    }),
    image: t.field({
      description: "The picture above the heading; null without one.",
      type: ImageType,
      nullable: true,
      args: imageArgs,
      resolve: async ({ page }, size, context) => {
        const { hero, title } = await textsOf(page, context);
        return hero === null ? null : imageOf(hero, title, size);
      },
    }),
    products: t.field({
      description: "Its products, as its page lists them.",
      type: ProductConnectionType,
      nullable: true,
      args: productListArgs,
      resolve: ({ page }, args, context) =>
        listProductsOf({ ...page, path: pathOf(page.parts.map(({ slug }) => slug)) }, args, context),
    }),
  }),
});

/** `women`, or several handles that must all match: `women/halden-rue+silk`. */
export async function findCollection(handle: string, { browsing }: ApiContext): Promise<CollectionNode | null> {
  const [slug = "", tags = ""] = handle.split("/");
  const slugs = routeSlugs(slug, tags);
  const page = slugs.length > 0 && slugs.length <= MOST_HANDLES ? await resolvePage(browsing, slugs) : undefined;
  return page ? collectionNode(page) : null;
}

const MOST_HANDLES = 5;

function collectionNode(page: ResolvedPage): CollectionNode {
  const [first = "", ...more] = page.parts.map(({ slug }) => slug);
  return { type: "Collection", handle: more.length > 0 ? `${first}/${more.join("+")}` : first, page };
}

const textsOf = ({ parts }: ResolvedPage, { browsing }: ApiContext): Promise<ListingTexts> | ListingTexts =>
  translateContent(browsing, (translate) =>
    listingTexts(
      parts.map((part) => partIn(part, translate)),
      browsing.visitor.language,
      browsing.shop.setting(FACTS).name,
    ),
  );

findNodesOf("Collection", ([handle = ""], context) => findCollection(handle, context));

const MOST = 100;
const CollectionConnectionType = connectionType<CollectionNode>("Collection", CollectionType);

builder.queryFields((t) => ({
  collection: t.field({
    description: "A collection by its handle; null if there is none.",
    type: CollectionType,
    nullable: true,
    args: {
      handle: t.arg.string({
        required: true,
        description:
          "Handle of a department, category, type, offer, designer or tag: `women-coats`. More tags after a slash, joined by a plus sign.",
      }),
    },
    resolve: (_root, { handle }, context) => findCollection(handle, context),
  }),
  collections: t.field({
    description:
      "The shop's collections of goods that it has in the market: departments, categories and types, also on sale.",
    type: CollectionConnectionType,
    nullable: true,
    args: pageArgs(MOST, 50),
    resolve: async (_root, page, context) => {
      const found = pageOf(soldCollections(context, await featuresOf(context.browsing)), page, {
        most: MOST,
        keyOf: ({ slug }) => slug,
      });
      const edges = await Promise.all(
        found.edges.map(async ({ node, cursor }) => {
          const collection = await findCollection(node.slug, context);
          return collection && { node: collection, cursor };
        }),
      );
      return { ...found, edges: edges.filter((edge) => edge !== null) };
    },
  }),
}));

/** New arrivals of a department only as a whole, as in the menus. */
function soldCollections({ taxonomy }: ApiContext, features: Features): readonly Collection[] {
  return allCollections(taxonomy).filter(({ department, category, productType, isSale, isNewArrivals }) => {
    if (isNewArrivals && category !== undefined) return false;
    const roots = department
      ? [taxonomy.familyOf(department).at(-1) ?? department]
      : taxonomy.roots.map(({ id }) => id);
    return roots.some((root) => {
      const sold = features.get(isSale ? "sale" : root)?.sold;
      const of = department ?? root;
      if (!sold?.hasDepartment(of)) return false;
      if (productType) return sold.hasType(of, productType);
      return category ? sold.hasCategory(of, category) : true;
    });
  });
}
