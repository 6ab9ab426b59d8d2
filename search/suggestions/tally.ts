// Counts behind a suggestion: its products, and the pieces of them that were sold.

import type { PriceList } from "#catalogue";

export interface Tally {
  readonly products: number;
  readonly sold: number;
  /** The price lists of its products, sorted. */
  readonly soldIn: readonly PriceList[];
  /** Last change of one of its products; ISO 8601. */
  readonly updatedAt: string;
}

export interface DesignerTally extends Tally {
  readonly handle: string;
  readonly name: string;
  /** In other languages by code. */
  readonly names: Readonly<Record<string, string>>;
  /** Keyed by department id. Like the others, they include those without products, after these were removed. */
  readonly departments: ReadonlyMap<string, Tally>;
  /** Keyed by product type id. */
  readonly types: ReadonlyMap<string, Tally>;
}
