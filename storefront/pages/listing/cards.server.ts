// Product cards from search hits. A hit is one variant, so the sizes and prices of all variants are read separately. Cards are cached by
// the product's version in the index and the promotions that reduce prices.

import { LRUCache } from "lru-cache";
import {
  lowestPrice,
  parsePictureAlts,
  pictureAltsField,
  type LanguageCode,
  type Price,
  type PriceList,
} from "#catalogue";
import { isNewSeason } from "#commerce/content";
import type { SearchReader } from "#search";
import type { PromotionPrices } from "#search/lowest-prices";
import { priceFieldsOf, priceOfHit, type ProductHit, readProductHit } from "#search/product-hit";
import { type Hit, is, LIMITS, readHits } from "#search/query";
import type { Visitor } from "#storefront/framework/context.ts";
import { cardOf, type CardSource } from "#storefront/visitor/cards.server.ts";
import type { ListedProduct } from "./listing-data.ts";

/** Index fields that a card needs. */
export const cardFields = (list: PriceList, language: LanguageCode): readonly string[] => [
  "product_id",
  "objectID",
  "handle",
  "title",
  "vendor",
  "tags",
  "sku",
  "largeImage",
  "product_images",
  pictureAltsField(language),
  ...priceFieldsOf(list),
];

/** Products without a price in the list are left out. The hits of a cached answer are read once. */
export function readProducts(hits: readonly Hit[], { priceList, hasPriorPrices }: PriceMarket): readonly ProductHit[] {
  const known = PRODUCTS.get(hits) ?? new Map<string, readonly ProductHit[]>();
  PRODUCTS.set(hits, known);
  const key = `${priceList} ${hasPriorPrices}`;
  const products =
    known.get(key) ?? readHits(hits).flatMap((fields) => readProductHit(fields, priceList, hasPriorPrices) ?? []);
  known.set(key, products);
  return products;
}

type PriceMarket = Pick<Visitor["market"], "priceList" | "hasPriorPrices">;

const PRODUCTS = new WeakMap<readonly Hit[], Map<string, readonly ProductHit[]>>();

export interface CardContext {
  readonly search: SearchReader;
  readonly promotions: PromotionPrices;
  /** Version of the index when the search began. */
  readonly version: number | undefined;
  readonly visitor: Visitor;
  readonly newSeason: string | undefined;
}

/** In English. Products without a price in the visitor's market are left out. */
export async function cardsOfHits(hits: readonly Hit[], context: CardContext): Promise<readonly ListedProduct[]> {
  const { search, promotions, version = -1, visitor, newSeason } = context;
  const { priceList, hasPriorPrices } = visitor.market;
  const cards = cacheOf(search);
  const shared = [priceList, hasPriorPrices, visitor.language, visitor.code, newSeason, promotions.edition].join(" ");
  const keyed = hits.map((hit) => {
    const own = search.versions?.of(hit.id) ?? Infinity;
    // If its product has changed since the search, a hit may be outdated.
    return { hit, key: own <= version ? `${hit.variantId} ${own} ${shared}` : undefined };
  });
  const found = new Map(keyed.map(({ hit, key }) => [hit, key === undefined ? undefined : cards.get(key)]));
  const missing = keyed.filter(({ hit }) => !found.get(hit));
  if (missing.length > 0) {
    const ids = missing.map(({ hit }) => hit.id);
    const variants = await variantsOf(context, ids);
    for (const { hit, key } of missing) {
      const [product] = readProducts([hit], visitor.market);
      if (!product) continue;
      const card = cardOfProduct(product, { visitor, newSeason, ...variants.get(hit.id) });
      found.set(hit, card);
      if (key !== undefined) cards.set(key, card);
    }
  }
  return hits.flatMap((hit) => found.get(hit) ?? []);
}

/** About 2 kB each. */
const MAX_CARDS = 10_000;

const caches = new WeakMap<SearchReader, LRUCache<string, ListedProduct>>();

function cacheOf(search: SearchReader): LRUCache<string, ListedProduct> {
  const known = caches.get(search) ?? new LRUCache<string, ListedProduct>({ max: MAX_CARDS });
  caches.set(search, known);
  return known;
}

interface Variants {
  readonly sizes: CardSource["sizes"];
  readonly prices: readonly Price[];
}

interface CardParts extends Partial<Variants>, Pick<CardContext, "visitor" | "newSeason"> {}

function cardOfProduct(hit: ProductHit, { visitor, newSeason, sizes = [], prices = [] }: CardParts): ListedProduct {
  return cardOf(
    {
      id: hit.product_id,
      sku: String(hit.fields["sku"] ?? ""),
      handle: hit.handle,
      vendor: hit.vendor,
      title: hit.title,
      images: [hit.largeImage, ...hit.product_images],
      alt: altOf(hit, visitor.language),
      price: prices[0] ? lowestPrice(prices[0], prices.slice(1)) : hit.price,
      sizes,
      isNewSeason: isNewSeason(hit.tags, newSeason),
    },
    visitor,
  );
}

/** The merchant's description of the main picture, which is numbered like the others. */
function altOf({ fields, largeImage, product_images: images }: ProductHit, language: LanguageCode): string | undefined {
  const written = fields[pictureAltsField(language)];
  return typeof written === "string" ? parsePictureAlts(written).get(images.indexOf(largeImage) + 1) : undefined;
}

const VARIANT_FIELDS = ["product_id", "objectID", "size", "inventory_quantity"];

/** No product has more than a hundred variants, so those of this many products fit into one response. */
const PRODUCTS_AT_ONCE = 96;

/** Variants keyed by product id, in the order of the feed. */
async function variantsOf(
  { search, promotions, visitor }: CardContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Variants>> {
  const { priceList, hasPriorPrices } = visitor.market;
  const parts = Array.from({ length: Math.ceil(ids.length / PRODUCTS_AT_ONCE) }, (_, at) =>
    ids.slice(at * PRODUCTS_AT_ONCE, (at + 1) * PRODUCTS_AT_ONCE),
  );
  const answers = await Promise.all(
    parts.map((part) =>
      search.search({
        filter: is("product_id", ...part),
        isDistinct: false,
        limit: LIMITS.hitsPerPage,
        fields: [...new Set([...VARIANT_FIELDS, ...priceFieldsOf(priceList), ...promotions.fields])],
      }),
    ),
  );
  const hits = answers.flatMap((answer) => {
    if (answer.kind === "refused") throw new Error(`The index refused a query for variants: ${answer.message}`);
    return readHits(answer.hits).flatMap((fields) => {
      const price = priceOfHit(fields, priceList, hasPriorPrices);
      // A variant without a price is not sold in the list.
      return price ? [{ fields, price }] : [];
    });
  });
  const prices = await promotions.of(hits);
  const variants = new Map<string, { sizes: { size: string; inStock: boolean }[]; prices: Price[] }>();
  for (const [at, { fields }] of hits.entries()) {
    const id = String(fields["product_id"]);
    const size = String(fields["size"] ?? "");
    const own = variants.get(id) ?? { sizes: [], prices: [] };
    if (size !== "") own.sizes.push({ size, inStock: Number(fields["inventory_quantity"]) > 0 });
    own.prices.push(prices[at]!);
    variants.set(id, own);
  }
  return variants;
}
