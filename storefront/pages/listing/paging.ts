// How a listing's pages are asked for and numbered. Pure, safe in a browser.

import { PAGE_SIZE } from "#search/constants";

/**
 * Present in the query of a request for one page alone, without filters: what "Load more" asks for. Never in an address
 * that a visitor sees, where page n means everything up to n.
 */
export const APPEND = "append";

/**
 * Present in the query of a request that asks what a listing would be, for filters that are chosen but not applied yet:
 * how many products ("count"), or that and what its filters would offer ("facets"). No products come with either.
 */
export const REFINE = "refine";
export type RefineAsk = "count" | "facets";

export const pagesOf = (total: number): number => Math.ceil(total / PAGE_SIZE);

/** The numbers of a pagination around the current page; 0 stands for a gap. */
export const pageNumbers = (page: number, pages: number): readonly number[] => {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])].filter((one) => one >= 1 && one <= pages);
  return shown.flatMap((one, at) => {
    const before = shown[at - 1] ?? one - 1;
    if (one - before === 1) return [one];
    // A gap of one page is that page.
    return one - before === 2 ? [one - 1, one] : [0, one];
  });
};
