// From counts to a facet's answer: names the values, the most frequent first, out of one or several segments.

import type { FacetCount, FacetRequest, FacetResult } from "../query.ts";
import { LIMITS } from "../query.ts";
import type { Segment } from "./segment.ts";
import { matchesValue } from "./value-matching.ts";

export interface SegmentCounts {
  readonly segment: Segment;
  readonly counts: Uint32Array;
}

export function facetResult(request: FacetRequest, parts: readonly SegmentCounts[]): FacetResult {
  if (parts.length === 0) return { attribute: request.attribute, values: [], distinctValues: 0 };
  const isNumber = parts[0]!.segment.numbers.has(request.attribute);
  const counted = isNumber || parts.length > 1 ? fromSeveral(request, parts) : fromOne(request, parts[0]!);
  const limit = Math.min(request.limit ?? LIMITS.facetValues, LIMITS.facetValues);
  return {
    attribute: request.attribute,
    values: counted.first(limit),
    distinctValues: counted.length,
    ...(isNumber && statsOf(request.attribute, parts)),
  };
}

interface CountedValues {
  readonly length: number;
  first(limit: number): FacetCount[];
}

/** Values of one segment are numbered by name, so one number holds both count and name: sorting numbers is quick. */
function fromOne(
  { attribute, sort = "count", matching }: FacetRequest,
  { segment, counts }: SegmentCounts,
): CountedValues {
  const nameOf = namesIn(segment, attribute);
  const span = counts.length;
  // Whole numbers of 32 bits sort quicker, where they hold both.
  const most = Math.max(segment.products, segment.variants);
  const keys = (most + 1) * span < 2 ** 32 ? new Uint32Array(span) : new Float64Array(span);
  const matches = matching === undefined ? undefined : matchesValue(matching);
  let length = 0;
  for (let value = 0; value < span; value++) {
    const count = counts[value]!;
    if (count === 0 || (matches && !matches(nameOf(value)))) continue;
    keys[length++] = sort === "count" ? count * span + (span - 1 - value) : span - 1 - value;
  }
  const found = keys.subarray(0, length);
  return {
    length,
    first: (limit) => {
      if (limit === 0) return [];
      found.sort();
      const values: FacetCount[] = [];
      for (let at = length - 1; at >= 0 && values.length < limit; at--) {
        const value = span - 1 - (found[at]! % span);
        values.push({ value: nameOf(value), count: counts[value]! });
      }
      return values;
    },
  };
}

/** By name, since segments number values differently, and numbers by their size rather than as they are written. */
function fromSeveral(
  { attribute, sort = "count", matching, limit: most }: FacetRequest,
  parts: readonly SegmentCounts[],
): CountedValues {
  if (most === 0 && matching === undefined && parts.length === 1) {
    return { length: countNonZero(parts[0]!.counts), first: () => [] };
  }
  const matches = matching === undefined ? undefined : matchesValue(matching);
  const sums = new Map<string, number>();
  for (const { segment, counts } of parts) {
    const nameOf = namesIn(segment, attribute);
    for (let value = 0; value < counts.length; value++) {
      if (counts[value] === 0) continue;
      const name = nameOf(value);
      if (matches && !matches(name)) continue;
      sums.set(name, (sums.get(name) ?? 0) + counts[value]!);
    }
  }
  const byName = (a: FacetCount, b: FacetCount) => (a.value < b.value ? -1 : 1);
  return {
    length: sums.size,
    first: (limit) => {
      if (limit === 0) return [];
      const all = [...sums].map(([value, count]) => ({ value, count }));
      return all
        .toSorted((a, b) => (sort === "value" || a.count === b.count ? byName(a, b) : b.count - a.count))
        .slice(0, limit);
    },
  };
}

function countNonZero(counts: Uint32Array): number {
  let found = 0;
  for (let value = 0; value < counts.length; value++) if (counts[value] !== 0) found++;
  return found;
}

function namesIn(segment: Segment, attribute: string): (value: number) => string {
  const keywords = segment.keywords.get(attribute);
  if (keywords) return (value) => keywords.values.at(value);
  const { distinct } = segment.numbers.get(attribute)!;
  return (value) => String(distinct[value]);
}

/** Over every value as often as it was counted. */
function statsOf(attribute: string, parts: readonly SegmentCounts[]): Pick<FacetResult, "stats"> {
  let min = Infinity;
  let max = -Infinity;
  let sum = 0;
  let count = 0;
  for (const { segment, counts } of parts) {
    const { distinct } = segment.numbers.get(attribute)!;
    for (let place = 0; place < counts.length; place++) {
      const times = counts[place]!;
      if (times === 0) continue;
      const value = distinct[place]!;
      if (value < min) min = value;
      if (value > max) max = value;
      sum += value * times;
      count += times;
    }
  }
  return count === 0 ? {} : { stats: { min, max, sum, average: sum / count } };
}
