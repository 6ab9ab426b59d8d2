// Pagination of a listing.

import { PAGE_SIZE } from "../constants.ts";

export interface Pagination {
  readonly pages: number;
  /** True if there is more than one page. */
  readonly canRefine: boolean;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
}

export const pageCount = (total: number, pageSize: number = PAGE_SIZE): number => Math.ceil(total / pageSize);

/** Pages count from 1, as in URLs. */
export const paginationOf = (page: number, total: number, pageSize?: number): Pagination => {
  const pages = pageCount(total, pageSize);
  return { pages, canRefine: pages > 1, hasPrevious: page > 1, hasNext: page < pages };
};

/** The service counts pages from 0. */
export const enginePage = (page: number): number => page - 1;
