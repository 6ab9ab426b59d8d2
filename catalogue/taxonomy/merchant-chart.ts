// A size chart as a merchant writes it (docs/settings.md). The built-in charts are in sizes/.

import type { MeasureName, SizeKind, SizeSystem } from "../size-kinds.ts";
import type { Names } from "./data.ts";

/** Applies to goods that match all of the fields which it has. The one with the most specific fields wins. */
export interface MerchantChart {
  readonly id: string;
  readonly names: Names;
  /** Kind of the goods in the taxonomy. */
  readonly kind: Exclude<SizeKind, "none">;
  readonly designers?: readonly string[] | undefined;
  /** Values, as products carry them. */
  readonly types?: readonly string[] | undefined;
  readonly categories?: readonly string[] | undefined;
  /** Without any, the chart is for everyone but children. */
  readonly departments?: readonly string[] | undefined;
  /** The first one names the sizes. */
  readonly systems: readonly SizeSystem[];
  /** Systems of the labels on these goods, the most usual first; the first of `systems` by default. */
  readonly soldIn?: readonly SizeSystem[] | undefined;
  /** A row for each size, smallest first, with a cell for each system: "38", "39, 40", or empty. */
  readonly rows: readonly (readonly string[])[];
  /** In centimetres, for each row. */
  readonly measurements?: { readonly [Name in MeasureName]?: readonly MeasuredCell[] | undefined } | undefined;
}

/** A range has two numbers; null is unknown. */
export type MeasuredCell = number | readonly [from: number, to: number] | null;
