// Data of the product screen.

import type { PriceList } from "#catalogue";
import type { SharedSku } from "#commerce/products";
import type { Values } from "../../framework/merge.ts";

export interface ProductChoices {
  /** Time zone of the times in the form. */
  readonly timeZone: string;
  readonly departments: readonly { readonly value: string; readonly name: string }[];
  readonly types: readonly string[];
  readonly vendors: readonly string[];
  readonly lists: readonly {
    readonly code: PriceList;
    readonly name: string;
    readonly currency: string;
    /** The rule for prices that are not set by hand, such as "USD × 0.92"; null if they are not converted. */
    readonly rule: string | null;
  }[];
}

/** Visibility of a product to shoppers, and its schedule. */
export interface ProductState {
  readonly isVisible: boolean;
  /** Hidden by its schedule alone. */
  readonly isHeld: boolean;
  /** True if its start is in the future. */
  readonly isEarly: boolean;
  /** ISO 8601. */
  readonly visibleFrom: string | null;
  readonly visibleUntil: string | null;
  readonly vipLevel: number;
}

export interface StockOfVariant {
  readonly id: string;
  readonly size: string;
  readonly sku: string;
  /** Pieces in stock. */
  readonly quantity: number;
  /** Pieces in stock that no order has reserved. */
  readonly available: number;
}

export interface ProductData extends ProductChoices {
  readonly id: string;
  readonly version: string;
  readonly values: Values;
  readonly state: ProductState;
  readonly stock: readonly StockOfVariant[];
  /** Prices that are shown now, by list, with those that are converted: "€1.290". */
  readonly shown: Readonly<Record<string, string>>;
  readonly history: readonly {
    readonly number: number;
    readonly who: string;
    readonly operation: string;
    /** ISO 8601. */
    readonly at: string;
    readonly reason: string;
    /** Names of the changed fields. */
    readonly fields: readonly string[];
  }[];
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly soldCount: number;
  /** SKUs that another product has too. */
  readonly sharedSkus: readonly SharedSku[];
}

/** Props shared by all parts of the form. */
export interface FormPart {
  readonly values: Values;
  readonly choices: ProductChoices;
  /** Errors by field. */
  readonly fields: Readonly<Record<string, string>>;
}
