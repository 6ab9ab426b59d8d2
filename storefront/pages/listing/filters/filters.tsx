// The filters of a listing: a column on a desktop, a section that opens on smaller screens.
import { selectedCounts } from "#search/state";
import { useListingView } from "../listing-view.tsx";
import { CategoryFilter } from "./category-filter.tsx";
import { ColourFilter } from "./colour-filter.tsx";
import { DepartmentFilter } from "./department-filter.tsx";
import { DesignerFilter } from "./designer-filter.tsx";
import { FilterGroup } from "./filter-group.tsx";
import { PriceFilter } from "./price-filter.tsx";
import { SizeFilter } from "./size-filter.tsx";
import { useWords } from "#storefront/ui/language.tsx";
import { filters } from "./words/index.ts";

/** Nobody has decided yet: on a desktop all are open, on a phone those in which something is chosen. */
export const isOpenAtFirst = (isMobile: boolean, chosen: number): boolean => !isMobile || chosen > 0;

export function Filters() {
  const say = useWords(filters);
  const { data, state, sizesOf } = useListingView();
  const { facets, defaults, currency, isMobile } = data;
  const counts = selectedCounts(state, defaults, { currency, sizesOf });
  const group = (title: string, chosen: number) => ({ title, chosen, isOpen: isOpenAtFirst(isMobile, chosen) });
  const { category, designers } = facets;
  return (
    <>
      {facets.departments.length > 0 && (
        <FilterGroup {...group(say("department"), counts.department)}>
          <DepartmentFilter />
        </FilterGroup>
      )}
      {category.options.length + category.types.length + category.above.length > 0 && (
        <FilterGroup {...group(say("category"), counts.tags + counts.product_type)}>
          <CategoryFilter />
        </FilterGroup>
      )}
      {designers.options.length > 0 && (
        <FilterGroup {...group(say("designer"), counts.vendor)}>
          <DesignerFilter />
        </FilterGroup>
      )}
      {facets.sizes && (
        <FilterGroup {...group(say("size"), counts.Size)}>
          <SizeFilter sizes={facets.sizes} />
        </FilterGroup>
      )}
      <FilterGroup {...group(say("colour"), counts.Color)}>
        <ColourFilter />
      </FilterGroup>
      <FilterGroup {...group(say("price"), counts.price)}>
        <PriceFilter />
      </FilterGroup>
    </>
  );
}
