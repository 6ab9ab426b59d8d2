// Reviews: what buyers say of what they bought, which everybody reads.

export { hasGivenReviews, replaceGivenReviews, type GivenReview } from "./given.ts";
export { listForOperator, setReviewState, type OperatorReview } from "./operator.ts";
export {
  latestReviews,
  listReviews,
  summariseProduct,
  summariseReviews,
  type LatestReview,
  type ReviewPage,
  type ReviewQuery,
} from "./read.ts";
export { NO_RATINGS, REVIEW_SORTS, type Fit, type RatingSummary, type Review, type ReviewSort } from "./review.ts";
export { LENGTHS, type ReviewField, type ReviewProblem, type ReviewProblems, type WrittenReview } from "./rules.ts";
export { reviewTable } from "./tables.ts";
export { voteOnReview, type Voted, type VoteKind, type Voter } from "./vote.ts";
export {
  deleteReview,
  mayReview,
  saveReview,
  type MayReview,
  type OwnReview,
  type Reviewer,
  type SavedReview,
} from "./write.ts";
