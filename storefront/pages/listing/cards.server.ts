// Hits of the index as cards: with the sizes of every variant, which a hit does not carry.

import type { PriceList } from "#catalogue";
import { isNewSeason } from "#commerce/content";
import type { SearchBackend } from "#search";
import { priceFieldsOf, type ProductHit, readProductHit } from "#search/product-hit";
import { type Hit, is, LIMITS, readHit } from "#search/query";
import type { CardSize } from "#storefront/ui/product-card.tsx";
import type { ListedProduct } from "./listing-data.ts";

/** What a card is made of. */
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

export interface CardContext {
  readonly link: (path: string) => string;
  readonly sizes: ReadonlyMap<string, readonly CardSize[]>;
  readonly newSeason: string | undefined;
}

export const cardOfHit = (hit: ProductHit, { link, sizes, newSeason }: CardContext): ListedProduct => ({
  id: hit.product_id,
  sku: String(hit.fields["sku"] ?? ""),
  href: link(`/products/${hit.handle}`),
  vendor: hit.vendor,
  title: hit.title,
  pictures: picturesOf(hit),
  price: hit.price,
  sizes: sizes.get(hit.product_id) ?? [],
  isNewSeason: isNewSeason(hit.tags, newSeason),
});

/** The main picture, and the first other one for hover and focus. */
const picturesOf = ({ largeImage, product_images }: ProductHit): readonly string[] =>
  [...new Set([largeImage, ...product_images])].filter((address) => address !== "").slice(0, 2);

/** No product has more sizes than a hundred, so this many products' fit into one answer. */
const PRODUCTS_AT_ONCE = 96;

/** The sizes of each product in the order of the feed. One that a variant of has in stock is in stock. */
export async function sizesOf(
  search: SearchBackend,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly CardSize[]>> {
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
    if (answer.kind === "refused") throw new Error(`The sizes of products cannot be asked for: ${answer.message}`);
    for (const hit of answer.hits) {
      const { product_id, size, inventory_quantity } = readHit(hit);
      if (typeof product_id !== "string" || typeof size !== "string" || size === "") continue;
      const own = sizes.get(product_id) ?? new Map<string, boolean>();
      own.set(size, own.get(size) === true || Number(inventory_quantity) > 0);
      sizes.set(product_id, own);
    }
  }
  return new Map([...sizes].map(([id, own]) => [id, [...own].map(([label, inStock]) => ({ label, inStock }))]));
}
