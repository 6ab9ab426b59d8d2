// The list of products as a connection with facets, and the fields that return one.

import { type Banner, pathOf, resolvePage } from "#browsing";
import { LIMITS } from "#search/query";
import { searchDefaults } from "#search/state";
import { builder } from "../builder.ts";
import { PageInfoType, pageArgs } from "../connection.ts";
import type { ApiContext } from "../context.ts";
import { atMost } from "../input.ts";
import { ProductType, VariantType } from "../products/product.ts";
import { facetsIn, FacetType } from "./facets.ts";
import { ProductFiltersInput, ProductSortType } from "./filters.ts";
import { type AskedList, findProductPage, MOST_PRODUCTS, type ProductEdge, type ProductPage } from "./find.ts";
import { InterpretationType } from "./interpretation.ts";
import { stateOf, type ListingArgs } from "./state.ts";

const ProductEdgeType = builder.objectRef<ProductEdge>("ProductEdge").implement({
  description: "A product in a list.",
  fields: (t) => ({
    cursor: t.exposeString("cursor", { description: "Its place in the list, for `after`." }),
    node: t.field({ type: ProductType, description: "The product.", resolve: ({ node }) => node }),
    variant: t.field({
      type: VariantType,
      nullable: true,
      description: "The size that matches the filters best. Its price is the one that the pages' cards show.",
      resolve: ({ variant }) => variant,
    }),
  }),
});

const CorrectionType = builder.objectRef<ProductPage["corrections"][number]>("SpellingCorrection").implement({
  description: "A word of the query that was found only in another spelling.",
  fields: (t) => ({
    typed: t.exposeString("typed", { description: "As in the query." }),
    found: t.exposeString("found", { description: "As in the catalogue." }),
  }),
});

const BannerType = builder.objectRef<Banner>("ListBanner").implement({
  description: "A line of the merchant above a list.",
  fields: (t) => ({
    text: t.exposeString("text", { description: "In the operation's language, or in English." }),
    url: t.string({
      nullable: true,
      description: "Absolute URL that it links to; null without one.",
      resolve: ({ href }) => href,
    }),
  }),
});

export const ProductConnectionType = builder.objectRef<ProductPage>("ProductConnection").implement({
  description: "A page of a list of products.",
  fields: (t) => ({
    edges: t.field({
      type: [ProductEdgeType],
      description: "The page, with cursors.",
      resolve: ({ edges }) => [...edges],
    }),
    nodes: t.field({
      type: [ProductType],
      description: "The page, without cursors.",
      resolve: ({ edges }) => edges.map(({ node }) => node),
    }),
    pageInfo: t.field({
      type: PageInfoType,
      description: "The place of the page in the list.",
      resolve: ({ pageInfo }) => pageInfo,
    }),
    totalCount: t.exposeInt("totalCount", { description: "Number of products on all pages." }),
    facets: t.field({
      type: [FacetType],
      description: "The filters of the list with their counts, as its page offers them.",
      resolve: ({ asked }, _args, { browsing }) => facetsIn(asked, browsing),
    }),
    corrections: t.field({
      type: [CorrectionType],
      description: "Corrected spellings of the query.",
      resolve: ({ corrections }) => [...corrections],
    }),
    interpretation: t.field({
      type: InterpretationType,
      nullable: true,
      description: "How the query was read; null if it is searched as typed.",
      resolve: ({ reading }) => reading,
    }),
    banner: t.field({
      type: BannerType,
      nullable: true,
      description: "The merchant's line above the list; null without one.",
      resolve: ({ banner }) => banner,
    }),
    redirectUrl: t.string({
      nullable: true,
      description:
        "Absolute URL of the page that the merchant shows for this query instead of the list; null without one.",
      resolve: ({ redirect }) => redirect,
    }),
  }),
});

/** Arguments of every list of products. */
export const productListArgs = builder.args((t) => ({
  ...pageArgs(MOST_PRODUCTS, 24),
  filters: t.field({ type: ProductFiltersInput, description: "Choices in the filters." }),
  sort: t.field({
    type: ProductSortType,
    description: "The order; by default the newest first, and by relevance with a query.",
  }),
  ruleContexts: t.stringList({
    description: `Contexts of merchandising rules, such as \`device-mobile\`, beside the market and language of the operation. At most ${LIMITS.ruleContexts} count.`,
  }),
}));

interface ProductListArgs extends ListingArgs {
  readonly interpret?: boolean | null | undefined;
  readonly ruleContexts?: readonly string[] | null | undefined;
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
}

export function listProductsOf(
  listing: Pick<AskedList, "kinds" | "defaults" | "path">,
  args: ProductListArgs,
  context: ApiContext,
): Promise<ProductPage> {
  const { kinds, defaults, path } = listing;
  const ruleContexts = args.ruleContexts ?? [];
  atMost("ruleContexts", ruleContexts, MOST_CONTEXTS);
  const state = stateOf(args, listing, context.browsing);
  const isInterpreted = args.interpret ?? true;
  return findProductPage({ kinds, defaults, path, ruleContexts, state, isInterpreted }, args, context);
}

/** A search ignores contexts beyond its own limit; this bounds the size of a request. */
const MOST_CONTEXTS = 100;

builder.queryField("products", (t) =>
  t.field({
    description: "Searches and lists products, as the search page and the collection of everything do.",
    type: ProductConnectionType,
    // Nullable, so that a failure of the search costs only this field.
    nullable: true,
    args: {
      ...productListArgs,
      query: t.arg.string({
        description: "Words to search for, in any language of the shop, with typing errors; everything without it.",
      }),
      interpret: t.arg.boolean({
        defaultValue: true,
        description: "True to read prices, sizes and meanings in the query, as pages do; false to search it as typed.",
      }),
    },
    resolve: async (_root, { query, ...args }, context) => {
      const text = query?.trim() ?? "";
      const listing = text === "" ? await everything(context) : searchPage(context);
      return listProductsOf(listing, { ...args, query: text }, context);
    },
  }),
);

const searchPage = ({ taxonomy }: ApiContext): Pick<AskedList, "kinds" | "defaults"> => ({
  kinds: ["search"],
  defaults: searchDefaults(taxonomy),
});

async function everything({ browsing }: ApiContext): Promise<Pick<AskedList, "kinds" | "defaults" | "path">> {
  const page = await resolvePage(browsing, ["all"]);
  if (!page) throw new Error("The collection of everything cannot be resolved.");
  return { ...page, path: pathOf(["all"]) };
}
