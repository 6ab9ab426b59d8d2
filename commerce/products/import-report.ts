// The report on an import in the console: findings of a dry run, or the result of the import.

import type { FeedError } from "./feed.ts";
import type { Skipped } from "./skipped.ts";

export interface ImportReport {
  readonly outcome: ImportOutcome;
  /** The first of each kind. */
  readonly differences: readonly Difference[];
  /** The first mistakes. */
  readonly skipped: readonly Skipped[];
  /** Number of mistakes: one for each product or row that is left out. */
  readonly mistakes: number;
  /** Rows that are left out, and products that they belong to. Absent in older reports. */
  readonly leftOut?: { readonly rows: number; readonly products: number };
  /** Values that were guessed. */
  readonly guesses: readonly {
    readonly field: string;
    readonly written: string;
    readonly understood: string;
    readonly products: number;
    /** What it means, if not that the text is understood as a value: see foreign-feeds/guesses.ts. */
    readonly meaning?: string;
    /** From 0 to 1. Absent in older reports, as are the examples. */
    readonly confidence?: number;
    /** Handles of the first products. */
    readonly examples?: readonly string[];
  }[];
  /** Variants without a quantity in the file. */
  readonly assumedStock: { readonly variants: number; readonly pieces: number } | null;
  readonly pictures: readonly { readonly host: string; readonly pictures: number; readonly isAllowed: boolean }[];
}

export interface Difference {
  readonly change: "added" | "changed" | "removed";
  /** Line of the file; absent for removed products. */
  readonly line?: number;
  readonly product: string;
  readonly title: string;
  /** Names of the columns that change. */
  readonly fields?: readonly string[];
}

interface Counts {
  readonly products: number;
  readonly variants: number;
  readonly skipped?: number;
  readonly newTypes?: readonly { readonly name: string; readonly category: string; readonly products: number }[];
}

export type ImportOutcome =
  | (Counts & {
      readonly kind: "would-import";
      readonly added: number;
      readonly changed: number;
      readonly same: number;
      readonly removed: number;
    })
  | (Counts & { readonly kind: "imported"; readonly unchanged?: true })
  | { readonly kind: "bad-feed"; readonly error: FeedError }
  | { readonly kind: "too-much-skipped"; readonly skipped: number; readonly variants: number }
  | { readonly kind: "bad-option"; readonly message: string }
  | { readonly kind: "busy" | "no-space" | "no-file" | "failed" };
