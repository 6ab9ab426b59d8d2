// Values that the file left open or that were understood with less than certainty, grouped for the report of an import.

import type { FeedLine } from "#commerce/products";

export const GUESSED_FIELDS = [
  "type",
  "department",
  "colour",
  "size",
  "stock",
  "designer",
  "picture",
  "price",
  "sku",
] as const;
export type GuessedField = (typeof GUESSED_FIELDS)[number];

export interface Guess {
  readonly field: GuessedField;
  /** The file's text; empty if the file says nothing. */
  readonly written: string;
  readonly understood: string;
  /** From 0 to 1. */
  readonly confidence: number;
  /** Absent if the text is understood as a value of the shop. */
  readonly meaning?: GuessMeaning;
}

export const GUESS_MEANINGS = [
  /** Another imported product has the SKU. */
  "shared-sku",
  /** Several sizes of the product have the SKU, and no other id. */
  "repeated-sku",
  /** A size of no chart: it can be bought, but is not in the size filter. */
  "no-chart",
  /** No picture, or none that can be used: the shop shows a placeholder. */
  "no-picture",
] as const;
export type GuessMeaning = (typeof GUESS_MEANINGS)[number];

/** True if nothing was read into the text. */
export const isKept = ({ meaning }: Pick<Guess, "meaning">): boolean =>
  meaning === "no-chart" || meaning === "no-picture";

/** "no-quantity": the file has no quantity for a variant. */
export type Finding = Guess | "no-quantity";

export interface GuessGroup extends Guess {
  readonly products: number;
  /** Handles of the first products. */
  readonly examples: readonly string[];
}

/** From this confidence on a value counts as read, not as guessed. */
const CERTAIN = 0.95;
const MAX_EXAMPLES = 3;
/** Further groups are counted only, so that a file of any size fits in memory. */
const MAX_GROUPS = 2_000;

export class Guesses {
  readonly #found = new WeakMap<
    readonly FeedLine[],
    { readonly name: string; readonly findings: readonly Finding[] }
  >();
  readonly #groups = new Map<string, { guess: Guess; products: number; last: string; examples: string[] }>();
  #variantsWithoutQuantity = 0;
  #hasOthers = false;

  /** Findings about a product, which count once it is accepted. */
  hold(product: readonly FeedLine[], name: string, findings: readonly Finding[]): void {
    this.#found.set(product, { name, findings });
  }

  accept(product: readonly FeedLine[]): void {
    const { name = "", findings = [] } = this.#found.get(product) ?? {};
    for (const finding of findings) {
      if (finding === "no-quantity") this.#variantsWithoutQuantity += 1;
      else this.#add(name, finding);
    }
  }

  #add(product: string, guess: Guess): void {
    if (guess.confidence >= CERTAIN) return;
    const key = [guess.field, guess.written, guess.understood, guess.confidence].join("\t");
    const known = this.#groups.get(key);
    if (known === undefined && this.#groups.size >= MAX_GROUPS) {
      this.#hasOthers = true;
    } else if (known === undefined) {
      this.#groups.set(key, { guess, products: 1, last: product, examples: [product] });
    } else if (known.last !== product) {
      known.products += 1;
      known.last = product;
      if (known.examples.length < MAX_EXAMPLES) known.examples.push(product);
    }
  }

  get variantsWithoutQuantity(): number {
    return this.#variantsWithoutQuantity;
  }

  /** False if the list does not contain all guesses. */
  get isComplete(): boolean {
    return !this.#hasOthers;
  }

  /** Those that change the meaning of a text before those that keep it, the least certain first, then those of most products. */
  get groups(): readonly GuessGroup[] {
    return (
      [...this.#groups.values()]
        .map(({ guess, products, examples }) => ({ ...guess, products, examples }))
        // The other product may be skipped.
        .filter(({ meaning, products }) => meaning !== "shared-sku" || products > 1)
        .toSorted(
          (one, other) =>
            Number(isKept(one)) - Number(isKept(other)) ||
            one.confidence - other.confidence ||
            other.products - one.products,
        )
    );
  }
}
