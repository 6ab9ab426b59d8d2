// Pages of a listing: how many, whether they can be chosen among, and which neighbours a page has.

import { PAGE_SIZE } from "../constants.ts";

export interface Pagination {
  readonly pages: number;
  /** With more than one page: only then is there something to choose. */
  readonly canRefine: boolean;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
}

export const pageCount = (total: number, pageSize: number = PAGE_SIZE): number => Math.ceil(total / pageSize);

/** Pages are counted from 1 here and in addresses. */
export const paginationOf = (page: number, total: number, pageSize?: number): Pagination => {
  const pages = pageCount(total, pageSize);
  return { pages, canRefine: pages > 1, hasPrevious: page > 1, hasNext: page < pages };
};

/** Toward engines pages count from 0. */
export const enginePage = (page: number): number => page - 1;
