// Converts records to table rows, and result rows to results.

import { PRODUCT_SCHEMA } from "#search/products";
import { valuesOf, type IndexRecord } from "#search/schema";
import { foldedWords, type PeerAnswer } from "./peer.ts";

export interface ProductRow {
  readonly id: number;
  readonly position: number;
  readonly published_at: number;
  readonly product_type: string;
  readonly vendor: string;
  readonly visibility: string;
  readonly viplevel: number;
  readonly departments: readonly string[];
  readonly tags: readonly string[];
  /** Folded and separated by spaces. */
  readonly words: string;
  readonly doc: string;
  readonly variants: readonly VariantRow[];
}

export interface VariantRow {
  readonly color: string | null;
  readonly size: string | null;
  readonly price: number | null;
  readonly compare_at: number | null;
}

/** Product numbers start at 1. */
export function* rowsOf(records: Iterable<IndexRecord>): Generator<ProductRow> {
  let id = 0;
  for (const { fields, variants } of records) {
    const values = (name: string, of?: IndexRecord["fields"]) => valuesOf(ATTRIBUTES.get(name)!, fields, of);
    const texts = PRODUCT_SCHEMA.text.flatMap((name) =>
      variants.map((variant) => String(variant.fields[name] ?? fields[name] ?? "")),
    );
    yield {
      id: ++id,
      position: Number(fields["position"]),
      published_at: Number(values("published_at")[0]),
      product_type: String(fields["product_type"]),
      vendor: String(fields["vendor"]),
      visibility: String(fields["visibility"]),
      viplevel: Number(fields["viplevel"]),
      departments: values("department").map(String),
      tags: values("tags").map(String),
      words: [...new Set(texts.flatMap(foldedWords))].join(" "),
      doc: JSON.stringify({ ...fields, ...variants[0]?.fields }),
      variants: variants.map(({ fields: own }) => ({
        color: textOf(values("color", own)[0]),
        size: textOf(values("size", own)[0]),
        price: numberOf(values("eu_eur_price_f", own)[0]),
        compare_at: numberOf(values("eu_eur_compare_at_price_f", own)[0]),
      })),
    };
  }
}

const ATTRIBUTES = new Map(PRODUCT_SCHEMA.attributes.map((attribute) => [attribute.name, attribute]));
const textOf = (value: string | number | undefined): string | null => (value === undefined ? null : String(value));
const numberOf = (value: string | number | undefined): number | null => (value === undefined ? null : Number(value));

/** A result row of `listingStatement`. Some databases return counts as text. */
export interface AnswerRow {
  readonly kind: string;
  readonly value: string | null;
  readonly low: number | string | null;
  readonly high: number | string | null;
}

export function answerOf(rows: readonly AnswerRow[]): PeerAnswer {
  const hits: string[] = [];
  const facets = new Map<string, Map<string, number>>();
  let total = 0;
  let price: PeerAnswer["price"];
  for (const { kind, value, low, high } of rows) {
    if (kind === "hit") hits.push(value ?? "");
    else if (kind === "total") total = Number(low);
    else if (kind === "price") price = low === null ? undefined : { min: Number(low), max: Number(high) };
    else if (value !== null) {
      const counts = facets.get(kind) ?? new Map<string, number>();
      facets.set(kind, counts.set(value, Number(low)));
    }
  }
  return { total, hits, facets, price };
}
