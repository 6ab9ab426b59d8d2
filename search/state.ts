// The search state of a listing and its rules. Pure, browser-safe and tree-shakeable.

export * from "./state/chips.ts";
export {
  chooseDepartment,
  chooseProductType,
  chooseSort,
  chooseTopCategory,
  reset,
  setPage,
  setQuery,
  toggleSize,
  toggleSoldOut,
  toggleValue,
} from "./state/choices.ts";
export * from "./state/defaults.ts";
export * from "./state/designers.ts";
export { cut, type FacetItem, listItems, withMissing } from "./state/facet-items.ts";
export * from "./state/facets.ts";
export * from "./state/model.ts";
export { applyPrice, clearPrice, priceDigits, type PriceDraft, priceDraft } from "./state/price.ts";
export * from "./state/size-filter.ts";
export * from "./state/sizes.ts";
export * from "./state/sort-options.ts";
