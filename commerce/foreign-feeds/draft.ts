// A product from another shop's file, before it is mapped to this shop's vocabulary.

import type { FactName, PriceList, PriceLists, VariantOption } from "#catalogue";
import type { NewTypes } from "#commerce/taxonomy";
import type { Guesses } from "./guesses.ts";
import type { Mapping } from "./mapped/mapping.ts";
import type { Quantity } from "./quantities.ts";

export interface Draft {
  /** Line on which it starts. */
  readonly line: number;
  /** Handle or id in the file, for messages. */
  readonly name: string;
  /** Stable key of the product across files. */
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly vendor: string;
  readonly bodyHtml: string;
  /** Texts that may name the product type, most reliable first. */
  readonly types: readonly string[];
  readonly gender?: string | undefined;
  readonly ageGroup?: string | undefined;
  readonly tags: readonly string[];
  readonly pictures: readonly string[];
  /** Descriptions of pictures, by the picture as the file writes it. */
  readonly pictureAlts?: ReadonlyMap<string, string>;
  readonly isVisible: boolean;
  /** The designer's model number. */
  readonly model: string;
  /** Texts that state facts, as written: { material: "100% Baumwolle" }. */
  readonly facts: DraftFacts;
  readonly variants: readonly DraftVariant[];
  /** Fields of this shop's feed that the file contains. */
  readonly own: OwnFields;
  /** The file's names of columns, by the field of this shop's feed, for messages. */
  readonly columns: Readonly<Record<string, string>>;
}

export interface DraftVariant {
  readonly line: number;
  readonly id: string;
  readonly colour: string;
  readonly size: string;
  readonly sizeSystem?: string | undefined;
  /** The file's name of the size, whose language is a hint at the system: "Größe". */
  readonly sizeName?: string | undefined;
  /** Likewise that of the colour: "Colour" or "Color". */
  readonly colourName?: string | undefined;
  /** Options other than colour and size, such as the fit. */
  readonly options: readonly VariantOption[];
  readonly sku: string;
  readonly barcode: string;
  /** Undefined if the file does not give a quantity. */
  readonly stock: Quantity | undefined;
  readonly prices: readonly DraftPrice[];
  /** The variant's own pictures among those of the product. */
  readonly pictures: readonly string[];
  readonly own: OwnFields;
}

/** A price as text. */
export interface DraftPrice {
  readonly list: PriceList | undefined;
  /** The file's name of the currency or market, for messages. */
  readonly label: string;
  readonly price: string;
  readonly compareAt: string;
  /** Lowest price of the 30 days before the reduction began, if the file states it. */
  readonly prior?: string;
  /** The file's names of their columns, for messages. */
  readonly columns: { readonly price: string; readonly compareAt: string; readonly prior?: string };
}

export type DraftFacts = Readonly<Partial<Record<FactName, string>>>;

export type OwnFields = Readonly<Record<string, string>>;

/** Options set by the operator for what a file does not specify. */
export interface ReadingOptions {
  /** The shop's departments, categories and types, and those types that the file adds. */
  readonly types: NewTypes;
  /** The price lists of the shop. */
  readonly lists: PriceLists;
  /** ISO 4217 currency of prices without one. Prices in other currencies are rejected. */
  readonly currency?: string | undefined;
  /** Exchange rates for further price lists: { USD: 1.1 } means 1.10 USD per unit of the currency. */
  readonly rates: Readonly<Record<string, number>>;
  /** Departments of products that do not specify one, separated by tabs. */
  readonly department?: string | undefined;
  /** Product type and colour of products that do not specify one. */
  readonly type?: string | undefined;
  readonly colour?: string | undefined;
  /** Size system of sizes that are plain numbers. */
  readonly sizeSystem?: string | undefined;
  /** Stock of variants without a quantity. */
  readonly stock: number;
  /** The name of this shop, for products without a vendor. */
  readonly shopName?: string | undefined;
  /** Collects what was guessed. */
  readonly guesses: Guesses;
  /** Column names of any other table. */
  readonly mapping?: Mapping | undefined;
  /** The shop's origin; its own picture URLs are converted back to paths. */
  readonly origin?: string | undefined;
  readonly now: Date;
}
