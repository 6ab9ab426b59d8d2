// Product cards as a visitor sees them: one mapper for products, search hits and wishlist items.

import { lowestPrice, type Price } from "#catalogue";
import { sizeName } from "#commerce/labels";
import type { ListedProduct } from "#commerce/products";
import type { Visitor } from "#storefront/framework/context.ts";
import type { CardProduct } from "#storefront/ui/product-card.tsx";
import type { Translate } from "#browsing";
import { linkFor, priceOf } from "./viewer.server.ts";

/** A product in the visitor's market, from any source. */
export interface CardSource {
  readonly id: string;
  readonly sku: string;
  readonly handle: string;
  readonly vendor: string;
  readonly title: string;
  /** Addresses of all pictures, the main one first; duplicates are dropped. */
  readonly images: readonly string[];
  /** The merchant's description of the main picture. */
  readonly alt?: string | undefined;
  readonly price: Price;
  readonly sizes: readonly { readonly size: string; readonly inStock: boolean }[];
  readonly isNewSeason: boolean;
}

/** A card, and what a wishlist button needs of its product. */
type Card = CardProduct & Pick<CardSource, "id" | "sku" | "title">;

/** A card shows the main picture, and another one on hover and focus. */
const CARD_PICTURES = 2;

export const cardOf = (source: CardSource, visitor: Visitor): Card => ({
  id: source.id,
  sku: source.sku,
  href: linkFor(visitor)(`/products/${source.handle}`),
  vendor: source.vendor,
  title: source.title,
  pictures: [...new Set(source.images)].filter((address) => address !== "").slice(0, CARD_PICTURES),
  ...(source.alt && { alt: source.alt }),
  price: source.price,
  sizes: sizesOf(source, visitor),
  isNewSeason: source.isNewSeason,
});

/** Each size once: variants may differ in options. A size is in stock if any of its variants is. */
function sizesOf({ sizes }: CardSource, { language }: Visitor): Card["sizes"] {
  const inStock = new Map<string, boolean>();
  for (const one of sizes) inStock.set(one.size, one.inStock || inStock.get(one.size) === true);
  return [...inStock].map(([size, isInStock]) => ({ label: sizeName(size, language), inStock: isInStock }));
}

/** Leaves out products without a price for the visitor, which must not be shown. */
export const cardsOf = (products: readonly ListedProduct[], visitor: Visitor): Card[] =>
  products.flatMap((product) => {
    const price = priceOf(product, visitor);
    if (!price) return [];
    const others = product.sizes.flatMap(
      ({ prices }) => priceOf({ prices: prices ?? {}, compareAtPrices: {}, priorPrices: null }, visitor) ?? [],
    );
    const alt = product.pictureAlts[visitor.language]?.[1];
    return [cardOf({ ...product, alt, price: lowestPrice(price, others), isNewSeason: false }, visitor)];
  });

export const translateCards = <Translated extends Pick<Card, "id" | "vendor" | "title">>(
  cards: readonly Translated[],
  translate: Translate,
): readonly Translated[] =>
  cards.map((card) => ({
    ...card,
    vendor: translate.vendor(card.vendor),
    title: translate.title(card.id, card.title),
  }));
