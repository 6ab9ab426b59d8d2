// The data of the pages of reviews.

import type { FormAnswer } from "#storefront/features/forms/form-data.ts";

export interface ShownReview {
  readonly id: string;
  readonly author: string;
  /** 1 to 5. */
  readonly rating: number;
  readonly title: string;
  /** Lines of it stay apart. */
  readonly text: string;
  /** BCP 47, of what the writer wrote. */
  readonly language: string;
  /** Beside the author: "Size M", "Fits small". */
  readonly facts: readonly string[];
  readonly isVerified: boolean;
  readonly helpful: number;
  /** "October 12, 2026". */
  readonly date: string;
  readonly isEdited: boolean;
  /** This visitor has just voted on it, or reported it. */
  readonly thanks: "helpful" | "report" | null;
}

export interface RatingData {
  readonly count: number;
  readonly average: number;
  /** Number of reviews with one star, two stars, and so on to five. */
  readonly distribution: readonly number[];
  readonly fit: FitStatement | null;
}

/** The fit according to most reviewers. */
export interface FitStatement {
  readonly fit: "fitsSmall" | "fitsRight" | "fitsLarge";
  /** Reviewers who say so, of all who rate the fit. */
  readonly said: number;
  readonly all: number;
  /** The average on a scale from 0, small, to 100, large. */
  readonly place: number;
}

/** A product's reviews on its own page: what they say together, and a few of them. */
export interface ProductReviewsData {
  readonly ratings: RatingData;
  /** The most helpful. */
  readonly reviews: readonly ShownReview[];
  /** The page of all of them. */
  readonly all: string;
  /** Address of the form. */
  readonly write: string;
  readonly votes: VoteData;
}

/** Address of the votes' form, and the page it returns to. */
export interface VoteData {
  readonly action: string;
  readonly from: string;
}

export interface ReviewedProduct {
  readonly vendor: string;
  readonly title: string;
  readonly href: string;
  readonly picture: string;
}

export type ReviewsData = LatestData | ProductPageData;

export interface LatestData {
  readonly view: "latest";
  readonly canonical: string;
  readonly reviews: readonly (ShownReview & { readonly product: ReviewedProduct })[];
  readonly newer: string | null;
  readonly older: string | null;
  readonly shop: string;
  readonly votes: VoteData;
}

export interface ProductPageData {
  readonly view: "product";
  readonly canonical: string;
  readonly product: ReviewedProduct;
  readonly ratings: RatingData;
  /** Links to those with one star to five; null where there are none. */
  readonly starLinks: readonly (string | null)[];
  readonly rating: number | null;
  readonly everything: string;
  readonly sorts: readonly { readonly name: string; readonly href: string; readonly isCurrent: boolean }[];
  readonly reviews: readonly ShownReview[];
  readonly pages: { readonly current: number; readonly count: number; readonly links: readonly string[] };
  readonly votes: VoteData;
  readonly writing: Writing;
  readonly action: string;
  readonly saved: "saved" | "deleted" | null;
}

/** The visitor's options for their own review. */
export type Writing =
  | { readonly kind: "sign-in"; readonly href: string }
  | { readonly kind: "not-bought" }
  | { readonly kind: "may-write"; readonly author: string }
  | { readonly kind: "written"; readonly values: FormAnswer["values"]; readonly isShown: boolean };
