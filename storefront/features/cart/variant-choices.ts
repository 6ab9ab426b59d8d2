// The choices that lead to a variant: its size and its further options. Pure.

import { optionsOf, type VariantOption } from "#catalogue";

export interface ChoosableVariant {
  readonly id: string;
  readonly size: string;
  readonly options: readonly VariantOption[];
}

export interface VariantChoice {
  /** Null for the size. */
  readonly name: string | null;
  /** At least two; an empty one if a variant does not have the option. Ids of variants if the size is the only choice. */
  readonly values: readonly string[];
}

/** Size first, then the options in which the variants differ. Empty if there is nothing to choose. */
export function choicesOf(variants: readonly ChoosableVariant[]): readonly VariantChoice[] {
  const options = [...optionsOf(variants).keys()].map((name) => choice(name, variants));
  // Without further options every variant is a size, even if two have the same.
  const sizes = options.some(isOpen) ? choice(null, variants) : { name: null, values: variants.map(({ id }) => id) };
  return [sizes, ...options].filter(isOpen);
}

/** The values of a variant, one for each choice. */
export const picksOf = (variant: ChoosableVariant, choices: readonly VariantChoice[]): readonly string[] =>
  // A size that is the only choice is identified by its variant.
  choices.map(({ name }) => (name === null && choices.length === 1 ? variant.id : valueOf(variant, name)));

/** Options that have one value in all variants: facts, not choices. */
export const factsOf = (variants: readonly ChoosableVariant[]): readonly VariantOption[] =>
  [...optionsOf(variants).keys()].flatMap((name) => {
    const { values } = choice(name, variants);
    return values.length === 1 ? values.map((value) => ({ name, value })) : [];
  });

/** Values picked so far, one for each choice; undefined where nothing is. */
export type Picked = readonly (string | undefined)[];

export interface Pickable {
  /** One value for each choice. */
  readonly picks: readonly string[];
}

/** The variant of a complete choice; undefined if one is open or there is no such variant. */
export const variantPicked = <Variant extends Pickable>(
  variants: readonly Variant[],
  picked: Picked,
): Variant | undefined => variants.find(({ picks }) => picks.every((value, at) => value === picked[at]));

/** Variants that have a value and the other picked values. */
export const variantsWith = <Variant extends Pickable>(
  variants: readonly Variant[],
  picked: Picked,
  at: number,
  value: string,
): readonly Variant[] => variants.filter((variant) => fits(variant, picked.with(at, value)));

/** Picks a value. Others that it does not combine with become open. */
export function pick(variants: readonly Pickable[], picked: Picked, at: number, value: string): Picked {
  let next: Picked = picked.map((_, place) => (place === at ? value : undefined));
  for (const [place, other] of picked.entries()) {
    const more = place === at ? next : next.with(place, other);
    if (variants.some((variant) => fits(variant, more))) next = more;
  }
  return next;
}

const fits = ({ picks }: Pickable, picked: Picked): boolean =>
  picked.every((value, at) => value === undefined || value === picks[at]);

const choice = (name: string | null, variants: readonly ChoosableVariant[]): VariantChoice => ({
  name,
  values: [...new Set(variants.map((variant) => valueOf(variant, name)))],
});

const isOpen = ({ values }: VariantChoice): boolean => values.length > 1;

const valueOf = ({ size, options }: ChoosableVariant, name: string | null): string =>
  name === null ? size : (options.find((option) => option.name === name)?.value ?? "");
