// The data of a size guide; the charts are in the catalogue.

import type { SizeSystem } from "#catalogue";
import type { Guide } from "./guides.ts";

export interface SizeGuideData {
  readonly wearer: Guide["wearer"];
  readonly title: string;
  readonly canonical: string;
  /** The guides, with the visitor's country prefix. */
  readonly guides: readonly { readonly name: string; readonly href: string; readonly isCurrent: boolean }[];
  /** Systems of the visitor's market, the best known first. */
  readonly known: readonly SizeSystem[];
  /** Addresses of the help centre's pages around it. */
  readonly help: string;
  readonly helpName: string;
  readonly fit: string;
  readonly contact: string;
}
