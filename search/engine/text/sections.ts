// The layout of a text index: typed arrays that a snapshot stores as they are. DESIGN.md draws it.

export type TextSections = {
  /** Units of all terms, one after the other, the terms in the order of their UTF-16 units. */
  readonly termUnits: Uint16Array;
  /** Where each term begins in `termUnits`; one more for the end. */
  readonly termStarts: Uint32Array;
  /** By term: how many products have it. */
  readonly termProducts: Uint32Array;
  /** Terms that are not their own singular, in the order of their singulars, then of themselves. */
  readonly plurals: Uint32Array;
  /** Terms that have other spellings, in order. */
  readonly spelled: Uint32Array;
  /** By place in `spelled`: how many units it shares with the one before. */
  readonly spelledShared: Uint8Array;
  /** Ranges of terms whose postings are stored merged: from, to (exclusive); by from, then the longest first. */
  readonly prefixes: Uint32Array;
  /** By entry (each term, then each prefix): its first run; one more for the end. */
  readonly entryRuns: Uint32Array;
  /** By run: the field it is of. The runs of an entry have ascending fields. */
  readonly runFields: Uint8Array;
  /** By run: where its postings begin; one more for the end. */
  readonly runStarts: Uint32Array;
  /**
   * Products, ascending; or, in a run as long as a bit set of all products, that bit set: product p is bit p & 31 of
   * word p >> 5. A list that would be as long or longer is always stored as a bit set.
   */
  readonly postings: Uint32Array;
};

export interface TextSize {
  /** Products have the ordinals below this. */
  readonly products: number;
  /** Fields have the ordinals below this, the most telling first; at most 255. */
  readonly fields: number;
}

/** Words of a bit set of all products. */
export const bitsetLength = (products: number): number => (products + 31) >>> 5;

const TYPES = {
  termUnits: Uint16Array,
  termStarts: Uint32Array,
  termProducts: Uint32Array,
  plurals: Uint32Array,
  spelled: Uint32Array,
  spelledShared: Uint8Array,
  prefixes: Uint32Array,
  entryRuns: Uint32Array,
  runFields: Uint8Array,
  runStarts: Uint32Array,
  postings: Uint32Array,
} as const satisfies { readonly [Name in keyof TextSections]: unknown };

/** The sections as a snapshot gives them back, each checked to be there. */
export function readTextSections(stored: Readonly<Record<string, unknown>>): TextSections {
  for (const [name, type] of Object.entries(TYPES))
    if (!(stored[name] instanceof type)) throw new Error(`the text index has no section ${name}`);
  return stored as TextSections;
}
