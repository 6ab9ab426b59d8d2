// A loop over numeric columns, written for these listings; MiniSearch handles text.
//
// One pass counts everything: a variant that fails only one refinement still counts for the facet of that refinement.

import { all, everything, refinementFilter, type Filter, type SearchQuery } from "#search/query";
import { NOTE, productsOf, textOf } from "./minisearch.ts";
import { PRICE, type OpenPeer, type PeerAnswer } from "./peer.ts";
import { Table, type Test } from "./table.ts";

export const openLoop: OpenPeer = async (records) => {
  const table = new Table(records());
  const text = textOf(records());
  const everyone = Array.from({ length: table.products }, (_, product) => product);
  return {
    name: "a loop",
    note: NOTE,
    search(query) {
      const words = query.text?.trim() ?? "";
      return words === "" ? scan(table, query, everyone) : scan(table, query, productsOf(text, words));
    },
    close: () => undefined,
  };
};

interface Found {
  readonly product: number;
  readonly key: number;
}

function scan(table: Table, query: SearchQuery, candidates: readonly number[]): PeerAnswer {
  const { sort, refinements = [], offset = 0, limit = 20 } = query;
  const shown = query.filter?.kind === "all" ? query.filter.of : [query.filter ?? everything];
  const isShown = table.test(all(...shown.filter((one) => table.isOfProducts(one))));
  const isVariantShown = table.test(all(...shown.filter((one) => !table.isOfProducts(one))));
  const tests = refinements.map((refinement, place) => ({ filter: refinementFilter(refinement), place }));
  const ofProducts = prepared(tests.filter(({ filter }) => table.isOfProducts(filter)));
  const ofVariants = prepared(tests.filter(({ filter }) => !table.isOfProducts(filter)));
  const facets = (query.facets ?? []).map(({ attribute }) => ({
    counter: table.counter(attribute),
    own: refinements.findIndex((refinement) => refinement.attribute === attribute),
  }));
  const [productFacets, variantFacets] = [true, false].map((is) =>
    facets.filter(({ counter }) => counter.isOfProducts === is),
  );
  const sign = sort?.direction === "descending" ? -1 : 1;
  const hits: Found[] = [];
  for (const [place, product] of candidates.entries()) {
    if (!isShown(product, 0)) continue;
    const failedProduct = failing(ofProducts, product, 0, NONE);
    if (failedProduct === SEVERAL) continue;
    let [best, isFound, isFoundBut] = [Infinity, false, 0];
    for (let variant = table.starts[product]!; variant < table.starts[product + 1]!; variant++) {
      if (!isVariantShown(product, variant)) continue;
      const failed = failing(ofVariants, product, variant, failedProduct);
      if (failed === SEVERAL) continue;
      for (const { counter, own } of variantFacets!)
        if (failed === NONE || own === failed) counter.add(product, variant);
      if (failed !== NONE) isFoundBut |= 1 << failed;
      else {
        isFound = true;
        if (sort) best = Math.min(best, sign * table.number(sort.attribute, product, variant));
      }
    }
    if (!isFound && isFoundBut === 0) continue;
    for (const { counter, own } of productFacets!)
      if (isFound || (own >= 0 && (isFoundBut >> own) & 1)) counter.add(product, 0);
    if (isFound) hits.push({ product, key: sort ? best : query.text ? place : table.number("position", product, 0) });
  }
  hits.sort((one, other) => one.key - other.key || one.product - other.product);
  const price = facets.find(({ counter }) => counter.attribute === PRICE)?.counter.range;
  return {
    total: hits.length,
    hits: hits.slice(offset, offset + limit).map(({ product }) => table.documents[product]!),
    facets: new Map(facets.map(({ counter }) => [counter.attribute, counter.counts()])),
    price: price && price.min <= price.max ? price : undefined,
  };

  function prepared(given: readonly { readonly filter: Filter; readonly place: number }[]): readonly Refining[] {
    return given.map(({ filter, place }) => ({ test: table.test(filter), place }));
  }
}

interface Refining {
  readonly test: Test;
  readonly place: number;
}

const [NONE, SEVERAL] = [-1, -2];

/** The only refinement that fails, given previous failures. */
function failing(tests: readonly Refining[], product: number, variant: number, already: number): number {
  let failed = already;
  for (const { test, place } of tests) {
    if (test(product, variant)) continue;
    if (failed !== NONE) return SEVERAL;
    failed = place;
  }
  return failed;
}
