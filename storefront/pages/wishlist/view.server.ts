// Formats a page of a wishlist for the visitor's market.

import {
  lowestPrice,
  messagesIn,
  ONLY_ONE_SIZE,
  PAGE_SIZE,
  priceFrom,
  priceFromPrior,
  seasonTitle,
  tagKind,
  tagTitle,
} from "#catalogue";
import type { WishlistItem, WishlistPage, WishlistQuery } from "#commerce/wishlist";
import { sizeName } from "#commerce/labels";
import type { Visitor } from "#storefront/framework/context.ts";
import { type Translate, translateOption } from "#browsing";
import { cardOf, translateCards } from "#storefront/visitor/cards.server.ts";
import { wishlistMessages } from "#locales/wishlist-messages";
import type { SizeOption, TagChoice, WishlistCard, WishlistView } from "./wishlist-data.ts";
import { printState, SORTS, toggleTag, type WishlistState } from "./wishlist-state.ts";

/** Translates titles and tags. */
export const viewIn = (view: WishlistView, translate: Translate): WishlistView => ({
  ...view,
  cards: translateCards(view.cards, translate).map((card) => ({
    ...card,
    choices: card.choices.map((choice) => ({ ...choice, label: labelOf(choice, translate) })),
  })),
  tags: view.tags.map((tag) => ({ ...tag, name: translate(tag.name) })),
});

/** Size and further options: "US 8 · Width EE". */
const labelOf = ({ label, size, options }: SizeOption, translate: Translate): string => {
  const said = options.map((option) => translateOption(option, translate)).map(({ name, value }) => `${name} ${value}`);
  return said.length === 0 ? label : [...(size === ONLY_ONE_SIZE ? [] : [label]), ...said].join(" · ");
};

export const queryOf = ({ order, tagIds, page }: WishlistState, { market, language }: Visitor): WishlistQuery => ({
  first: PAGE_SIZE,
  offset: (page - 1) * PAGE_SIZE,
  tagIds,
  sortBy: order.sortBy,
  sortOrder: order.sortOrder,
  language,
  country: market.country,
});

/** `address` is the page's, without a query. An undefined list gives an empty view. */
export function viewOf(
  found: WishlistPage | undefined,
  state: WishlistState,
  address: string,
  visitor: Visitor,
): WishlistView {
  const say = messagesIn(wishlistMessages, visitor.language);
  const hrefOf = (next: WishlistState) => address + printState(next);
  const total = found?.totalCount ?? 0;
  return {
    cards: found?.items.map((item) => cardOfItem(item, visitor)) ?? [],
    total,
    page: state.page,
    pages: Array.from({ length: Math.ceil(total / PAGE_SIZE) }, (_, at) => hrefOf({ ...state, page: at + 1 })),
    sorts: SORTS.map((order) => ({
      name: say(order.key),
      href: hrefOf({ ...state, order, page: 1 }),
      isCurrent: order === state.order,
    })),
    tags: found ? tagsOf(found, state, hrefOf) : [],
    all: hrefOf({ ...state, tagIds: [], page: 1 }),
  };
}

function cardOfItem({ id, product }: WishlistItem, visitor: Visitor): WishlistCard {
  const { price, compareAtPrice, priorPrice } = product.currencyPrice;
  const card = cardOf(
    {
      id: product.productId,
      sku: product.sku,
      handle: product.slug,
      vendor: product.vendor,
      title: product.title,
      images: [product.imageUrl, ...product.images],
      price: lowestPrice(
        (priorPrice ? priceFromPrior : priceFrom)(price, compareAtPrice ?? undefined),
        product.variants.flatMap(({ currencyPrice: own }) => (own ? [{ price: own.price }] : [])),
      ),
      sizes: product.variants.map(({ size, inventoryInStock }) => ({ size, inStock: inventoryInStock })),
      isNewSeason: product.isNewSeason,
    },
    visitor,
  );
  return {
    ...card,
    itemId: id,
    inStock: product.inStock,
    choices: product.variants.map(({ variantId, size, options, inventoryInStock, currencyPrice }) => ({
      variantId,
      size,
      options,
      label: sizeName(size, visitor.language),
      inStock: inventoryInStock && currencyPrice !== null,
    })),
  };
}

const NO_CHOICE: ReadonlySet<string | undefined> = new Set(["vendor", "sub_category"]);

/** Without designers, which are too many, and sub-categories, which repeat other tags. Selected tags come first. */
function tagsOf(found: WishlistPage, state: WishlistState, hrefOf: (next: WishlistState) => string): TagChoice[] {
  const possible = new Set(found.inTags.map(({ id }) => id));
  const choices = [...found.inTags, ...found.outTags]
    .filter((tag) => !NO_CHOICE.has(tagKind(tag)) && tagTitle(tag.name) !== "")
    .map(({ id, name }) => {
      const isChosen = state.tagIds.includes(id);
      const isPossible = isChosen || possible.has(id);
      return {
        id,
        name: seasonTitle(name) ?? tagTitle(name),
        href: isPossible ? hrefOf(toggleTag(state, id)) : null,
        isChosen,
      };
    });
  // A single tag would narrow nothing.
  return choices.length > 1 ? choices.toSorted((one, other) => Number(other.isChosen) - Number(one.isChosen)) : [];
}
