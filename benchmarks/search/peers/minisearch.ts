// MiniSearch as documented: a text or wildcard search with a filter. Sorting and counting is up to the caller, and every refined facet
// needs another search without its refinement.

import MiniSearch, { type Options, type SearchOptions } from "minisearch";
import { PRODUCT_SCHEMA } from "#search/products";
import { all, everything, refinementFilter, type SearchQuery } from "#search/query";
import { valuesOf, type IndexRecord } from "#search/schema";
import { PRICE, type OpenPeer, type PeerAnswer } from "./peer.ts";
import { Table } from "./table.ts";

export const NOTE = "different corrections; Chinese only as whole runs";

export const openMiniSearch: OpenPeer = async (records) => {
  const table = new Table(records());
  const text = textOf(records());
  return { name: "MiniSearch", note: NOTE, search: (query) => answer(table, text, query), close: () => undefined };
};

/** The words of all records by position. */
export function textOf(records: Iterable<IndexRecord>): MiniSearch {
  const text = new MiniSearch<Readonly<Record<string, string>>>(OPTIONS);
  for (const [id, record] of [...records].entries()) text.add({ id: String(id), ...textsOf(record) });
  return text;
}

/** The best match first. */
export const productsOf = (text: MiniSearch, words: string, options: SearchOptions = {}): readonly number[] =>
  text.search(words === "" ? MiniSearch.wildcard : words, { ...SPELLING, ...options }).map(({ id }) => Number(id));

const OPTIONS: Options<Readonly<Record<string, string>>> = {
  fields: [...PRODUCT_SCHEMA.text],
  processTerm: (term) => term.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase(),
};

const SPELLING: SearchOptions = {
  combineWith: "AND",
  prefix: (_, place, terms) => place === terms.length - 1,
  fuzzy: (term) => (term.length >= 4 ? (term.length >= 8 ? 2 : 1) : false),
};

function textsOf({ fields, variants }: IndexRecord): Record<string, string> {
  return Object.fromEntries(
    PRODUCT_SCHEMA.text.map((name) => {
      const attribute = { name, kind: "keyword", level: "variant", separator: "\t" } as const;
      return [name, [...new Set(variants.flatMap((variant) => valuesOf(attribute, fields, variant.fields)))].join(" ")];
    }),
  );
}

function answer(table: Table, text: MiniSearch, query: SearchQuery): PeerAnswer {
  const { sort, refinements = [], offset = 0, limit = 20 } = query;
  const searchBut = (attribute?: string) => {
    const others = refinements.filter((refinement) => refinement.attribute !== attribute);
    const test = table.test(all(query.filter ?? everything, ...others.map(refinementFilter)));
    const filter: SearchOptions["filter"] = ({ id }) => table.some(Number(id), test);
    return { test, products: productsOf(text, query.text?.trim() ?? "", { filter }) };
  };
  const main = searchBut();
  const isRefined = (attribute: string) => refinements.some((refinement) => refinement.attribute === attribute);
  const facets = (query.facets ?? []).map(({ attribute }) => {
    const { products, test } = isRefined(attribute) ? searchBut(attribute) : main;
    const counter = table.counter(attribute);
    for (const product of products) table.each(product, test, (variant) => counter.add(product, variant));
    return counter;
  });
  const sign = sort?.direction === "descending" ? -1 : 1;
  const keyOf = (product: number, place: number): number => {
    if (!sort) return query.text ? place : table.number("position", product, 0);
    let best = Infinity;
    table.each(product, main.test, (variant) => {
      best = Math.min(best, sign * table.number(sort.attribute, product, variant));
    });
    return best;
  };
  const hits = main.products
    .map((product, place) => ({ product, key: keyOf(product, place) }))
    .toSorted((one, other) => one.key - other.key || one.product - other.product);
  const price = facets.find(({ attribute }) => attribute === PRICE)?.range;
  return {
    total: hits.length,
    hits: hits.slice(offset, offset + limit).map(({ product }) => table.documents[product]!),
    facets: new Map(facets.map((counter) => [counter.attribute, counter.counts()])),
    price: price && price.min <= price.max ? price : undefined,
  };
}
