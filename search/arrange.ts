// A merchant's arrangement of a list: pinned products at their places, some products first and some last. It is made of plain
// searches, so that it is the same on every backend, and totals and facets are those of the list without it.

import { all, any, type Filter, type Hit, is, LIMITS, not, type Refusal } from "./query.ts";
import type { SearchQuery, SearchResult } from "./query.ts";
import type { IndexSchema } from "./schema.ts";

export interface Arrangement {
  /** Places count from 1; products and places occur once. A product that the query does not find is not shown. */
  readonly pins?: readonly Pin[];
  /** Ids of products at the first places that no pin has, in this order. */
  readonly lead?: readonly string[];
  /** Pinned and leading products that do not fit it stay at their own places. */
  readonly placeable?: Filter;
  /** Products before the others. Their attributes are of products, not of variants, as a product is in one band. */
  readonly first?: Filter;
  /** Products after the others, also if they are among the first. */
  readonly last?: Filter;
}

export interface Pin {
  readonly id: string;
  readonly place: number;
}

export type Search = (query: SearchQuery) => Promise<SearchResult | Refusal>;

/** Among variants, a pin is the best variant of its product; the others stay where they are. */
export async function searchArranged(
  search: Search,
  query: SearchQuery,
  { pins = [], lead = [], placeable, first, last }: Arrangement,
  { productId, variantId }: Pick<IndexSchema, "productId" | "variantId">,
): Promise<SearchResult | Refusal> {
  const { offset = 0, limit = DEFAULT_LIMIT } = query;
  const hasBands = first !== undefined || last !== undefined;
  if (limit === 0 || (pins.length + lead.length === 0 && !hasBands)) return search(query);
  const ids = [...new Set([...pins.map(({ id }) => id), ...lead])];
  const isWhole = offset === 0 && !hasBands;
  // The start of a list has its pins within reach: one search finds the rest of the page, the total and all facets.
  const main = search({ ...query, offset: 0, limit: isWhole ? Math.min(limit + ids.length, LIMITS.hitsPerPage) : 0 });
  const own =
    ids.length === 0
      ? undefined
      : search({
          ...only(query, all(is(productId, ...ids), ...(placeable ? [placeable] : [])), 0, ids.length),
          isDistinct: true,
        });
  const [found, pinned] = await Promise.all([main, own]);
  if (found.kind === "refused") return found;
  if (pinned?.kind === "refused") return pinned;
  const placed = placesOf([...pins, ...leading(pins, lead, pinned?.hits ?? [])], pinned?.hits ?? [], found.total);
  const shown = placed.filter(({ at }) => at >= offset && at < offset + limit);
  const before = placed.filter(({ at }) => at < offset).length;
  const key = query.isDistinct === false ? "variantId" : "id";
  const out = new Set(placed.map(({ hit }) => hit[key]));
  const need = limit - shown.length;
  const isEnough = isWhole && limit + ids.length <= LIMITS.hitsPerPage;
  const rest = isEnough
    ? found.hits.filter((hit) => !out.has(hit[key])).slice(0, need)
    : await restOf(
        search,
        query,
        bandsOf(first, last, out.size > 0 ? [not(is(key === "id" ? productId : variantId, ...out))] : []),
        offset - before,
        need,
      );
  return "kind" in rest ? rest : { ...found, hits: merged(shown, rest, offset) };
}

/** For queries without a limit. */
const DEFAULT_LIMIT = 20;

const only = (query: SearchQuery, filter: Filter, offset: number, limit: number): SearchQuery => ({
  ...query,
  filter: query.filter ? all(query.filter, filter) : filter,
  offset,
  limit,
  facets: [],
});

interface Placed {
  readonly hit: Hit;
  /** From 0. */
  readonly at: number;
}

/** Pins of the leading products that were found, without gaps. */
function leading(pins: readonly Pin[], lead: readonly string[], hits: readonly Hit[]): readonly Pin[] {
  const there = new Set(hits.map(({ id }) => id));
  const pinned = new Set(pins.map(({ id }) => id));
  const taken = new Set(pins.filter(({ id }) => there.has(id)).map(({ place }) => place));
  let place = 0;
  return lead
    .filter((id) => there.has(id) && !pinned.has(id))
    .map((id) => {
      do place += 1;
      while (taken.has(place));
      return { id, place };
    });
}

/** A list that is shorter than the place of a pin ends with the pin. */
function placesOf(pins: readonly Pin[], hits: readonly Hit[], total: number): readonly Placed[] {
  const byId = new Map(hits.map((hit) => [hit.id, hit]));
  const there = pins.filter(({ id }) => byId.has(id)).toSorted((one, other) => one.place - other.place);
  return there.map(({ id, place }, nth) => ({
    hit: byId.get(id)!,
    at: Math.min(place - 1, total - there.length + nth),
  }));
}

/** Disjoint filters in the order of the list. */
function bandsOf(
  first: Filter | undefined,
  last: Filter | undefined,
  /** Excludes what is pinned. */
  free: readonly Filter[],
): readonly Filter[] {
  const notLast = last ? [not(last)] : [];
  return [
    ...(first ? [all(...free, ...notLast, first)] : []),
    all(...free, ...notLast, ...(first ? [not(first)] : [])),
    ...(last ? [all(...free, last)] : []),
  ];
}

async function restOf(
  search: Search,
  query: SearchQuery,
  bands: readonly Filter[],
  offset: number,
  limit: number,
): Promise<readonly Hit[] | Refusal> {
  const hits: Hit[] = [];
  let skip = offset;
  for (const band of bands) {
    if (hits.length >= limit) break;
    const found = await search(only(query, band, skip, limit - hits.length));
    if (found.kind === "refused") return found;
    hits.push(...found.hits);
    skip = Math.max(0, skip - found.total);
  }
  return hits;
}

function merged(shown: readonly Placed[], rest: readonly Hit[], offset: number): readonly Hit[] {
  const hits = [...rest];
  for (const { hit, at } of shown) hits.splice(at - offset, 0, hit);
  return hits;
}

/** A filter for products that fit one of several conditions; undefined if there are none. */
export const anyOf = (filters: readonly Filter[]): Filter | undefined =>
  filters.length === 0 ? undefined : any(...filters);
