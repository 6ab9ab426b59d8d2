// Suggests the column of each field of a mapping, by the names of columns in the shop's languages and the first rows.

import { factNamed } from "../facts.ts";
import { isColourName, isSizeName } from "../options.ts";
import { COLUMN_WORDS } from "../vocabulary/column-words.ts";
import { englishColumn } from "../woocommerce/columns.ts";
import type { MappedField } from "./mapping.ts";

export type SuggestedColumns = Partial<Record<MappedField, string>>;

/** Each column is suggested for one field at most. */
export function suggestColumns(columns: readonly string[], rows: readonly (readonly string[])[]): SuggestedColumns {
  const free = new Map(columns.filter((name) => name.trim() !== "").map((name) => [name, plainName(name)] as const));
  const found: Partial<Record<MappedField, string>> = {};
  const take = (field: MappedField, fits: (plain: string) => boolean): void => {
    if (found[field] !== undefined) return;
    const [name] = [...free].find(([, plain]) => fits(plain)) ?? [];
    if (name === undefined) return;
    found[field] = name;
    free.delete(name);
  };
  for (const [field, words] of COLUMN_WORDS) {
    for (const word of words) take(field, (plain) => plain === word || englishColumn(plain) === word);
  }
  take("colour", isColourName);
  take("size", isSizeName);
  for (const field of FACTS) take(field, (plain) => factNamed(plain) === FACT_OF[field]);
  // The same number in several rows is that of the product, not that of a size.
  const { sku, product, ...rest } = found;
  if (sku === undefined || product !== undefined || !isRepeated(columns.indexOf(sku), rows)) return found;
  return { ...rest, product: sku };
}

const isRepeated = (at: number, rows: readonly (readonly string[])[]): boolean => {
  const written = rows.map((row) => (row[at] ?? "").trim()).filter((text) => text !== "");
  return new Set(written).size < written.length;
};

/** "Verkaufspreis (EUR)" and "verkaufs_preis €" without their unit, in lower case. */
const plainName = (name: string): string =>
  name
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[([].*?[)\]]/gu, " ")
    .replaceAll(/[\s_./:-]+/gu, " ")
    .replace(/ (?:in )?(?:[€$£¥]|eur|usd|gbp|chf|jpy|cny|krw)$/u, "")
    .trim();

const FACTS = ["material", "length", "heelHeight", "occasion", "pattern"] as const;
const FACT_OF = {
  material: "material",
  length: "length",
  heelHeight: "heel_height",
  occasion: "occasion",
  pattern: "pattern",
} as const;
