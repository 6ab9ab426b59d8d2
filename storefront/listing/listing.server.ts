// What all listings share: the page and order that the address asks for, and the products on it.

import { listProducts, type ProductQuery, type ProductSort } from "#commerce/products";
import type { LoaderArgs } from "../rendering/define.ts";
import { cardOf, viewerOf } from "../viewer.server.ts";
import type { ListingData, SortChoice } from "./listing-data.ts";

export const PAGE_SIZE = 48;
/** Deeper pages than this are nobody's; the address then means the last of them. */
const LAST_PAGE = 10_000;

const SORTS: readonly { readonly key: string; readonly name: string; readonly sort: ProductSort }[] = [
  { key: "new", name: "New in", sort: "newest" },
  { key: "relevant", name: "Most relevant", sort: "merchandised" },
  { key: "price-desc", name: "Price, high to low", sort: "price-descending" },
  { key: "price-asc", name: "Price, low to high", sort: "price-ascending" },
];
const DEFAULT_SORT = "new";

export async function loadListing(
  { shop, visitor, url }: LoaderArgs,
  query: Omit<ProductQuery, "sort" | "offset" | "limit">,
): Promise<Pick<ListingData, "products" | "paging" | "sorts">> {
  const page = pageOf(url);
  const chosen =
    SORTS.find(({ key }) => key === url.searchParams.get("sort")) ?? SORTS.find(({ key }) => key === DEFAULT_SORT);
  const offset = (page - 1) * PAGE_SIZE;
  const found = await listProducts(shop.database, viewerOf(visitor), {
    ...query,
    ...(chosen && { sort: chosen.sort }),
    offset,
    limit: PAGE_SIZE,
  });
  const products = found.products.flatMap((product) => cardOf(product, visitor));
  const last = offset + found.products.length;
  return {
    products,
    paging: {
      total: found.total,
      first: products.length === 0 ? 0 : offset + 1,
      last: products.length === 0 ? 0 : last,
      ...(page > 1 && { previous: addressWith(url, { page: page === 2 ? null : String(page - 1) }) }),
      ...(last < found.total && products.length > 0 && { next: addressWith(url, { page: String(page + 1) }) }),
    },
    sorts: products.length === 0 ? [] : SORTS.map((sort): SortChoice => sortChoice(url, sort, sort === chosen)),
  };
}

const sortChoice = (url: URL, { key, name }: (typeof SORTS)[number], isCurrent: boolean): SortChoice => ({
  name,
  href: addressWith(url, { sort: key === DEFAULT_SORT ? null : key, page: null }),
  isCurrent,
});

/** The page number in the address, from 1; anything that is none means the first. */
function pageOf(url: URL): number {
  const written = url.searchParams.get("page") ?? "";
  const page = /^\d{1,9}$/.test(written) ? Number(written) : 1;
  return Math.min(Math.max(page, 1), LAST_PAGE);
}

/** This address with parameters set, or removed by null. */
export function addressWith(url: URL, changes: Readonly<Record<string, string | null>>): string {
  const parameters = new URLSearchParams(url.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) parameters.delete(name);
    else parameters.set(name, value);
  }
  const query = parameters.toString();
  return url.pathname + (query && `?${query}`);
}

/** The one address of a page for search engines: of the shop's own origin, without order or tracking. */
export function canonicalOf({ config, url, visitor }: LoaderArgs, path: string, keep: readonly string[] = []): string {
  const parameters = new URLSearchParams(
    keep.flatMap((name) => url.searchParams.getAll(name).map((value) => [name, value])),
  );
  const query = parameters.toString();
  const prefix = visitor.code ? `/${visitor.code}` : "";
  return `${config.origin || url.origin}${prefix}${path}${query && `?${query}`}`;
}
