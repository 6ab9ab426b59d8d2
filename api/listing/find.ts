// A page of products: the search of the listing, and the products of its hits.

import {
  type AskedListing,
  type Banner,
  bannerIn,
  type Browsing,
  facetsOf,
  findListing,
  listingContext,
  type ListingFacets,
  meantQueryOf,
  redirectIn,
  search,
  shopFacts,
} from "#browsing";
import type { Reading } from "#search/intent";
import { LIMITS, type Hit } from "#search/query";
import { type Connection, type Edge, pageInfoOf, type PageArgs } from "../connection.ts";
import type { ApiContext } from "../context.ts";
import { apiError } from "../errors.ts";
import { pageUrl } from "../image.ts";
import { between } from "../input.ts";
import { type ProductNode, productNode, type VariantNode, variantNode } from "../products/product.ts";
import { listKey, printCursor, readCursor, type Place } from "./cursor.ts";

export interface ProductEdge extends Edge<ProductNode> {
  /** The variant that was found, whose price the pages' cards show. */
  readonly variant: VariantNode | null;
}

/** A list as a client asks for it. */
export interface AskedList extends AskedListing {
  /** Address of its page, which rules name; undefined for searches. */
  readonly path?: string | undefined;
  /** Rule contexts of the client, beside those of the visitor. */
  readonly ruleContexts?: readonly string[] | undefined;
  /** False to search the words as typed. */
  readonly isInterpreted?: boolean | undefined;
}

export interface ProductPage extends Connection<ProductNode, ProductEdge> {
  readonly totalCount: number;
  readonly asked: AskedList;
  /** From the merchant's rules. */
  readonly banner: Banner | undefined;
  readonly redirect: string | undefined;
  readonly corrections: readonly { readonly typed: string; readonly found: string }[];
  /** Absent if the words are searched as typed. */
  readonly reading: Reading | undefined;
}

export const MOST_PRODUCTS = 100;

/** Products on either side of a cursor's place where its product is looked for, in case others came or went before it. */
const DRIFT = 50;

export async function findProductPage(
  asked: AskedList,
  { first, after }: PageArgs,
  context: ApiContext,
): Promise<ProductPage> {
  const { browsing, loaders } = context;
  const length = between("first", first ?? MOST_PRODUCTS, 1, MOST_PRODUCTS);
  const key = listKey(asked, browsing);
  const place = after == null ? undefined : readCursor(after, key);
  const { query, decision, reading, corrections = [] } = await listingQueryOf(asked, browsing);
  const window = windowOf(place, length);
  const found = await search(browsing, { ...query, ...window, facets: [], fields: ["product_id"] });
  const start = place ? startAfter(place, found.hits, window.offset) : 0;
  const hits = found.hits.slice(start - window.offset, start - window.offset + length);
  const viewer = await loaders.viewer();
  const edges = await Promise.all(
    hits.map(async ({ id, variantId }, at): Promise<ProductEdge | undefined> => {
      const product = await loaders.product(viewer, id);
      // The index may be a moment behind the catalogue.
      if (!product) return undefined;
      const variant = product.variants.find((one) => one.id === variantId);
      return {
        node: productNode(product),
        cursor: printCursor({ position: start + at + 1, productId: id }, key),
        variant: variant ? variantNode(variant) : null,
      };
    }),
  );
  const shown = edges.filter((edge) => edge !== undefined);
  return {
    asked,
    edges: shown,
    totalCount: found.total,
    corrections: [...corrections, ...found.corrections],
    reading,
    banner: bannerIn(decision, browsing.visitor.language, (path) => pageUrl(path, context)),
    redirect: redirectIn(decision, (path) => pageUrl(path, context)),
    pageInfo: pageInfoOf(shown, {
      hasNextPage: start + hits.length < found.total,
      hasPreviousPage: start > 0,
    }),
  };
}

/** The filters of a listing with all designers, in English. */
export async function findFacets(asked: AskedList, browsing: Browsing): Promise<ListingFacets> {
  const { query } = await listingQueryOf(asked, browsing);
  return (await findListing(asked, { ...query, offset: 0, limit: 0 }, browsing, LIMITS.facetValues)).facets;
}

async function listingQueryOf(asked: AskedList, browsing: Browsing): ReturnType<typeof meantQueryOf> {
  const { taxonomy } = browsing.shop;
  const context = listingContext(browsing, asked, await shopFacts(browsing));
  const ruleContexts = [...new Set([...(context.ruleContexts ?? []), ...(asked.ruleContexts ?? [])])];
  return meantQueryOf(
    {
      state: asked.state,
      isInterpreted: asked.isInterpreted,
      context: {
        ...context,
        load: "append",
        facets: facetsOf({ taxonomy, ...asked }),
        ...(asked.path !== undefined && { listing: asked.path }),
        ruleContexts: ruleContexts.slice(0, LIMITS.ruleContexts),
      },
    },
    browsing,
  );
}

function windowOf(place: Place | undefined, length: number): { readonly offset: number; readonly limit: number } {
  if (!place) return { offset: 0, limit: length };
  const offset = Math.max(0, place.position - 1 - DRIFT);
  if (offset + DRIFT * 2 + length + 1 > LIMITS.deepestHit) {
    throw apiError("BAD_USER_INPUT", `A list can be read up to its ${LIMITS.deepestHit}th product. Use filters.`);
  }
  return { offset, limit: place.position - 1 - offset + 1 + DRIFT + length };
}

/** After the cursor's product if it is still near its place, otherwise at that place. */
function startAfter({ position, productId }: Place, hits: readonly Hit[], offset: number): number {
  const at = hits.findIndex(({ id }) => id === productId);
  return at === -1 ? position : offset + at + 1;
}
