// A listing in the visitor's language: titles of products and names of filters. Values stay English, in addresses and filters.

import { departmentBySlug, ONLY_ONE_SIZE, resolveCollection } from "#catalogue";
import { sizeName } from "#commerce/labels";
import { facetOf, PLAIN_LISTS } from "#search/state";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { type Say, speak } from "#storefront/visitor/translate.server.ts";
import type { FacetOption, ListedProduct, ListingData, ListingHead } from "./listing-data.ts";

type LoadedListing = Omit<ListingData, keyof ListingHead>;

export const translateListing = (args: LoaderArgs, listing: LoadedListing): LoadedListing | Promise<LoadedListing> =>
  args.visitor.language === "en"
    ? listing
    : speak(args, (word) => {
        const { labels, ...translated } = listingIn(listing, word);
        return {
          ...translated,
          labels: { ...labels, [ONLY_ONE_SIZE]: sizeName(ONLY_ONE_SIZE, args.visitor.language) },
        };
      });

/** The page's own name is translated with its parts; this is for the steps above it. */
export const translateTrail = (head: ListingHead, word: Say): ListingHead => ({
  ...head,
  trail: head.trail.map((step) => (step.name === head.title ? step : { ...step, name: word(step.name) })),
});

export const translateCards = <Card extends Pick<ListedProduct, "id" | "title">>(
  cards: readonly Card[],
  word: Say,
): readonly Card[] => cards.map((card) => ({ ...card, title: word.title(card.id, card.title) }));

function listingIn(listing: LoadedListing, word: Say): LoadedListing {
  const { facets, products } = listing;
  const { category } = facets;
  return {
    ...listing,
    products: translateCards(products, word),
    facets: {
      ...facets,
      departments: facets.departments.map((option) => labelled(option, word)),
      category: {
        ...category,
        above: category.above.map((way) => wayIn(way, word)),
        ...(category.fixed !== undefined && { fixed: word(category.fixed) }),
        options: category.options.map((option) => labelled(option, word)),
        types: byLabel(category.types.map((option) => labelled(option, word))),
      },
    },
    labels: labelsOf(listing, word),
  };
}

/** "All: Women's Clothing" names a collection in a message that is translated already. */
function wayIn<Way extends { readonly name: string; readonly href: string }>(way: Way, word: Say): Way {
  const collection = resolveCollection(way.href.split("/").at(-1) ?? "");
  return collection ? { ...way, name: way.name.replace(collection.name, () => word(collection.name)) } : way;
}

const labelled = <Option extends FacetOption>(option: Option, word: Say): Option => ({
  ...option,
  label: word(option.label),
});

const byLabel = (options: readonly FacetOption[]): readonly FacetOption[] =>
  options.toSorted((one, other) => one.label.localeCompare(other.label));

/** Labels of the values that the page itself names: options of plain lists, and what is selected. */
function labelsOf({ state, facets }: LoadedListing, word: Say): Readonly<Record<string, string>> {
  const { menu, refinementList } = state;
  const listed = PLAIN_LISTS.flatMap((list) => {
    const values = Object.keys(facets.counts[list] ?? {});
    return values.length === 0 ? [] : (facetOf(list).options ?? values.map((value) => ({ value, name: value })));
  });
  return {
    ...Object.fromEntries(listed.map(({ name, value }) => [value, word(name)])),
    ...Object.fromEntries(
      [menu.product_type, ...refinementList.tags].filter(Boolean).map((name) => [name, word(name)]),
    ),
    ...(menu.department && { [menu.department]: word(departmentBySlug(menu.department)?.name ?? menu.department) }),
  };
}
