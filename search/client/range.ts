// The range connector: a minimum and a maximum within the bounds of the results.

export interface Bounds {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

type Typed = number | string | undefined;

/** The range of two fields; empty fields are ignored. Throws if it is invalid. */
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
