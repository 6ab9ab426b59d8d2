// Paging of listings: query parameters and page numbers.

import { PAGE_SIZE } from "#search/constants";

/**
 * Query parameter that requests one page only, without filters, for "Load more". Never in an address
 * that a visitor sees, where page n means everything up to n.
 */
export const APPEND = "append";

/**
 * Query parameter that requests a preview of a listing, for filters that are not applied yet:
 * the number of products ("count"), or also the options of its filters ("facets"). Neither includes products.
 */
export const REFINE = "refine";
export type RefineAsk = "count" | "facets";

/** Query parameter that names the filter to show open, for visitors without scripts. */
export const OPEN = "open";

export const pagesOf = (total: number): number => Math.ceil(total / PAGE_SIZE);

/** Page numbers around the current page; 0 is a gap. */
export const pageNumbers = (page: number, pages: number): readonly number[] => {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])].filter((one) => one >= 1 && one <= pages);
  return shown.flatMap((one, at) => {
    const before = shown[at - 1] ?? one - 1;
    if (one - before === 1) return [one];
    // A gap of a single page shows that page.
    return one - before === 2 ? [one - 1, one] : [0, one];
  });
};
