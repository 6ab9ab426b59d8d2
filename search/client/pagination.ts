// Pagination of results.

import type { SearchResults } from "./results.ts";

export interface Pagination {
  /** From 1, as shoppers count. */
  readonly page: number;
  readonly pages: number;
  /** True if there is more than one page. */
  readonly canRefine: boolean;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
}

export const paginationOf = ({ page, pages }: Pick<SearchResults, "page" | "pages">): Pagination => ({
  page: page + 1,
  pages,
  canRefine: pages > 1,
  hasPrevious: pages > 1 && page > 0,
  hasNext: page + 1 < pages,
});
