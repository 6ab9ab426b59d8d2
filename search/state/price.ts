// The price filter: two fields of digits, and the range that they set.

import { change } from "./choices.ts";
import { type PriceRange, type SearchState, STATE_LIMITS } from "./model.ts";

/** The text of the two fields: digits, or empty. */
export interface PriceDraft {
  readonly min: string;
  readonly max: string;
}

/** The digits of a text, without leading zeros. */
export const priceDigits = (typed: string): string =>
  typed
    .replaceAll(/\D/gu, "")
    .replace(/^0+(?=\d)/u, "")
    .slice(0, String(STATE_LIMITS.amount).length);

/** The text of the fields for a state. */
export const priceDraft = ({ range }: SearchState, currency: string): PriceDraft => ({
  min: String(range[currency]?.min ?? ""),
  max: String(range[currency]?.max ?? ""),
});

/**
 * Applies the fields after one of them was edited. A maximum below the minimum clears the edited field and leaves the state
 * unchanged.
 */
export const applyPrice = (
  state: SearchState,
  currency: string,
  draft: PriceDraft,
  edited: keyof PriceDraft,
): { readonly state: SearchState; readonly draft: PriceDraft } => {
  const clean = { min: priceDigits(draft.min), max: priceDigits(draft.max) };
  const range = readRange(clean.min, clean.max);
  return range === undefined
    ? { state, draft: { ...clean, [edited]: "" } }
    : { state: setRange(state, currency, range), draft: clean };
};

export const clearPrice = (state: SearchState, currency: string): SearchState => setRange(state, currency, {});

/** Number of bounds that are set. */
export const priceCount = ({ range }: SearchState, currency: string): 0 | 1 | 2 => {
  const { min, max } = range[currency] ?? {};
  if (min !== undefined && max !== undefined) return 2;
  return min === undefined && max === undefined ? 0 : 1;
};

/** Reads a range from two texts; undefined if one is malformed or the maximum is below the minimum. */
export const readRange = (minimum: string, maximum: string): PriceRange | undefined => {
  if (!AMOUNT.test(minimum) || !AMOUNT.test(maximum)) return undefined;
  const min = minimum === "" ? {} : { min: Number(minimum) };
  const max = maximum === "" ? {} : { max: Number(maximum) };
  return minimum !== "" && maximum !== "" && Number(maximum) < Number(minimum) ? undefined : { ...min, ...max };
};

const AMOUNT = /^\d{0,9}$/u;

const setRange = (state: SearchState, currency: string, range: PriceRange): SearchState => {
  const { [currency]: _, ...others } = state.range;
  return change(state, { range: priceIsSet(range) ? { ...others, [currency]: range } : others });
};

const priceIsSet = (range: PriceRange): boolean => Object.keys(range).length > 0;
