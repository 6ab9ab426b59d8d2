// A review as everybody reads it, and what all reviews of a product say together.

export interface Review {
  readonly id: string;
  readonly productId: string;
  readonly author: string;
  /** 1 to 5. */
  readonly rating: number;
  readonly title: string;
  readonly text: string;
  readonly fit: Fit | null;
  /** What the writer bought, "M"; empty where it is not known. */
  readonly size: string;
  readonly language: string;
  /** Written by somebody whose order had it. */
  readonly isVerified: boolean;
  readonly helpful: number;
  readonly createdAt: Date;
  readonly isEdited: boolean;
}

/** How it fits: -1 small, 0 true to size, 1 large. */
export type Fit = -1 | 0 | 1;
export const FITS: readonly Fit[] = [-1, 0, 1];

export const REVIEW_SORTS = ["newest", "highest", "lowest", "helpful"] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

export interface RatingSummary {
  readonly count: number;
  /** 0 without reviews. */
  readonly average: number;
  /** How many gave one star, two, …, five. */
  readonly distribution: readonly [number, number, number, number, number];
  /** How many said so; most say nothing. */
  readonly fit: { readonly small: number; readonly right: number; readonly large: number };
}

export const NO_RATINGS: RatingSummary = {
  count: 0,
  average: 0,
  distribution: [0, 0, 0, 0, 0],
  fit: { small: 0, right: 0, large: 0 },
};
