// A product as the fields of a form, all of them texts. Lists have one value a line. A field of a variant is `variant.ID.size`; prices are
// `price.eu_eur`, and `variant.ID.price.eu_eur` where a variant has its own.

import {
  compareAtField,
  CHINA_COMPARE_AT_1K,
  CHINA_PRICE_1K,
  currencyOf,
  currencyOfList,
  FACT_NAMES,
  LANGUAGES,
  priceField,
  priorField,
  type FeedRow,
  type PriceList,
} from "#catalogue";
import { toLocal } from "../../forms/zoned-time.ts";
import type { Values } from "../../framework/merge.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Texts of the product that are edited as they are. */
export const TEXT_FIELDS = [
  "title",
  "handle",
  "vendor",
  "product_type",
  "designermodelnumber",
  "body_html",
  "visibility",
] as const;
/** Moments, written in the shop's time zone. The last two may be empty. */
export const MOMENT_FIELDS = ["published_at", "visible_from", "visible_until"] as const;
export const NUMBER_FIELDS = ["viplevel", "position"] as const;
export const LIST_FIELDS = ["department", "tags", "product_images", "picture_alts", ...FACT_NAMES] as const;
/** Fields of a variant. Its colours are here if the variants of the product differ in them. */
export const VARIANT_TEXTS = ["size", "sku", "barcode", "color", "designercolor", "variant_title"] as const;
export const VARIANT_LISTS = ["options", "measurements"] as const;
export const COLOUR_FIELDS = ["color", "designercolor"] as const;

export const PRICE_KINDS = ["price", "compare", "prior"] as const;
export type PriceKind = (typeof PRICE_KINDS)[number];

/** Languages of further titles and names of the designer: those of the shop, and any that the product has. */
export const languagesIn = (row: Fields): readonly string[] => [
  ...new Set([
    ...LANGUAGES.map(({ code }) => code as string).filter((code) => code !== "en"),
    ...Object.keys(row).flatMap((field) => TRANSLATED.exec(field)?.[1] ?? []),
  ]),
];

const TRANSLATED = /^(?:title|vendor|picture_alts)_([a-z]{2,3}(?:[-_][A-Za-z]{2,4})?)$/;

export function valuesOf(rows: readonly FeedRow[], lists: readonly PriceList[], timeZone: string): Values {
  const first = rows[0] as FeedRow & Fields;
  const values: Record<string, string> = {};
  for (const field of TEXT_FIELDS) values[field] = textOf(first[field]);
  for (const field of NUMBER_FIELDS) values[field] = textOf(first[field]);
  for (const field of LIST_FIELDS) values[field] = linesOf(textOf(first[field]));
  values["margin"] = first.margin === undefined ? "" : String(Math.round(first.margin * 1e4) / 100);
  values["is_promotion"] = first.is_promotion ? "yes" : "";
  for (const field of MOMENT_FIELDS) values[field] = toLocal(first[field] ?? "", timeZone);
  for (const language of languagesIn(first)) {
    values[`title_${language}`] = textOf(first[`title_${language}`]);
    values[`vendor_${language}`] = textOf(first[`vendor_${language}`]);
    values[`picture_alts_${language}`] = linesOf(textOf(first[`picture_alts_${language}`]));
  }
  const hasOwnColours = rows.some((row) => COLOUR_FIELDS.some((field) => row[field] !== first[field]));
  if (!hasOwnColours) for (const field of COLOUR_FIELDS) values[field] = first[field];
  for (const list of lists)
    for (const kind of PRICE_KINDS) {
      const amounts = rows.map((row) => amountOf(row, kind, list));
      const usual = mostFrequent(amounts);
      values[`${kind}.${list}`] = usual;
      rows.forEach((row, at) => {
        if (amounts[at] !== usual) values[`variant.${row.objectID}.${kind}.${list}`] = amounts[at] ?? "";
      });
    }
  values["variants"] = rows.map(({ objectID }) => objectID).join("\n");
  for (const row of rows) {
    for (const field of VARIANT_TEXTS) {
      const isShared = (COLOUR_FIELDS as readonly string[]).includes(field) && !hasOwnColours;
      if (!isShared) values[`variant.${row.objectID}.${field}`] = row[field];
    }
    for (const field of VARIANT_LISTS)
      values[`variant.${row.objectID}.${field}`] = (row[field] ?? "").replaceAll("\t", "; ");
  }
  return values;
}

/** The price of a row as text in major units; empty without one. */
export function amountOf(row: FeedRow, kind: PriceKind, list: PriceList): string {
  const fields = row as FeedRow & Fields;
  const china = list === "cn_cny" ? { price: CHINA_PRICE_1K, compare: CHINA_COMPARE_AT_1K, prior: "" }[kind] : "";
  const thousandths = fields[china];
  const major = typeof thousandths === "number" ? thousandths / 1000 : fields[priceFieldOf(kind, list)];
  if (typeof major !== "number") return "";
  const exact = Math.round(major * 1000) / 1000;
  const written = exact.toFixed(currencyOf(currencyOfList(list)).scale);
  // A whole amount has no decimals, as everywhere in the shop; one with more of them than the currency stays as it is.
  return Number.isInteger(exact) || Number(written) !== exact ? String(exact) : written;
}

export const priceFieldOf = (kind: PriceKind, list: PriceList): string =>
  ({ price: priceField, compare: compareAtField, prior: priorField })[kind](list);

const textOf = (value: unknown): string => (value === undefined || value === null ? "" : String(value));
const linesOf = (tabbed: string): string => tabbed.split("\t").filter(Boolean).join("\n");

const mostFrequent = (values: readonly string[]): string => {
  const counts = Map.groupBy(values, (value) => value);
  return [...counts].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0] ?? "";
};

/** Normalises what browsers change: line ends, spaces, and lists sent as several fields. */
export function normalValues(fields: Readonly<Record<string, unknown>>): Values {
  const values: Record<string, string> = {};
  for (const [name, sent] of Object.entries(fields)) {
    const parts = Array.isArray(sent) ? sent : [sent];
    const text = parts.filter((part) => typeof part === "string").join("\n");
    const lines = text.replaceAll("\r\n", "\n").split("\n");
    const isList = (LIST_FIELDS as readonly string[]).includes(name) || /^variants$|^picture_alts_/.test(name);
    values[name] = isList
      ? lines
          .map((line) => line.trim())
          .filter(Boolean)
          .join("\n")
      : lines.join("\n").trim();
  }
  return values;
}
