// Size advice: whether a product runs small, large or true to size, from what its buyers said and kept. Pure. docs/size-advice.md explains
// the rule.

export interface FitCounts {
  readonly small: number;
  readonly right: number;
  readonly large: number;
  /** Buyers who kept their size and said nothing. */
  readonly kept: number;
}

export type FitVerdict = "small" | "right" | "large";

export interface SizeAdvice {
  readonly verdict: FitVerdict;
  /** Number of buyers who agree, of `all`. */
  readonly agree: number;
  readonly all: number;
}

/** Fit of similar products: shares that add up to 1. */
export type FitPrior = Readonly<Record<FitVerdict, number>>;

export const NO_FITS: FitCounts = { small: 0, right: 0, large: 0, kept: 0 };

/** Fewer buyers than this say too little. */
const LEAST_BUYERS = 5;
/** Of a buyer who keeps a size and says nothing, beside one who says that it fits: the buyer may have sized up out of habit. */
const KEPT_WEIGHT = 0.25;
/** The figures of similar products count as this many buyers. */
const PRIOR_BUYERS = 4;
const LEAST_SHARE = 0.5;
const VERDICTS = ["small", "right", "large"] as const;

/** Used where nothing is known of the designer or the type. */
const GENERAL: FitPrior = { small: 0.15, right: 0.7, large: 0.15 };

/** Undefined if too little is known, or buyers disagree. */
export function verdictOf(counts: FitCounts, prior: FitPrior): FitVerdict | undefined {
  const estimate = shrink(counts, prior, PRIOR_BUYERS);
  return VERDICTS.find((verdict) => {
    const { agree, all } = supportOf(counts, verdict);
    return estimate[verdict] > LEAST_SHARE && all >= LEAST_BUYERS && agree * 2 > all;
  });
}

/** Buyers who kept their size without comment count only for "true to size": they did not say that it is not small. */
export function supportOf(counts: FitCounts, verdict: FitVerdict): Pick<SizeAdvice, "agree" | "all"> {
  const said = counts.small + counts.right + counts.large;
  return verdict === "right"
    ? { agree: counts.right + counts.kept, all: said + counts.kept }
    : { agree: counts[verdict], all: said };
}

/** Similar products: those of the same type, and among them those of the same designer. Both without the product itself. */
export function priorOf(ofType: FitCounts, ofDesigner: FitCounts): FitPrior {
  return shrink(ofDesigner, shrink(ofType, GENERAL, PRIOR_BUYERS), PRIOR_BUYERS);
}

/** The shares of the counts, as if `buyers` more had been as in the prior. */
function shrink({ small, right, large, kept }: FitCounts, prior: FitPrior, buyers: number): FitPrior {
  const fits = right + KEPT_WEIGHT * kept;
  const all = small + fits + large + buyers;
  return {
    small: (small + buyers * prior.small) / all,
    right: (fits + buyers * prior.right) / all,
    large: (large + buyers * prior.large) / all,
  };
}

export const addFits = (a: FitCounts, b: FitCounts): FitCounts => ({
  small: a.small + b.small,
  right: a.right + b.right,
  large: a.large + b.large,
  kept: a.kept + b.kept,
});

export const withoutFits = (from: FitCounts, part: FitCounts): FitCounts => ({
  small: from.small - part.small,
  right: from.right - part.right,
  large: from.large - part.large,
  kept: from.kept - part.kept,
});
