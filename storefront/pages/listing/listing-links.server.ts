// The addresses that a listing's filters link to: the collections above it, and the guide of its sizes.

import { collectionSlug, type LanguageCode, messagesIn, resolveCollection, systemsRead } from "#catalogue";
import type { ListingFacets as CountedFacets } from "#browsing";
import type { RouteDefaults } from "#search/state";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { guideOf } from "#storefront/pages/size-guide/guides.server.ts";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import { listingFilters } from "#locales/listing-filters";
import { allOf } from "./all-of.ts";
import type { CategoryFacet, ListingFacets } from "./listing-data.ts";

export const NO_FACETS: ListingFacets = {
  departments: [],
  category: { above: [], options: [], types: [] },
  designers: { options: [], total: 0, letters: "" },
  counts: {},
  absentColours: [],
  options: [],
};

type Context = Pick<LoaderArgs, "visitor" | "shop"> & { readonly defaults: RouteDefaults };

export const withLinks = ({ category, sizes, ...facets }: CountedFacets, context: Context): ListingFacets => ({
  ...facets,
  category: { ...category, above: category.fixed === undefined ? [] : collectionsAbove(context) },
  ...(sizes && { sizes: withGuide(sizes, context) }),
});

function withGuide({ chart, ...sizes }: NonNullable<CountedFacets["sizes"]>, { visitor }: Context) {
  return {
    ...sizes,
    chart: chart.id,
    systems: systemsRead(visitor.market),
    guide: linkFor(visitor)(`${guideOf(chart).path}#${chart.id}`),
  };
}

/** Links from the department down to the page's category. */
const collectionsAbove = ({ shop: { taxonomy }, visitor, defaults }: Context): CategoryFacet["above"] => {
  const { productType, isSale, isNewArrivals } = defaults;
  const department = taxonomy.department(defaults.department);
  const offer = isSale ? "sale" : isNewArrivals ? "new-arrivals" : undefined;
  const type = taxonomy.typeNamed(productType);
  const category = taxonomy.category(type && taxonomy.categoryOf(type, department?.id));
  const slugs = [
    collectionSlug({ department: department?.handle, offer }),
    ...(category ? [collectionSlug({ department: department?.handle, offer, goods: category.handle })] : []),
  ];
  return slugs.flatMap((slug) => {
    const collection = resolveCollection(taxonomy, slug);
    return collection
      ? [{ name: wayUp(collection.name, visitor.language), href: linkFor(visitor)(`/collections/${slug}`) }]
      : [];
  });
};

/** "All women’s shoes". */
const wayUp = (name: string, language: LanguageCode): string => {
  const say = messagesIn(listingFilters, language);
  return name === "All" ? say("everything") : allOf(say, language, name);
};
