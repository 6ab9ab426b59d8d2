// The oracle: a search backend that loops over all variants. Slow, but simple enough to be obviously correct.

import { randomBytes } from "node:crypto";
import type { SearchBackend } from "../backend.ts";
import { checkQuery, filterableAttributes } from "../check-query.ts";
import { words } from "../engine/text/analyse.ts";
import { absenceCost } from "../engine/text/asked-words.ts";
import { all, everything, refinementFilter } from "../query.ts";
import type { SearchQuery, SearchResult } from "../query.ts";
import type { Change, Fields, IndexRecord, IndexSchema } from "../schema.ts";
import { isOfProduct, readFilter, slotOf } from "../reference/filter.ts";
import { highlight } from "../reference/highlight.ts";
import { orderOf, type Found } from "../reference/order.ts";
import { patched, readProduct, type Product } from "../reference/rows.ts";
import { createTally } from "./count-values.ts";
import { unusedContexts } from "../backends/unused-contexts.ts";
import { correctionsOf, findText, findWords, type FoundText, type FoundWords } from "../reference/text.ts";

/** For queries without a limit. */
export const DEFAULT_LIMIT = 20;

export function createOracle(schema: IndexSchema, records: Iterable<IndexRecord> = []): SearchBackend {
  let store = createStore(schema, records);
  let position: string | undefined;
  return {
    search: async (query) => checkQuery(query, schema) ?? answer(query, schema, store),
    async apply(changes, options) {
      for (const change of changes) store.change(change);
      position = options?.position ?? position;
    },
    async replace(incoming, options) {
      const gathered: IndexRecord[] = [];
      for await (const record of incoming) {
        gathered.push(record);
        options?.onProgress?.(gathered.length);
      }
      store = createStore(schema, gathered);
      position = options?.position ?? position;
    },
    async status() {
      const products = [...store.products.values()];
      const variants = products.reduce((sum, { rows }) => sum + rows.length, 0);
      return { products: products.length, variants, ...(position === undefined ? {} : { position }) };
    },
    close: async () => undefined,
  };
}

interface Store {
  readonly products: ReadonlyMap<string, Product>;
  /** Every word of the products, with the number of those that have it. */
  readonly vocabulary: ReadonlyMap<string, number>;
  change(change: Change): void;
}

function createStore(schema: IndexSchema, records: Iterable<IndexRecord>): Store {
  const products = new Map<string, Product>();
  const vocabulary = new Map<string, number>();
  const count = (product: Product, by: 1 | -1) => {
    for (const word of product.words.keys()) {
      const now = (vocabulary.get(word) ?? 0) + by;
      if (now === 0) vocabulary.delete(word);
      else vocabulary.set(word, now);
    }
  };
  const remove = (id: string) => {
    const old = products.get(id);
    if (old !== undefined) count(old, -1);
    products.delete(id);
  };
  const put = (record: IndexRecord) => {
    remove(record.id);
    const product = readProduct(record, schema, words);
    products.set(record.id, product);
    count(product, 1);
  };
  const change = (one: Change) => {
    if (one.kind === "put") return put(one.record);
    if (one.kind === "delete") return remove(one.id);
    const old = products.get(one.id);
    return old === undefined ? undefined : put(patched(old.record, one.fields, one.variants));
  };
  for (const record of records) put(record);
  return { products, vocabulary, change };
}

function answer(query: SearchQuery, schema: IndexSchema, store: Store): SearchResult {
  const text = findText(query, schema.synonyms, (word, isLast, isCorrected, own, hasCompounds) =>
    findWords(word, isLast, isCorrected, store.vocabulary, own, hasCompounds),
  );
  const { hits, facets } = lookAtAll(query, schema, store, text);
  const offset = query.offset ?? 0;
  const page = hits.slice(offset, offset + (query.limit ?? DEFAULT_LIMIT));
  return {
    kind: "found",
    hits: page.map(({ row }) => {
      const { record } = store.products.get(row.product)!;
      const fields: Fields = { ...record.fields, ...row.variant.fields };
      return {
        id: row.product,
        variantId: row.variant.id,
        json: ENCODER.encode(JSON.stringify(pick(fields, query.fields))),
        ...(query.highlighting && { highlights: highlight(fields, query.highlighting, schema, text) }),
      };
    }),
    total: hits.length,
    facets,
    isExact: true,
    queryId: randomBytes(16).toString("hex"),
    corrections: correctionsOf(text),
    ...unusedContexts(query),
  };
}

/** The heart of it: every variant of every product is asked whether it is found, and by which facets it is counted. */
function lookAtAll(query: SearchQuery, schema: IndexSchema, store: Store, text: FoundText) {
  const { isDistinct = true } = query;
  // Product conditions are evaluated once per product. This is the only optimisation of the oracle.
  const { filter = everything } = query;
  const parts = filter.kind === "all" ? filter.of : [filter];
  const holdsOnProduct = readFilter(all(...parts.filter((part) => isOfProduct(part, schema))), schema);
  const holdsOnVariant = readFilter(all(...parts.filter((part) => !isOfProduct(part, schema))), schema);
  const refinements = (query.refinements ?? []).map((refinement) => ({
    attribute: refinement.attribute,
    holds: readFilter(refinementFilter(refinement), schema),
  }));
  const facets = (query.facets ?? []).map((request) => ({
    attribute: request.attribute,
    slot: slotOf(request.attribute, schema),
    tally: createTally(request, filterableAttributes(schema).get(request.attribute)!.kind === "number"),
  }));
  const order = orderOf(query, schema);
  const hits: Found[] = [];
  let counted = 0;
  for (const product of store.products.values()) {
    if (!holdsOnProduct(product.rows[0]!)) continue;
    const score = scoreOf(product, text, schema.text.length);
    if (score === undefined) continue;
    if (isDistinct) counted++;
    let best: Found | undefined;
    for (const row of product.rows) {
      if (!holdsOnVariant(row)) continue;
      if (!isDistinct) counted++;
      // Undefined: all hold. Two of different attributes that do not: no facet counts it.
      let failed: string | undefined;
      let isCounted = true;
      for (const { attribute, holds } of refinements) {
        if (holds(row)) continue;
        isCounted &&= failed === undefined || failed === attribute;
        failed = attribute;
      }
      if (!isCounted) continue;
      for (const { attribute, slot, tally } of facets) {
        if (failed === undefined || failed === attribute) tally.add(counted, row.values[slot]!);
      }
      if (failed !== undefined) continue;
      const one = order.rank(row, score);
      if (!isDistinct) hits.push(one);
      else if (best === undefined || order.compare(one, best) < 0) best = one;
    }
    if (best !== undefined) hits.push(best);
  }
  return { hits: hits.toSorted(order.compare), facets: facets.map(({ tally }) => tally.result()) };
}

/** The sum over the query's words of the best place where each is found, or undefined for a product that is none of the hits. */
function scoreOf(product: Product, { words: asked, phrases, excluded }: FoundText, fields: number): number | undefined {
  const costs = asked.map(({ found }) => costOf(product, found, fields));
  for (const { from, to, alternatives } of phrases) {
    const own = costs.slice(from, to).reduce((sum, cost) => sum! + (cost ?? Infinity), 0)!;
    // An alternative costs as if each word of the phrase were its worst word.
    const others = alternatives.map(
      (other) => (to - from) * Math.max(...other.map((found) => costOf(product, found, fields) ?? Infinity)),
    );
    const best = Math.min(own, ...others);
    costs.fill(best === Infinity ? undefined : best / (to - from), from, to);
  }
  if (asked.some(({ isOptional }, place) => !isOptional && costs[place] === undefined)) return undefined;
  if (asked.length > 0 && costs.every((cost) => cost === undefined)) return undefined;
  if (excluded.some((found) => costOf(product, found, fields) !== undefined)) return undefined;
  const absent = absenceCost(asked.length, fields);
  return costs.reduce((sum: number, cost) => sum + (cost ?? absent), 0);
}

function costOf(product: Product, { words: wanted }: FoundWords, fields: number): number | undefined {
  let best = Infinity;
  for (const word of smaller(product.words, wanted).keys()) {
    const place = product.words.get(word);
    const isExact = wanted.get(word);
    if (place === undefined || isExact === undefined) continue;
    best = Math.min(best, place + (isExact ? 0 : fields));
  }
  return best === Infinity ? undefined : best;
}

const smaller = <T, U>(one: ReadonlyMap<string, T>, other: ReadonlyMap<string, U>): ReadonlyMap<string, T | U> =>
  one.size < other.size ? one : other;

function pick(fields: Fields, names: readonly string[] | undefined): Fields {
  if (names === undefined) return fields;
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
}

const ENCODER = new TextEncoder();
