// Translates a listing: product titles and filter labels. Values in addresses and filters stay English.

import { departmentBySlug, ONLY_ONE_SIZE, resolveCollection } from "#catalogue";
import { sizeName } from "#commerce/labels";
import { facetOf, PLAIN_LISTS } from "#search/state";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { translateCards } from "#storefront/visitor/cards.server.ts";
import { type Translate, translateContent } from "#storefront/visitor/translate.server.ts";
import type { FacetOption, ListingData, ListingHead } from "./listing-data.ts";

type LoadedListing = Omit<ListingData, keyof ListingHead>;

export const translateListing = (args: LoaderArgs, listing: LoadedListing): LoadedListing | Promise<LoadedListing> =>
  args.visitor.language === "en"
    ? listing
    : translateContent(args, (translate) => {
        const { labels, ...translated } = listingIn(listing, translate);
        return {
          ...translated,
          labels: { ...labels, [ONLY_ONE_SIZE]: sizeName(ONLY_ONE_SIZE, args.visitor.language) },
        };
      });

/** Translates the steps above the page; its own name is translated with its parts. */
export const translateTrail = (head: ListingHead, translate: Translate): ListingHead => ({
  ...head,
  trail: head.trail.map((step) => (step.name === head.title ? step : { ...step, name: translate(step.name) })),
});

function listingIn(listing: LoadedListing, translate: Translate): LoadedListing {
  const { facets, products } = listing;
  const { category } = facets;
  return {
    ...listing,
    products: translateCards(products, translate),
    facets: {
      ...facets,
      departments: facets.departments.map((option) => labelled(option, translate)),
      category: {
        ...category,
        above: category.above.map((way) => wayIn(way, translate)),
        ...(category.fixed !== undefined && { fixed: translate(category.fixed) }),
        options: category.options.map((option) => labelled(option, translate)),
        types: byLabel(category.types.map((option) => labelled(option, translate))),
      },
    },
    labels: labelsOf(listing, translate),
  };
}

/** Translates the collection's name within a translated message ("All: Women's Clothing"). */
function wayIn<Way extends { readonly name: string; readonly href: string }>(way: Way, translate: Translate): Way {
  const collection = resolveCollection(way.href.split("/").at(-1) ?? "");
  return collection ? { ...way, name: way.name.replace(collection.name, () => translate(collection.name)) } : way;
}

const labelled = <Option extends FacetOption>(option: Option, translate: Translate): Option => ({
  ...option,
  label: translate(option.label),
});

const byLabel = (options: readonly FacetOption[]): readonly FacetOption[] =>
  options.toSorted((one, other) => one.label.localeCompare(other.label));

/** Labels of the values that the page itself names: options of plain lists, and what is selected. */
function labelsOf({ state, facets }: LoadedListing, translate: Translate): Readonly<Record<string, string>> {
  const { menu, refinementList } = state;
  const listed = PLAIN_LISTS.flatMap((list) => {
    const values = Object.keys(facets.counts[list] ?? {});
    return values.length === 0 ? [] : (facetOf(list).options ?? values.map((value) => ({ value, name: value })));
  });
  return {
    ...Object.fromEntries(listed.map(({ name, value }) => [value, translate(name)])),
    ...Object.fromEntries(
      [menu.product_type, ...refinementList.tags].filter(Boolean).map((name) => [name, translate(name)]),
    ),
    ...(menu.department && {
      [menu.department]: translate(departmentBySlug(menu.department)?.name ?? menu.department),
    }),
  };
}
