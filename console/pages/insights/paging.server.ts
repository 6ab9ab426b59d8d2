// A page of a table, read with one row more than it shows to know whether another page follows.

const SIZE = 50;
const MOST_PAGES = 2_000;

export interface Page {
  /** From 1. */
  readonly page: number;
  readonly limit: number;
  readonly offset: number;
}

export function readPage(url: URL): Page {
  const page = Math.min(MOST_PAGES, Math.max(1, Math.trunc(Number(url.searchParams.get("page"))) || 1));
  return { page, limit: SIZE + 1, offset: (page - 1) * SIZE };
}

export const pageOf = <Row>(found: readonly Row[]): { readonly rows: readonly Row[]; readonly hasMore: boolean } => ({
  rows: found.slice(0, SIZE),
  hasMore: found.length > SIZE,
});
