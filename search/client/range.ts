// The range connector: a number from a least to a most, within what the results have.

export interface Bounds {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

type Typed = number | string | undefined;

/** The range that two fields ask for; an empty field asks nothing. Throws when it cannot be asked. */
export const refineRange = (bounds: Bounds, nextMin: Typed, nextMax: Typed): Bounds => {
  const min = numberIn(nextMin);
  const max = numberIn(nextMax);
  if (min !== undefined && bounds.min !== undefined && min < bounds.min) {
    throw new RangeError("You can't provide min value lower than range.");
  }
  if (max !== undefined && bounds.max !== undefined && max > bounds.max) {
    throw new RangeError("You can't provide max value greater than range.");
  }
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
};

const numberIn = (typed: Typed): number | undefined => {
  if (typed === undefined || typed === "") return undefined;
  const number = typeof typed === "string" ? Number.parseFloat(typed) : typed;
  if (!Number.isFinite(number)) {
    throw new RangeError("You can't provide non finite values to the range connector.");
  }
  return number;
};
