// Product cards from search hits. A hit is one variant, so the sizes of all variants are read separately.

import type { PriceList } from "#catalogue";
import { isNewSeason } from "#commerce/content";
import type { SearchReader } from "#search";
import { priceFieldsOf, type ProductHit, readProductHit } from "#search/product-hit";
import { type Hit, is, LIMITS, readHit } from "#search/query";
import type { Visitor } from "#storefront/framework/context.ts";
import { cardOf, type CardSource } from "#storefront/visitor/cards.server.ts";
import type { ListedProduct } from "./listing-data.ts";

/** Index fields that a card needs. */
export const cardFields = (list: PriceList): readonly string[] => [
  "product_id",
  "objectID",
  "handle",
  "title",
  "vendor",
  "tags",
  "sku",
  "largeImage",
  "product_images",
  ...priceFieldsOf(list),
];

/** Products without a price in the list are left out. */
export const readHits = (hits: readonly Hit[], list: PriceList): readonly ProductHit[] =>
  hits.flatMap((hit) => readProductHit(readHit(hit), list) ?? []);

/** Sizes of products by their ids. */
type Sizes = ReadonlyMap<string, CardSource["sizes"]>;

export interface CardContext {
  readonly visitor: Visitor;
  readonly sizes: Sizes;
  readonly newSeason: string | undefined;
}

export const cardOfHit = (hit: ProductHit, { visitor, sizes, newSeason }: CardContext): ListedProduct => {
  const { product_id: id, objectID, handle, vendor, title, price, largeImage, product_images } = hit;
  const card = cardOf(
    {
      id,
      sku: String(hit.fields["sku"] ?? ""),
      handle,
      vendor,
      title,
      images: [largeImage, ...product_images],
      price,
      sizes: sizes.get(id) ?? [],
      isNewSeason: isNewSeason(hit.tags, newSeason),
    },
    visitor,
  );
  return { ...card, objectID };
};

/** No product has more than a hundred sizes, so the sizes of this many products fit into one response. */
const PRODUCTS_AT_ONCE = 96;

/** Sizes in the order of the feed. A size is in stock if any of its variants is. */
export async function sizesOf(search: SearchReader, ids: readonly string[]): Promise<Sizes> {
  const parts = Array.from({ length: Math.ceil(ids.length / PRODUCTS_AT_ONCE) }, (_, at) =>
    ids.slice(at * PRODUCTS_AT_ONCE, (at + 1) * PRODUCTS_AT_ONCE),
  );
  const answers = await Promise.all(
    parts.map((part) =>
      search.search({
        filter: is("product_id", ...part),
        isDistinct: false,
        limit: LIMITS.hitsPerPage,
        fields: ["product_id", "size", "inventory_quantity"],
      }),
    ),
  );
  const sizes = new Map<string, Map<string, boolean>>();
  for (const answer of answers) {
    if (answer.kind === "refused") throw new Error(`The index refused a query for sizes: ${answer.message}`);
    for (const hit of answer.hits) {
      const { product_id, size, inventory_quantity } = readHit(hit);
      if (typeof product_id !== "string" || typeof size !== "string" || size === "") continue;
      const own = sizes.get(product_id) ?? new Map<string, boolean>();
      own.set(size, own.get(size) === true || Number(inventory_quantity) > 0);
      sizes.set(product_id, own);
    }
  }
  return new Map([...sizes].map(([id, own]) => [id, [...own].map(([size, inStock]) => ({ size, inStock }))]));
}
