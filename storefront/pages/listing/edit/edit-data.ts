// The edit above the listing of a department: a story of the merchant, and categories, new pieces and designers of its catalogue. And the
// head of a designer's page.

import type { Money } from "#catalogue";
import type { PriceTag } from "#storefront/ui/price.tsx";
import type { TitleSize } from "./title-size.ts";

/** As the page has it. */
export interface RenderedEdit {
  /** The story has the page's h1. */
  readonly hasStory: boolean;
  /** Only for a designer's head; "plain" under a banner of the merchant. */
  readonly titleSize?: TitleSize | "plain";
  readonly hasPieces?: boolean;
  /** The document has the HTML once: its state refers to the element (`pack.ts`). Answers to navigations contain it. */
  readonly part: { readonly elementId: string; readonly html: string };
}

export interface DepartmentEdit {
  /** Written by the merchant: a section for the department. Without it, the department's name opens the page. */
  readonly story?: EditStory;
  /** Empty if the department has too few categories for a row. */
  readonly tiles: readonly EditTile[];
  readonly arrivals?: EditArrivals;
  /** Two, or none in a shop of few designers. */
  readonly designers: readonly EditDesigner[];
}

export interface EditStory {
  /** With *emphasis*: "Women *after dark*". */
  readonly title: string;
  readonly text?: string;
  readonly link?: { readonly name: string; readonly href: string };
  readonly pictures: readonly { readonly address: string; readonly alt: string }[];
}

export interface EditTile {
  readonly name: string;
  readonly href: string;
  readonly count: number;
  /** Address without a width. */
  readonly picture: string;
}

export interface EditArrivals {
  readonly href: string;
  readonly total: number;
  readonly products: readonly EditPiece[];
}

/** Less than a card of the grid, which the page has 48 of: no second picture, sizes or button. */
export interface EditPiece {
  readonly id: string;
  readonly href: string;
  readonly vendor: string;
  readonly title: string;
  readonly picture: string;
  readonly price: PriceTag;
}

export interface EditDesigner {
  readonly name: string;
  readonly href: string;
  readonly count: number;
  /** The lowest price. */
  readonly from: Money;
  readonly picture: string;
}

/** Beside a designer's name: three pieces, or one. */
export interface DesignerPieces {
  /** Cut-outs overlap, and a long one is beside the others; photographs, which have a background, are side by side. */
  readonly kind: "cutout" | "cutouts" | "long-cutouts" | "photograph" | "photographs";
  readonly shown: readonly DesignerPiece[];
}

export interface DesignerPiece {
  /** Address without a width. */
  readonly picture: string;
  readonly title: string;
  readonly href: string;
}
