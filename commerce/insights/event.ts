// Events of shoppers, and the figures that each adds to. Pure.

import type { LineSource } from "#commerce/orders";

export type Device = LineSource["device"];

export type Subject =
  | "shop"
  | "query"
  | "listing"
  | "product"
  | "search-position"
  | "listing-position"
  | "dropped-word";

/** Place where a shopper found a product: a search, a listing, or neither. */
export type Source = Omit<LineSource, "device">;

export const NO_SOURCE: Source = { query: "", listing: "" };

/** Handle of the product's address, id of a variant, or id of the product. */
export type ProductKey = `handle:${string}` | `variant:${string}` | `id:${string}`;

export interface InsightEvent extends Source {
  readonly kind:
    | "search"
    | "empty-search"
    /** A word that a search did without; `query` is the word. Of an unknown one, nothing was known. */
    | "dropped-word"
    | "unknown-word"
    | "list"
    | "click"
    | "view"
    | "add";
  /** Day in the shop's time zone. */
  readonly day: string;
  readonly market: string;
  readonly device: Device;
  readonly product?: ProductKey | undefined;
  /** From 1, over all pages. */
  readonly position?: number | undefined;
}

/** Names of the figures, which are columns of the table. */
export const FIGURES = [
  "searches",
  "emptySearches",
  "views",
  "clicks",
  "positionSum",
  "positioned",
  "adds",
  "orders",
  "pieces",
  "revenue",
] as const;
export type Figure = (typeof FIGURES)[number];
export type Figures = Partial<Readonly<Record<Figure, number>>>;

export interface InsightKey {
  readonly subject: Subject;
  readonly day: string;
  /** A product's is a `ProductKey` until it is written. */
  readonly name: string;
  readonly market: string;
  readonly device: Device;
  readonly currency: string;
}

/** Amounts that are added to one row. */
export interface Addition extends InsightKey {
  readonly figures: Figures;
}

/** Later positions are counted as this one. */
const LAST_POSITION = 100;
/** Strangers may send any; a few of the largest integers would add up to more than PostgreSQL stores, and no figures be written. */
const FURTHEST = 100_000;

export function additionsOf(event: InsightEvent): readonly Addition[] {
  const { kind, day, market, device, query, listing, product, position } = event;
  const figures = FIGURES_OF[kind];
  const add = (subject: Subject, name: string, extra: Figures = {}): Addition => ({
    subject,
    day,
    name,
    market,
    device,
    currency: "",
    figures: { ...figures, ...extra },
  });
  const place =
    kind === "click" && position !== undefined ? { positionSum: Math.min(position, FURTHEST), positioned: 1 } : {};
  const at = String(Math.min(position ?? 0, LAST_POSITION));
  const isPlaced = kind === "click" && position !== undefined && (query !== "" || listing !== "");
  // The search itself is counted by its own event.
  if (kind === "dropped-word" || kind === "unknown-word") return [add("dropped-word", query)];
  return [
    // Views of listings are not views of products.
    ...(kind === "list" ? [] : [add("shop", "", place)]),
    ...(query !== "" && kind !== "view" ? [add("query", query, place)] : []),
    ...(listing !== "" && kind !== "view" ? [add("listing", listing, place)] : []),
    ...(product === undefined ? [] : [add("product", product, place)]),
    ...(isPlaced ? [add(query === "" ? "listing-position" : "search-position", at)] : []),
  ];
}

const FIGURES_OF: Readonly<Record<InsightEvent["kind"], Figures>> = {
  search: { searches: 1 },
  "empty-search": { searches: 1, emptySearches: 1 },
  "dropped-word": { searches: 1 },
  "unknown-word": { searches: 1, emptySearches: 1 },
  list: { views: 1 },
  click: { clicks: 1 },
  view: { views: 1 },
  add: { adds: 1 },
};

const LONGEST = 100;
/** Addresses of mail, and numbers as long as those of telephones, cards and orders. */
const PERSONAL = /@|(?:\d[\s().+/-]*){7,}/u;

/** Words as they are counted: one form of the same query. Empty if they may name a person. */
export function normaliseQuery(text: string): string {
  const words = stored(text.normalize("NFKC").toLowerCase()).replaceAll(/\s+/gu, " ").trim();
  return PERSONAL.test(words) ? "" : words;
}

/** PostgreSQL stores no NUL. */
export const stored = (text: string): string =>
  text
    .slice(0, LONGEST)
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, " ");
