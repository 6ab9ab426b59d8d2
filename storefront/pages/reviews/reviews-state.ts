// The state of a product's reviews in the address: order, stars, page.

import type { ReviewSort } from "#commerce/reviews";

export interface ReviewsState {
  readonly sort: ReviewSort;
  /** Only those with so many stars. */
  readonly rating: number | null;
  /** From 1. */
  readonly page: number;
}

/** Invalid parameters fall back to the default. */
export function readReviewsState(params: URLSearchParams): ReviewsState {
  const sort = params.get("sort") ?? "";
  return {
    sort: isSort(sort) ? sort : "newest",
    rating: /^[1-5]$/.test(params.get("rating") ?? "") ? Number(params.get("rating")) : null,
    page: /^[1-9]\d?$/.test(params.get("page") ?? "") ? Number(params.get("page")) : 1,
  };
}

export function hrefOf(handle: string, { sort, rating, page }: ReviewsState): string {
  const params = new URLSearchParams({ product: handle });
  if (sort !== "newest") params.set("sort", sort);
  if (rating !== null) params.set("rating", String(rating));
  if (page > 1) params.set("page", String(page));
  return `/pages/reviews?${params}`;
}

const isSort = (value: string): value is ReviewSort => Object.hasOwn(SORTS, value);

const SORTS: Readonly<Record<ReviewSort, true>> = { newest: true, highest: true, lowest: true, helpful: true };
