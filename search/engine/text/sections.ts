// The typed arrays of a text index. DESIGN.md documents the layout.

export type TextSections = {
  /** UTF-16 units of all terms, sorted. */
  readonly termUnits: Uint16Array;
  /** Start of each term in `termUnits`, with a final end. */
  readonly termStarts: Uint32Array;
  /** Number of products of each term. */
  readonly termProducts: Uint32Array;
  /** Terms that differ from their singular, sorted by singular and term. */
  readonly plurals: Uint32Array;
  /** Correctable terms, in order. */
  readonly spelled: Uint32Array;
  /** Number of units that each entry of `spelled` shares with the previous one. */
  readonly spelledShared: Uint8Array;
  /** Correctable terms, sorted by their German stems from the last letter to the first. */
  readonly endings: Uint32Array;
  /** Ranges of terms with merged postings (the end is exclusive), by start and then the longest first. */
  readonly prefixes: Uint32Array;
  /** First run of each entry (terms, then prefixes), with a final end. */
  readonly entryRuns: Uint32Array;
  /** Field of each run, ascending within an entry. */
  readonly runFields: Uint8Array;
  /** Start of the postings of each run, with a final end. */
  readonly runStarts: Uint32Array;
  /**
   * Products, ascending; or a bit set, if the run has the length of a bit set of all products: product p is bit p & 31 of word
   * p >> 5. Lists of that length or more are always stored as a bit set.
   */
  readonly postings: Uint32Array;
};

export interface TextSize {
  /** Number of products. */
  readonly products: number;
  /** Number of fields, the most important first; at most 255. */
  readonly fields: number;
}

/** Length of a bit set of all products in words. */
export const bitsetLength = (products: number): number => (products + 31) >>> 5;

const TYPES = {
  termUnits: Uint16Array,
  termStarts: Uint32Array,
  termProducts: Uint32Array,
  plurals: Uint32Array,
  spelled: Uint32Array,
  spelledShared: Uint8Array,
  endings: Uint32Array,
  prefixes: Uint32Array,
  entryRuns: Uint32Array,
  runFields: Uint8Array,
  runStarts: Uint32Array,
  postings: Uint32Array,
} as const satisfies { readonly [Name in keyof TextSections]: unknown };

/** The sections of a snapshot, checked for completeness. */
export function readTextSections(stored: Readonly<Record<string, unknown>>): TextSections {
  for (const [name, type] of Object.entries(TYPES))
    if (!(stored[name] instanceof type)) throw new Error(`The text index has no section "${name}".`);
  return stored as TextSections;
}
