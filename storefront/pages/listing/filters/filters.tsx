// The filters of a listing: a column on a desktop, a section that opens on smaller screens.
import type { ReactNode } from "react";
import { FACET_NAMES, facetOf, FACETS, type FacetName, type PlainListName, selectedCounts } from "#search/state";
import { listingFilters } from "#locales/listing-filters";
import type { ListingFacets } from "../listing-data.ts";
import { useListingView } from "../listing-view.tsx";
import { CategoryFilter } from "./category-filter.tsx";
import { DepartmentFilter } from "./department-filter.tsx";
import { DesignerFilter } from "./designer-filter.tsx";
import { FactFilter } from "./fact-filter.tsx";
import { FilterGroup } from "./filter-group.tsx";
import { OptionFilter } from "./option-filter.tsx";
import { ListFilter } from "./list-filter.tsx";
import { hasOptions } from "./list-options.ts";
import { PriceFilter } from "./price-filter.tsx";
import { SizeFilter } from "./size-filter.tsx";
import { useMessages } from "#storefront/ui/language.tsx";

/** Initially, all panels are open on a desktop, and those with a selection on a phone. */
const isOpenAtFirst = (isMobile: boolean, chosen: number): boolean => !isMobile || chosen > 0;

const isFact = (name: FacetName): name is PlainListName => facetOf(name).isFact === true;

export function Filters() {
  const say = useMessages(listingFilters);
  const { data, state, sizesOf } = useListingView();
  const { defaults, currency, isMobile } = data;
  const counts = selectedCounts(state, defaults, { currency, sizesOf });
  return FACET_NAMES.map((name) => {
    if (name === "options") {
      return data.facets.options.map((facet) => {
        const own = facet.values.filter(({ value }) => state.refinementList.options.includes(value)).length;
        return (
          <FilterGroup key={facet.name} title={facet.label} chosen={own} isOpen={isOpenAtFirst(isMobile, own)}>
            <OptionFilter facet={facet} />
          </FilterGroup>
        );
      });
    }
    if (isFact(name)) {
      return hasOptions(name, data.facets) && <FactFilter key={name} name={name} chosen={counts[name]} />;
    }
    const chosen = counts[name] + (name === "tags" ? counts.product_type : 0);
    // One designer is no choice.
    const filter = (name !== "vendor" || data.facets.designers.total + chosen > 1) && filterOf(name, data.facets);
    return (
      filter && (
        <FilterGroup
          key={name}
          title={say(FACETS[name].label)}
          chosen={chosen}
          isOpen={isOpenAtFirst(isMobile, chosen)}
        >
          {filter}
        </FilterGroup>
      )
    );
  });
}

/** The options of a facet, if the listing has any. Product types are shown with their category. */
function filterOf(name: Exclude<FacetName, "options">, facets: ListingFacets): ReactNode {
  const { departments, category, designers, sizes } = facets;
  switch (name) {
    case "department":
      return departments.length > 0 && <DepartmentFilter />;
    case "tags":
      return category.options.length + category.types.length + category.above.length > 0 && <CategoryFilter />;
    case "product_type":
      return undefined;
    case "vendor":
      return designers.options.length > 0 && <DesignerFilter />;
    case "Size":
      return sizes && <SizeFilter sizes={sizes} />;
    case "price":
      return <PriceFilter />;
    default:
      return hasOptions(name, facets) && <ListFilter name={name} />;
  }
}
