// Translates a listing: product titles and filter labels. Values in addresses and filters stay English.

import { ONLY_ONE_SIZE, parseOption, resolveCollection, type Taxonomy } from "#catalogue";
import { sizeName } from "#commerce/labels";
import { facetOf, PLAIN_LISTS, type SearchState } from "#search/state";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { translateCards } from "#storefront/visitor/cards.server.ts";
import { factLabels, type Translate, translateContent, translateFacets, translateOption } from "#browsing";
import type { ListingData, ListingHead } from "./listing-data.ts";

type LoadedListing = Omit<ListingData, keyof ListingHead>;

export const translateListing = (args: LoaderArgs, listing: LoadedListing): LoadedListing | Promise<LoadedListing> =>
  args.visitor.language === "en"
    ? { ...listing, labels: { ...listing.labels, ...factLabels(listing.state, "en", listing.facets.counts) } }
    : translateContent(args, (translate) => {
        const { labels, ...translated } = listingIn(args.shop.taxonomy, listing, translate);
        return {
          ...translated,
          labels: {
            ...labels,
            ...factLabels(listing.state, args.visitor.language, listing.facets.counts),
            [ONLY_ONE_SIZE]: sizeName(ONLY_ONE_SIZE, args.visitor.language),
          },
        };
      });

/** Translates the steps above the page; its own name is translated with its parts. */
export const translateTrail = (head: ListingHead, translate: Translate): ListingHead => ({
  ...head,
  trail: head.trail.map((step) => (step.name === head.title ? step : { ...step, name: translate(step.name) })),
});

function listingIn(taxonomy: Taxonomy, listing: LoadedListing, translate: Translate): LoadedListing {
  const { facets, products } = listing;
  const translated = translateFacets(facets, translate);
  return {
    ...listing,
    products: translateCards(products, translate),
    facets: {
      ...translated,
      category: {
        ...translated.category,
        above: facets.category.above.map((way) => wayIn(taxonomy, way, translate)),
      },
    },
    labels: labelsOf(taxonomy, listing, translate),
  };
}

/** Translates the collection's name within a translated message ("All: Women's Clothing"). */
function wayIn<Way extends { readonly name: string; readonly href: string }>(
  taxonomy: Taxonomy,
  way: Way,
  translate: Translate,
): Way {
  const collection = resolveCollection(taxonomy, way.href.split("/").at(-1) ?? "");
  // The message for everything does not name the collection.
  return collection && collection.name !== "All"
    ? { ...way, name: way.name.replace(collection.name, () => translate(collection.name)) }
    : way;
}

/** Labels of the values that the page itself names: options of plain lists, and what is selected. */
function labelsOf(taxonomy: Taxonomy, listing: LoadedListing, translate: Translate): Readonly<Record<string, string>> {
  const { facets } = listing;
  const listed = PLAIN_LISTS.flatMap((list) => {
    const { options, isFact } = facetOf(list);
    // Colours are also shown where no product has them.
    if (options && !isFact) return options;
    return Object.keys(facets.counts[list] ?? {}).map((value) => ({ value, name: value }));
  });
  return {
    ...Object.fromEntries(listed.map(({ name, value }) => [value, translate.label(name)])),
    ...chosenLabels(taxonomy, listing.state, translate.label),
    ...Object.fromEntries(
      listing.state.refinementList.vendor.map((vendor) => [vendor, translate.vendorInFull(vendor)]),
    ),
    ...Object.fromEntries(listing.state.refinementList.options.map((value) => [value, optionIn(value, translate)])),
  };
}

/** "Width EE". */
function optionIn(text: string, translate: Translate): string {
  const option = parseOption(text);
  if (!option) return text;
  const { name, value } = translateOption(option, translate);
  return `${name} ${value}`;
}

/** Labels of the selected department, categories and type, by their values. */
export function chosenLabels(
  taxonomy: Taxonomy,
  { menu, refinementList }: SearchState,
  translate: (name: string) => string = (name) => name,
): Readonly<Record<string, string>> {
  const { department, product_type: type } = menu;
  return {
    ...(type && { [type]: translate(taxonomy.typeNamed(type)?.name ?? type) }),
    ...Object.fromEntries(
      refinementList.tags.map((tag) => [tag, translate(taxonomy.categoryTagged(tag)?.name ?? tag)]),
    ),
    ...(department && { [department]: translate(taxonomy.department(department)?.name ?? department) }),
  };
}
