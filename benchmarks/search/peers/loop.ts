// MiniSearch for the text, and a loop over columns for everything else: what a shop would write without an engine.
//
// One pass counts everything: a variant that fails one refinement alone still counts for that refinement's own facet.

import MiniSearch from "minisearch";
import { PRODUCT_SCHEMA } from "#search/products";
import { filterWithout, refinementFilter, type SearchQuery } from "#search/query";
import { valuesOf, type IndexRecord } from "#search/schema";
import { PRICE, type OpenPeer, type PeerAnswer } from "./peer.ts";
import { Table, type Test } from "./table.ts";

export const openLoop: OpenPeer = async (records) => {
  const table = new Table(records());
  const text = new MiniSearch<Readonly<Record<string, string>>>({ fields: [...PRODUCT_SCHEMA.text], processTerm });
  for (const [id, record] of [...records()].entries()) text.add({ id: String(id), ...textsOf(record) });
  const all = Array.from({ length: table.products }, (_, product) => product);
  return {
    name: "MiniSearch + loop",
    note: "other spellings of its own; Chinese only as whole runs",
    search(query) {
      const words = query.text?.trim() ?? "";
      return words === "" ? scan(table, query, all) : scan(table, query, found(text, words));
    },
    close: () => undefined,
  };
};

const processTerm = (term: string): string => term.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

function textsOf({ fields, variants }: IndexRecord): Record<string, string> {
  return Object.fromEntries(
    PRODUCT_SCHEMA.text.map((name) => {
      const attribute = { name, kind: "keyword", level: "variant", separator: "\t" } as const;
      return [name, [...new Set(variants.flatMap((variant) => valuesOf(attribute, fields, variant.fields)))].join(" ")];
    }),
  );
}

/** The nearest first. */
const found = (text: MiniSearch, words: string): readonly number[] =>
  text
    .search(words, {
      combineWith: "AND",
      prefix: (_, place, terms) => place === terms.length - 1,
      fuzzy: (term) => (term.length >= 4 ? (term.length >= 8 ? 2 : 1) : false),
    })
    .map(({ id }) => Number(id));

interface Found {
  readonly product: number;
  readonly key: number;
}

function scan(table: Table, query: SearchQuery, candidates: readonly number[]): PeerAnswer {
  const isShown = table.test(filterWithout({ ...query, refinements: [] }));
  const refinements = query.refinements ?? [];
  const tests: readonly Test[] = refinements.map((refinement) => table.test(refinementFilter(refinement)));
  const facets = (query.facets ?? []).map(({ attribute }) => ({
    counter: table.counter(attribute),
    own: refinements.findIndex((refinement) => refinement.attribute === attribute),
  }));
  const sign = query.sort?.direction === "descending" ? -1 : 1;
  const hits: Found[] = [];
  for (const [place, product] of candidates.entries()) {
    let best = Infinity;
    for (let variant = table.starts[product]!; variant < table.starts[product + 1]!; variant++) {
      if (!isShown(product, variant)) continue;
      let failed = -1;
      let failures = 0;
      for (let at = 0; at < tests.length && failures < 2; at++) {
        if (tests[at]!(product, variant)) continue;
        failed = at;
        failures++;
      }
      if (failures > 1) continue;
      for (const { counter, own } of facets) if (failures === 0 || own === failed) counter.add(product, variant);
      if (failures > 0) continue;
      const key = query.sort
        ? sign * table.number(query.sort.attribute, product, variant)
        : rank(query, place, table, product);
      best = Math.min(best, key);
    }
    if (best < Infinity) hits.push({ product, key: best });
  }
  hits.sort((one, other) => one.key - other.key || one.product - other.product);
  const { offset = 0, limit = 20 } = query;
  const price = facets.find(({ counter }) => counter.attribute === PRICE)?.counter.range;
  return {
    total: hits.length,
    hits: hits.slice(offset, offset + limit).map(({ product }) => table.documents[product]!),
    facets: new Map(facets.map(({ counter }) => [counter.attribute, counter.counts()])),
    price: price && price.min <= price.max ? price : undefined,
  };
}

const rank = (query: SearchQuery, place: number, table: Table, product: number): number =>
  query.text ? place : table.number("position", product, 0);
