// Product reviews by verified buyers.

export { listReviewsForOperator, setReviewState, type OperatorReview } from "./operator.ts";
export {
  latestReviews,
  listReviews,
  ratingsByProduct,
  summariseProduct,
  type LatestReview,
  type ReviewPage,
  type ReviewQuery,
} from "./read.ts";
export { NO_RATINGS, REVIEW_SORTS, type Fit, type RatingSummary, type Review, type ReviewSort } from "./review.ts";
export type { ReviewField, ReviewProblem, ReviewProblems } from "./rules.ts";
export { addSeedReviews, hasSeedReviews, type SeedReview } from "./seed.ts";
export { reviewTable } from "./tables.ts";
export { voteOnReview, type Voted, type VoteKind, type Voter } from "./vote.ts";
export {
  deleteReview,
  mayReview,
  saveReview,
  type ReviewPermission,
  type OwnReview,
  type Reviewer,
  type SavedReview,
} from "./write.ts";
