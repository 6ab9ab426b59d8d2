// Reading, writing and voting on reviews.

import {
  deleteReview,
  latestReviews,
  listReviews,
  saveReview,
  summariseProduct,
  voteOnReview,
} from "#commerce/reviews";
import {
  DoneType,
  InvalidType,
  MissingType,
  TooManyType,
  done,
  invalid,
  later,
  missing,
  type Result,
} from "../accounts/results.ts";
import { signedIn } from "../accounts/visitor.ts";
import { builder } from "../builder.ts";
import { pageArgs, windowed, windowOf } from "../connection.ts";
import { between } from "../input.ts";
import { localId } from "../node.ts";
import { ProductType } from "../products/product.ts";
import {
  RatingSummaryType,
  ReviewConnectionType,
  ReviewFitType,
  ReviewSortType,
  ReviewType,
  SizeAdviceType,
} from "./types.ts";

const MOST_REVIEWS = 50;
/** Reviews beyond this one are not listed. */
const FURTHEST = 1_000;

builder.objectFields(ProductType, (t) => ({
  reviews: t.field({
    description: "Reviews of buyers.",
    type: ReviewConnectionType,
    args: {
      ...pageArgs(MOST_REVIEWS, 10),
      sort: t.arg({ type: ReviewSortType, required: true, defaultValue: "newest", description: "The order." }),
      rating: t.arg.int({ description: "Only reviews with this number of stars." }),
    },
    resolve: async ({ id }, { sort, rating, ...page }, { database }) => {
      const window = windowOf(page, { most: MOST_REVIEWS, furthest: FURTHEST });
      const { reviews, total } = await listReviews(database, id, {
        sort,
        rating: rating == null ? undefined : between("rating", rating, 1, 5),
        ...window,
      });
      return windowed(reviews, window.offset, total);
    },
  }),
  rating: t.field({
    description: "Summary of its reviews.",
    type: RatingSummaryType,
    resolve: ({ id }, _args, { database }) => summariseProduct(database, id),
  }),
  sizeAdvice: t.field({
    description: "How it fits its buyers, by their reviews, returns and kept orders; null if too few are known.",
    type: SizeAdviceType,
    nullable: true,
    resolve: async ({ id }, _args, { loaders }) => (await loaders.sizeAdvice(id)) ?? null,
  }),
}));

builder.queryField("latestReviews", (t) =>
  t.field({
    description: "The shop's latest reviews of products that this visitor can see.",
    type: [ReviewType],
    args: { first: t.arg.int({ defaultValue: 12, description: `Number of reviews, from 1 to ${MOST_REVIEWS}.` }) },
    resolve: async (_root, { first }, { database, shopId, loaders }) => {
      const limit = between("first", first ?? MOST_REVIEWS, 1, MOST_REVIEWS);
      const { reviews } = await latestReviews(database, shopId, await loaders.viewer(), { limit, offset: 0 });
      return [...reviews];
    },
  }),
);

const ReviewInput = builder.inputType("ReviewInput", {
  fields: (t) => ({
    productId: t.id({ required: true }),
    rating: t.int({ required: true }),
    title: t.string({ required: true }),
    text: t.string({ required: true }),
    author: t.string({ required: true, description: "Public name of the author." }),
    fit: t.field({ type: ReviewFitType }),
  }),
});

const NotBoughtType = builder.objectRef<Result<"NotBought">>("NotBought").implement({
  description: "Only buyers can review a product.",
  fields: (t) => ({ message: t.string({ resolve: () => "You can review only products that you have bought." }) }),
});
const VotedType = builder.objectRef<Result<"ReviewVoted"> & { readonly helpful: number }>("ReviewVoted").implement({
  fields: (t) => ({ helpful: t.exposeInt("helpful", { description: "Number of helpful votes." }) }),
});

const resolveType = ({ type }: Result<string>) => type;
const SaveReviewResult = builder.unionType("SaveReviewResult", {
  types: [DoneType, InvalidType, NotBoughtType, TooManyType],
  resolveType,
});
const DeleteReviewResult = builder.unionType("DeleteReviewResult", { types: [DoneType, MissingType], resolveType });
const VoteResult = builder.unionType("VoteReviewResult", { types: [VotedType, MissingType, TooManyType], resolveType });
const VoteKind = builder.enumType("ReviewVoteKind", {
  values: { HELPFUL: { value: "helpful" }, REPORT: { value: "report" } } as const,
});

builder.mutationFields((t) => ({
  saveReview: t.field({
    description: "Creates or changes the account's review of a product that it has bought.",
    type: SaveReviewResult,
    args: { input: t.arg({ type: ReviewInput, required: true }) },
    resolve: async (_root, { input: { productId: given, ...form } }, context) => {
      const productId = localId("Product", given);
      const { accounts, visitor, shopId } = context;
      const now = accounts.now();
      const { network, language } = visitor;
      const reviewer = { shopId, accountId: signedIn(context).id, network, language, now };
      const saved = await saveReview(context.database, reviewer, productId, form);
      if (saved.kind === "limited") return later(saved, now);
      if (saved.kind === "not-bought") return { type: "NotBought" as const };
      if (saved.kind === "saved") return done();
      return invalid(Object.entries(saved.problems).map(([field, problem]) => ({ field, problem })));
    },
  }),
  deleteReview: t.field({
    description: "Deletes the account's review of a product.",
    type: DeleteReviewResult,
    args: { productId: t.arg.id({ required: true }) },
    resolve: async (_root, { productId }, context) =>
      (await deleteReview(context.database, signedIn(context).id, localId("Product", productId))) === "deleted"
        ? done()
        : missing(),
  }),
  voteReview: t.field({
    description: "Marks a review as helpful, or reports it. Idempotent.",
    type: VoteResult,
    args: { reviewId: t.arg.id({ required: true }), kind: t.arg({ type: VoteKind, required: true }) },
    resolve: async (_root, { reviewId, kind }, { database, accounts, visitor }) => {
      const now = accounts.now();
      const voter = { accountId: visitor.account?.id ?? null, network: visitor.network, now };
      const voted = await voteOnReview(database, voter, reviewId, kind);
      if (voted.kind === "limited") return later(voted, now);
      return voted.kind === "voted" ? { type: "ReviewVoted" as const, helpful: voted.helpful } : missing();
    },
  }),
}));
