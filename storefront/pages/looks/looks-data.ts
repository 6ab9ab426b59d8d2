// Data of the pages of looks.

import type { LookData, LookScene } from "#storefront/features/looks/look-data.ts";

export interface LooksData {
  readonly looks: readonly ListedLook[];
  readonly departments: readonly { readonly name: string; readonly href: string; readonly isCurrent: boolean }[];
  /** Link to the looks of all departments. */
  readonly all: { readonly href: string; readonly isCurrent: boolean };
  readonly pages: readonly { readonly number: number; readonly href: string; readonly isCurrent: boolean }[];
  readonly canonical: string;
}

export interface ListedLook {
  readonly href: string;
  readonly title: string;
  readonly scene: LookScene;
  /** Number of pieces. */
  readonly count: number;
}

export interface LookPageData {
  readonly title: string;
  readonly text: string;
  /** Undefined if no piece is left. */
  readonly look?: LookData;
  readonly all: string;
  readonly canonical: string;
  /** Absolute address of a picture, for shared links. */
  readonly shared: string;
  /** Set if too few pieces are left for search engines. */
  readonly robots?: string;
}
