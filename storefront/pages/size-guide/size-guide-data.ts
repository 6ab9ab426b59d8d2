// The data of a size guide.

import type { ChartDefinition, SizeSystem } from "#catalogue";

export interface SizeGuideData {
  /** Named in the visitor's language. */
  readonly charts: readonly ChartDefinition[];
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
