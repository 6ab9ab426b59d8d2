// Product cards from search hits. A hit is one variant, so the sizes and prices of all variants are read separately.

import { lowestPrice, type Price, type PriceList } from "#catalogue";
import { isNewSeason } from "#commerce/content";
import type { SearchReader } from "#search";
import { priceFieldsOf, priceOfHit, type ProductHit, readProductHit } from "#search/product-hit";
import { type Hit, is, LIMITS, readHits } from "#search/query";
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
export const readProducts = (hits: readonly Hit[], list: PriceList): readonly ProductHit[] =>
  readHits(hits).flatMap((fields) => readProductHit(fields, list) ?? []);

/** By the ids of products. */
type Variants = ReadonlyMap<string, { readonly sizes: CardSource["sizes"]; readonly prices: readonly Price[] }>;

export interface CardContext {
  readonly visitor: Visitor;
  readonly variants: Variants;
  readonly newSeason: string | undefined;
}

export const cardOfHit = (hit: ProductHit, { visitor, variants, newSeason }: CardContext): ListedProduct => {
  const { product_id: id, objectID, handle, vendor, title, price, largeImage, product_images } = hit;
  const card = cardOf(
    {
      id,
      sku: String(hit.fields["sku"] ?? ""),
      handle,
      vendor,
      title,
      images: [largeImage, ...product_images],
      price: lowestPrice(price, variants.get(id)?.prices ?? []),
      sizes: variants.get(id)?.sizes ?? [],
      isNewSeason: isNewSeason(hit.tags, newSeason),
    },
    visitor,
  );
  return { ...card, objectID };
};

/** No product has more than a hundred variants, so those of this many products fit into one response. */
const PRODUCTS_AT_ONCE = 96;

/** In the order of the feed. */
export async function variantsOf(search: SearchReader, ids: readonly string[], list: PriceList): Promise<Variants> {
  const parts = Array.from({ length: Math.ceil(ids.length / PRODUCTS_AT_ONCE) }, (_, at) =>
    ids.slice(at * PRODUCTS_AT_ONCE, (at + 1) * PRODUCTS_AT_ONCE),
  );
  const answers = await Promise.all(
    parts.map((part) =>
      search.search({
        filter: is("product_id", ...part),
        isDistinct: false,
        limit: LIMITS.hitsPerPage,
        fields: ["product_id", "size", "inventory_quantity", ...priceFieldsOf(list)],
      }),
    ),
  );
  const variants = new Map<string, { sizes: { size: string; inStock: boolean }[]; prices: Price[] }>();
  for (const answer of answers) {
    if (answer.kind === "refused") throw new Error(`The index refused a query for variants: ${answer.message}`);
    for (const fields of readHits(answer.hits)) {
      const price = priceOfHit(fields, list);
      // A variant without a price is not sold in the list.
      if (!price) continue;
      const id = String(fields["product_id"]);
      const size = String(fields["size"] ?? "");
      const own = variants.get(id) ?? { sizes: [], prices: [] };
      if (size !== "") own.sizes.push({ size, inStock: Number(fields["inventory_quantity"]) > 0 });
      own.prices.push(price);
      variants.set(id, own);
    }
  }
  return variants;
}
