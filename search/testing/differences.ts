// Describes the difference of two results in a sentence, ignoring the query id.

import { isDeepStrictEqual } from "node:util";
import { readHit, type FacetResult, type Refusal, type SearchResult } from "../query.ts";

export function differenceOf(expected: SearchResult | Refusal, actual: SearchResult | Refusal): string | undefined {
  if (expected.kind === "refused" || actual.kind === "refused") {
    const reasons = [expected, actual].map((one) => (one.kind === "refused" ? one.reason : "found"));
    return reasons[0] === reasons[1] ? undefined : `expected ${reasons[0]}, got ${reasons[1]}`;
  }
  return (
    differ("total", expected.total, actual.total) ??
    differ("hits", expected.hits.map(nameOf), actual.hits.map(nameOf)) ??
    firstOf(expected.hits, (hit, place) =>
      differ(`fields of hit ${place}`, readHit(hit), readHit(actual.hits[place]!)),
    ) ??
    firstOf(expected.hits, ({ highlights }, place) =>
      differ(`highlights of hit ${place}`, highlights, actual.hits[place]!.highlights),
    ) ??
    differ("facets", expected.facets.map(withoutStats), actual.facets.map(withoutStats)) ??
    firstOf(expected.facets, (facet, place) => differenceOfStats(facet, actual.facets[place]!)) ??
    differ("corrections", expected.corrections, actual.corrections) ??
    differ("exactness", expected.isExact, actual.isExact)
  );
}

const nameOf = ({ id, variantId }: SearchResult["hits"][number]) => `${id}/${variantId}`;

const withoutStats = ({ stats: _stats, ...facet }: FacetResult) => facet;

/** Floating-point sums depend on the order of summation. */
function differenceOfStats({ attribute, stats }: FacetResult, { stats: other }: FacetResult): string | undefined {
  if (stats === undefined || other === undefined) return differ(`statistics of ${attribute}`, stats, other);
  const slack =
    1e-9 * Math.max(Math.abs(stats.min), Math.abs(stats.max)) * Math.max(1, Math.abs(stats.sum / stats.average || 1));
  const isSame =
    stats.min === other.min &&
    stats.max === other.max &&
    Math.abs(stats.sum - other.sum) <= slack &&
    Math.abs(stats.average - other.average) <= slack;
  return isSame ? undefined : differ(`statistics of ${attribute}`, stats, other);
}

function differ(what: string, expected: unknown, actual: unknown): string | undefined {
  if (isDeepStrictEqual(expected, actual)) return undefined;
  return `${what}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`;
}

function firstOf<T>(all: readonly T[], find: (one: T, place: number) => string | undefined): string | undefined {
  for (const [place, one] of all.entries()) {
    const found = find(one, place);
    if (found !== undefined) return found;
  }
  return undefined;
}
