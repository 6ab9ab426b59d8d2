// The reviews that a product's page shows.

import { listReviews, summariseProduct } from "#commerce/reviews";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import type { ProductReviewsData } from "./reviews-data.ts";
import { ratingsOf, shownReview } from "./shown-review.server.ts";

const SHOWN = 4;

/** Null in the China channel, which has no reviews; and when they cannot be read, in spite of which the page is shown. */
export async function loadProductReviews(
  args: LoaderArgs,
  product: { readonly id: string; readonly handle: string },
): Promise<ProductReviewsData | null> {
  const { shop, visitor, url, onError } = args;
  if (visitor.market.channel === "china") return null;
  try {
    const [summary, { reviews }] = await Promise.all([
      summariseProduct(shop.database, product.id),
      listReviews(shop.database, product.id, { sort: "helpful", limit: SHOWN }),
    ]);
    const all = linkFor(visitor)(`/pages/reviews?product=${encodeURIComponent(product.handle)}`);
    return {
      ratings: ratingsOf(summary),
      reviews: reviews.map((review) => shownReview(review, args)),
      all,
      write: `${all}#write`,
      votes: { action: all, from: url.pathname },
    };
  } catch (error) {
    onError(error);
    return null;
  }
}
