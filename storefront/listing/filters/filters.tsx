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

/** Nobody has decided yet: on a desktop all are open, on a phone those in which something is chosen. */
export const isOpenAtFirst = (isMobile: boolean, chosen: number): boolean => !isMobile || chosen > 0;

export function Filters() {
  const { data, state, sizesOf } = useListingView();
  const { facets, defaults, currency, isMobile } = data;
  const counts = selectedCounts(state, defaults, { currency, sizesOf });
  const group = (title: string, chosen: number) => ({ title, chosen, isOpen: isOpenAtFirst(isMobile, chosen) });
  const { category, designers } = facets;
  return (
    <>
      {facets.departments.length > 0 && (
        <FilterGroup {...group("Department", counts.department)}>
          <DepartmentFilter />
        </FilterGroup>
      )}
      {category.options.length + category.types.length + category.above.length > 0 && (
        <FilterGroup {...group("Category", counts.tags + counts.product_type)}>
          <CategoryFilter />
        </FilterGroup>
      )}
      {designers.options.length > 0 && (
        <FilterGroup {...group("Designer", counts.vendor)}>
          <DesignerFilter />
        </FilterGroup>
      )}
      {facets.sizes && (
        <FilterGroup {...group("Size", counts.Size)}>
          <SizeFilter sizes={facets.sizes} />
        </FilterGroup>
      )}
      <FilterGroup {...group("Colour", counts.Color)}>
        <ColourFilter />
      </FilterGroup>
      <FilterGroup {...group("Price", counts.price)}>
        <PriceFilter />
      </FilterGroup>
    </>
  );
}
