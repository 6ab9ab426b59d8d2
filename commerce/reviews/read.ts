// Queries: a product's reviews, their summary, and the shop's latest reviews.

import { and, asc, desc, eq, sql, type SQL } from "drizzle-orm";
import type { Database } from "#commerce/database";
import { productTable, visibleTo, type Viewer } from "#commerce/products";
import { NO_RATINGS, type RatingSummary, type Review, type ReviewSort } from "./review.ts";
import { toReview } from "./rows.ts";
import { reviewTable } from "./tables.ts";

export interface ReviewQuery {
  readonly sort?: ReviewSort;
  /** Filters by number of stars. */
  readonly rating?: number | undefined;
  readonly offset?: number;
  readonly limit?: number;
}

export interface ReviewPage {
  readonly reviews: readonly Review[];
  /** Number of reviews on all pages that match the filter. */
  readonly total: number;
}

export async function listReviews(
  { sql: client }: Pick<Database, "sql">,
  productId: string,
  { sort = "newest", rating, offset = 0, limit = 10 }: ReviewQuery = {},
): Promise<ReviewPage> {
  const where = and(
    eq(reviewTable.productId, productId),
    eq(reviewTable.state, "shown"),
    rating === undefined ? undefined : eq(reviewTable.rating, rating),
  );
  const rows = await client
    .select({ review: reviewTable, total: sql`count(*) over ()`.mapWith(Number) })
    .from(reviewTable)
    .where(where)
    .orderBy(...ORDER_BY[sort], desc(reviewTable.createdAt), asc(reviewTable.id))
    .limit(limit)
    .offset(offset);
  // Past the last page no row carries the total.
  const total = rows[0]?.total ?? (offset === 0 ? 0 : await client.$count(reviewTable, where));
  return { reviews: rows.map(({ review }) => toReview(review)), total };
}

const ORDER_BY: Readonly<Record<ReviewSort, readonly SQL[]>> = {
  newest: [],
  highest: [desc(reviewTable.rating)],
  lowest: [asc(reviewTable.rating)],
  helpful: [desc(reviewTable.helpful)],
};

export async function summariseProduct(
  { sql: client }: Pick<Database, "sql">,
  productId: string,
): Promise<RatingSummary> {
  const countOf = (condition: SQL) => sql`count(*) filter (where ${condition})`.mapWith(Number);
  const stars = (rating: number) => countOf(sql`${reviewTable.rating} = ${rating}`);
  const [row] = await client
    .select({
      count: sql`count(*)`.mapWith(Number),
      average: sql`avg(${reviewTable.rating})`.mapWith(Number),
      one: stars(1),
      two: stars(2),
      three: stars(3),
      four: stars(4),
      five: stars(5),
      small: countOf(sql`${reviewTable.fit} = -1`),
      right: countOf(sql`${reviewTable.fit} = 0`),
      large: countOf(sql`${reviewTable.fit} = 1`),
    })
    .from(reviewTable)
    .where(and(eq(reviewTable.productId, productId), eq(reviewTable.state, "shown")));
  if (!row || row.count === 0) return NO_RATINGS;
  const { count, average, one, two, three, four, five, small, right, large } = row;
  return { count, average, distribution: [one, two, three, four, five], fit: { small, right, large } };
}

/** The average and number of shown reviews of every product that has any. */
export async function ratingsByProduct({
  replica: client,
}: Pick<Database, "replica">): Promise<ReadonlyMap<string, { readonly average: number; readonly count: number }>> {
  const rows = await client
    .select({
      product: reviewTable.productId,
      average: sql`round(avg(${reviewTable.rating}), 1)`.mapWith(Number),
      count: sql`count(*)`.mapWith(Number),
    })
    .from(reviewTable)
    .where(eq(reviewTable.state, "shown"))
    .groupBy(reviewTable.productId);
  return new Map(rows.map(({ product, ...rating }) => [product, rating]));
}

export interface LatestReview extends Review {
  readonly product: {
    readonly handle: string;
    readonly vendor: string;
    readonly title: string;
    readonly image: string;
  };
}

/** The latest reviews of products that the viewer may see; `hasMore` is true if there are older ones. */
export async function latestReviews(
  { sql: client }: Pick<Database, "sql">,
  shopId: string,
  viewer: Viewer,
  { offset = 0, limit = 12 }: { readonly offset?: number; readonly limit?: number } = {},
): Promise<{ readonly reviews: readonly LatestReview[]; readonly hasMore: boolean }> {
  const rows = await client
    .select({
      review: reviewTable,
      handle: productTable.handle,
      vendor: productTable.vendor,
      title: productTable.title,
      image: productTable.largeImage,
    })
    .from(reviewTable)
    .innerJoin(productTable, eq(productTable.id, reviewTable.productId))
    .where(and(eq(reviewTable.shopId, shopId), eq(reviewTable.state, "shown"), ...visibleTo(viewer)))
    .orderBy(desc(reviewTable.createdAt), asc(reviewTable.id))
    .limit(limit + 1)
    .offset(offset);
  return {
    reviews: rows.slice(0, limit).map(({ review, ...product }) => ({ ...toReview(review), product })),
    hasMore: rows.length > limit,
  };
}
