// A product as another shop's file tells it, before it is read in the words of this shop.

import type { PriceList } from "#catalogue";

export interface Draft {
  /** Where it begins in the file. */
  readonly line: number;
  /** How the file names it: a handle, an id. */
  readonly name: string;
  /** The product's own key, which stays the same from file to file. */
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly vendor: string;
  readonly bodyHtml: string;
  /** Texts that may say the product type, the surest first. */
  readonly types: readonly string[];
  readonly gender?: string | undefined;
  readonly ageGroup?: string | undefined;
  readonly tags: readonly string[];
  readonly pictures: readonly string[];
  readonly isVisible: boolean;
  /** The designer's number of the model. */
  readonly model: string;
  readonly variants: readonly DraftVariant[];
  /** Fields of this shop's feed that the file carries itself. */
  readonly own: OwnFields;
}

export interface DraftVariant {
  readonly line: number;
  readonly id: string;
  readonly colour: string;
  readonly size: string;
  readonly sizeSystem?: string | undefined;
  readonly sku: string;
  readonly barcode: string;
  /** Undefined when the file does not say how many there are. */
  readonly stock: number | undefined;
  readonly prices: readonly DraftPrice[];
  /** Its own pictures among those of the product. */
  readonly pictures: readonly string[];
  readonly own: OwnFields;
}

/** A price as it is written. */
export interface DraftPrice {
  readonly list: PriceList | undefined;
  /** What the file calls the currency or market, for a message. */
  readonly called: string;
  readonly price: string;
  readonly before: string;
}

export type OwnFields = Readonly<Record<string, string>>;

/** What a file leaves open and the operator says. */
export interface ReadingOptions {
  /** ISO 4217: in which currency prices without one are; where prices have one, no other is taken. */
  readonly currency?: string | undefined;
  /** Further price lists by exchange rates: { USD: 1.1 } for 1.10 USD to a unit of the currency. */
  readonly rates: Readonly<Record<string, number>>;
  /** For products that do not say for whom they are. */
  readonly department?: string | undefined;
  /** In which system sizes that are mere numbers are. */
  readonly sizeSystem?: string | undefined;
  /** Pieces of what is in stock without a number. */
  readonly stock: number;
  /** The shop's own origin: pictures of its own become paths again. */
  readonly origin?: string | undefined;
  readonly now: Date;
}
