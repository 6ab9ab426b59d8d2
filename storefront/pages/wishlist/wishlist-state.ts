// The state of a wishlist in the address: order, tags, page.

export const SORTS = [
  { key: "newest", sortBy: "updatedAt", sortOrder: "desc" },
  { key: "price-high", sortBy: "price", sortOrder: "desc" },
  { key: "price-low", sortBy: "price", sortOrder: "asc" },
  { key: "designer", sortBy: "vendor", sortOrder: "asc" },
] as const;

export type WishlistOrder = (typeof SORTS)[number];

export interface WishlistState {
  readonly order: WishlistOrder;
  readonly tagIds: readonly string[];
  /** From 1. */
  readonly page: number;
}

/** Maximum number of tags. */
const MOST_TAGS = 20;

/** Ignores invalid parameters. */
export function readState(search: URLSearchParams): WishlistState {
  const page = Number(search.get("page") ?? 1);
  return {
    order: SORTS.find(({ key }) => key === search.get("sort")) ?? SORTS[0],
    tagIds: [...new Set((search.get("tags") ?? "").split(",").filter(Boolean))].slice(0, MOST_TAGS),
    page: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1,
  };
}

/** The query string with its question mark; empty for the defaults. */
export function printState({ order, tagIds, page }: WishlistState): string {
  const query = new URLSearchParams({
    ...(order !== SORTS[0] && { sort: order.key }),
    ...(tagIds.length > 0 && { tags: tagIds.join(",") }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `?${query}` : "";
}

/** Starts at the first page. */
export const toggleTag = (state: WishlistState, id: string): WishlistState => ({
  ...state,
  tagIds: state.tagIds.includes(id) ? state.tagIds.filter((other) => other !== id) : [...state.tagIds, id],
  page: 1,
});
