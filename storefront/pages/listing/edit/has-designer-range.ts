import type { ListingData } from "../listing-data.ts";

/** True for a designer's page as it opens. With choices, chips and counts say the same. */
export const hasDesignerRange = ({ defaults, address, path, state, products, facets }: ListingData): boolean =>
  defaults.vendor !== undefined &&
  defaults.department === undefined &&
  defaults.category === undefined &&
  address === path &&
  state.page === 1 &&
  products.length > 0 &&
  facets.price !== undefined;
