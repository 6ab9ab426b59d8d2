// Formats reviews and ratings for the pages.

import { formatDate, messagesIn } from "#catalogue";
import { sizeName } from "#commerce/labels";
import type { RatingSummary, Review } from "#commerce/reviews";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { reviewMessages } from "#locales/review-messages";
import type { FitStatement, RatingData, ShownReview } from "./reviews-data.ts";

const FITS: ReadonlyMap<number, FitStatement["fit"]> = new Map([
  [-1, "fitsSmall"],
  [0, "fitsRight"],
  [1, "fitsLarge"],
] as const);

export function shownReview(review: Review, { url, visitor }: Pick<LoaderArgs, "url" | "visitor">): ShownReview {
  const say = messagesIn(reviewMessages, visitor.language);
  const fit = FITS.get(review.fit ?? Number.NaN);
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
      ...(review.size ? [say("size", { size: sizeName(review.size, visitor.language) })] : []),
      ...(fit ? [say(fit)] : []),
    ],
    isVerified: review.isVerified,
    helpful: review.helpful,
    date: formatDate(review.createdAt, visitor.language, visitor.timeZone),
    isEdited: review.isEdited,
    thanks: isVotedOn && (thanks === "helpful" || thanks === "report") ? thanks : null,
  };
}

export const ratingsOf = ({ count, average, distribution, fit }: RatingSummary): RatingData => ({
  count,
  average: Math.round(average * 10) / 10,
  distribution,
  fit: fitOf(fit),
});

/** Reviews that rate the fit before the shop says anything about it. */
const ENOUGH = 3;

/** The answer of more than half. */
function fitOf({ small, right, large }: RatingSummary["fit"]): FitStatement | null {
  const all = small + right + large;
  const [fit, said] =
    (
      [
        ["fitsSmall", small],
        ["fitsRight", right],
        ["fitsLarge", large],
      ] as const
    ).find(([, count]) => count * 2 > all) ?? [];
  if (all < ENOUGH || fit === undefined || said === undefined) return null;
  return { fit, said, all, place: ((large - small) / all + 1) * 50 };
}
