// A look as pages show it.

import type { AnalyticsItem } from "#commerce/analytics";
import type { PriceTag } from "#storefront/ui/price.tsx";

export interface LookData {
  /** In the picture: those of the pieces, and of the page's own product. */
  readonly scene: LookScene;
  readonly pieces: readonly ShownPiece[];
  /** Address of the cart's page. */
  readonly cart: string;
  /** Address of this page, for a form that is sent without scripts. */
  readonly from: string;
  /** True after such a form was sent without a size. */
  readonly isIncomplete?: true;
  /** For analytics: an id and a name. */
  readonly list: { readonly path: string; readonly title: string };
}

export type LookScene =
  | { readonly kind: "picture"; readonly address: string; readonly alt: string }
  | { readonly kind: "arranged"; readonly pictures: readonly ArrangedPicture[] };

/** Lengths and places in per cent of a square. */
export interface ArrangedPicture {
  readonly address: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface ShownPiece {
  readonly id: string;
  readonly href: string;
  readonly vendor: string;
  readonly title: string;
  readonly picture: string;
  readonly price: PriceTag;
  /** In per cent of the picture; null if it is not in it. */
  readonly spot: { readonly x: number; readonly y: number } | null;
  /** Variants in stock, at least one. */
  readonly variants: readonly PieceVariant[];
  /** The name of its only variant, if there is nothing to choose. */
  readonly only?: string;
  readonly item: AnalyticsItem;
}

export interface PieceVariant {
  readonly id: string;
  readonly name: string;
  /** Only if it differs from the piece's. */
  readonly price?: PriceTag;
}
