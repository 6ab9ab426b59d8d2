// From commerce to screens: a review in the words of the page, and the ratings of a product.

import { formatDate } from "#catalogue";
import type { RatingSummary, Review } from "#commerce/reviews";
import type { LoaderArgs } from "../rendering/define.ts";
import type { RatingData, ShownReview } from "./reviews-data.ts";

const FITS = new Map([
  [-1, "Fits small"],
  [0, "True to size"],
  [1, "Fits large"],
]);

export function shownReview(review: Review, { url, visitor }: Pick<LoaderArgs, "url" | "visitor">): ShownReview {
  const thanks = url.searchParams.get("thanks");
  const isVotedOn = url.searchParams.get("voted") === review.id;
  return {
    id: review.id,
    author: review.author,
    rating: review.rating,
    title: review.title,
    text: review.text,
    language: review.language,
    facts: [
      ...(review.size ? [`Size ${review.size}`] : []),
      ...(review.fit === null ? [] : [FITS.get(review.fit) ?? ""]),
    ],
    isVerified: review.isVerified,
    helpful: review.helpful,
    date: formatDate(review.createdAt, visitor.language, "UTC"),
    isEdited: review.isEdited,
    thanks: isVotedOn && (thanks === "helpful" || thanks === "report") ? thanks : null,
  };
}

export const ratingsOf = ({ count, average, distribution, fit }: RatingSummary): RatingData => ({
  count,
  average: Math.round(average * 10) / 10,
  distribution,
  fit: fit.small + fit.right + fit.large === 0 ? null : fit,
});
