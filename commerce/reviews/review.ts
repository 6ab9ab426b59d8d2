// Types of reviews and of the rating summary of a product.

export interface Review {
  readonly id: string;
  readonly productId: string;
  readonly author: string;
  /** 1 to 5. */
  readonly rating: number;
  readonly title: string;
  readonly text: string;
  readonly fit: Fit | null;
  /** Size that the author bought, such as "M"; empty if unknown. */
  readonly size: string;
  readonly language: string;
  /** True if the author bought the product. */
  readonly isVerified: boolean;
  readonly helpful: number;
  readonly createdAt: Date;
  readonly isEdited: boolean;
}

/** -1 runs small, 0 is true to size, 1 runs large. */
export type Fit = -1 | 0 | 1;
export const FITS: readonly Fit[] = [-1, 0, 1];

export const REVIEW_SORTS = ["newest", "highest", "lowest", "helpful"] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

export interface RatingSummary {
  readonly count: number;
  /** 0 without reviews. */
  readonly average: number;
  /** Number of reviews with one to five stars. */
  readonly distribution: readonly [number, number, number, number, number];
  /** Number of reviews that rate the fit; most do not. */
  readonly fit: { readonly small: number; readonly right: number; readonly large: number };
}

export const NO_RATINGS: RatingSummary = {
  count: 0,
  average: 0,
  distribution: [0, 0, 0, 0, 0],
  fit: { small: 0, right: 0, large: 0 },
};
