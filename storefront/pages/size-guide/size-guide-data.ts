// What the page of a size guide shows; the charts themselves are the catalogue's.

import type { SizeSystem } from "#catalogue";
import type { Guide } from "./guides.ts";

export interface SizeGuideData {
  readonly wearer: Guide["wearer"];
  readonly title: string;
  readonly canonical: string;
  /** The guides, with the visitor's country prefix. */
  readonly guides: readonly { readonly name: string; readonly href: string; readonly isCurrent: boolean }[];
  /** The systems that the visitor's market knows, the best known first. */
  readonly known: readonly SizeSystem[];
  /** Addresses of the help centre's pages around it. */
  readonly help: string;
  readonly helpName: string;
  readonly fit: string;
  readonly contact: string;
}
