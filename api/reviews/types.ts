// Reviews and their summary.

import type { SizeAdvice } from "#commerce/fit";
import { sizeName } from "#commerce/labels";
import type { Fit, RatingSummary, Review } from "#commerce/reviews";
import { builder } from "../builder.ts";
import { connectionType } from "../connection.ts";

export const ReviewSortType = builder.enumType("ReviewSort", {
  values: {
    NEWEST: { value: "newest" },
    HIGHEST: { value: "highest" },
    LOWEST: { value: "lowest" },
    HELPFUL: { value: "helpful" },
  } as const,
});

export const ReviewFitType = builder.enumType("ReviewFit", {
  values: { SMALL: { value: -1 }, TRUE_TO_SIZE: { value: 0 }, LARGE: { value: 1 } } as const,
});

export const ReviewType = builder.objectRef<Review>("Review").implement({
  fields: (t) => ({
    _id: t.exposeID("id"),
    productId: t.exposeID("productId"),
    author: t.exposeString("author"),
    rating: t.exposeInt("rating", { description: "1 to 5." }),
    title: t.exposeString("title"),
    text: t.exposeString("text"),
    fit: t.field({ type: ReviewFitType, nullable: true, resolve: ({ fit }): Fit | null => fit }),
    size: t.string({
      description: "Size that the author bought; empty if unknown.",
      resolve: ({ size }, _args, { browsing }) => sizeName(size, browsing.visitor.language),
    }),
    language: t.exposeString("language"),
    isVerified: t.exposeBoolean("isVerified", { description: "True if the author ordered the product." }),
    helpful: t.exposeInt("helpful"),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was written." }),
    isEdited: t.exposeBoolean("isEdited"),
  }),
});

export const RatingSummaryType = builder.objectRef<RatingSummary>("RatingSummary").implement({
  fields: (t) => ({
    count: t.exposeInt("count"),
    average: t.exposeFloat("average", { description: "0 without reviews." }),
    distribution: t.intList({
      description: "Numbers of reviews with one to five stars.",
      resolve: ({ distribution }) => [...distribution],
    }),
    fitsSmall: t.int({ resolve: ({ fit }) => fit.small }),
    fitsTrueToSize: t.int({ resolve: ({ fit }) => fit.right }),
    fitsLarge: t.int({ resolve: ({ fit }) => fit.large }),
  }),
});

const FIT_OF = { small: -1, right: 0, large: 1 } as const;

export const SizeAdviceType = builder.objectRef<SizeAdvice>("SizeAdvice").implement({
  fields: (t) => ({
    fit: t.field({ type: ReviewFitType, resolve: ({ verdict }): Fit => FIT_OF[verdict] }),
    agree: t.exposeInt("agree", { description: "Number of buyers who agree." }),
    all: t.exposeInt("all", { description: "Number of buyers who are known." }),
  }),
});

export const ReviewConnectionType = connectionType<Review>("Review", ReviewType);
