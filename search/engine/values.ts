// Creates facet results from the counts of segments.

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

/** Values of a segment are numbered by name, so a stable sort by count leaves ties sorted by name. */
function fromOne(
  { attribute, sort = "count", matching }: FacetRequest,
  { segment, counts }: SegmentCounts,
): CountedValues {
  const nameOf = namesIn(segment, attribute);
  const found = scratchArray("found", counts.length);
  const matches = matching === undefined ? undefined : matchesValue(matching);
  let length = 0;
  for (let value = 0; value < counts.length; value++) {
    if (counts[value] !== 0 && (!matches || matches(nameOf(value)))) found[length++] = value;
  }
  return {
    length,
    first: (limit) => {
      if (limit === 0) return [];
      const values = found.subarray(0, length);
      const ordered = sort === "count" ? byCount(values, counts) : values;
      const named: FacetCount[] = [];
      for (let at = 0; at < length && at < limit; at++) {
        named.push({ value: nameOf(ordered[at]!), count: counts[ordered[at]!]! });
      }
      return named;
    },
  };
}

/** Scratch space, reused by each facet. */
const scratch = { found: new Uint32Array(0), ordered: new Uint32Array(0) };

function scratchArray(name: keyof typeof scratch, length: number): Uint32Array {
  if (scratch[name].length < length) scratch[name] = new Uint32Array(length);
  return scratch[name];
}

/** For fewer values, comparing is faster. */
const FEW = 64;
/** Counts from here on are rare and sorted by comparison; lower ones by a counting sort. */
const LARGE = 4_096;
/** End of the values of each count, from LARGE - 1 downwards. */
const ends = new Uint32Array(LARGE + 1);

/** Values by descending count; stable. */
function byCount(values: Uint32Array, counts: Uint32Array): ArrayLike<number> {
  if (values.length <= FEW) return Array.from(values).toSorted((a, b) => counts[b]! - counts[a]! || a - b);
  const large: number[] = [];
  let highest = 0;
  ends.fill(0);
  for (let at = 0; at < values.length; at++) {
    const count = counts[values[at]!]!;
    if (count >= LARGE) large.push(values[at]!);
    else {
      if (count > highest) highest = count;
      ends[LARGE - count]!++;
    }
  }
  const ordered = scratchArray("ordered", values.length);
  ordered.set(large.toSorted((a, b) => counts[b]! - counts[a]! || a - b));
  const first = LARGE - highest;
  ends[first - 1] = large.length;
  for (let at = first; at <= LARGE; at++) ends[at]! += ends[at - 1]!;
  // Values of a count start where those of higher counts end.
  for (let at = 0; at < values.length; at++) {
    const count = counts[values[at]!]!;
    if (count < LARGE) ordered[ends[LARGE - count - 1]!++] = values[at]!;
  }
  return ordered;
}

/** Merges by name, because segments number values differently. Numbers sort numerically. */
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

/** Statistics weighted by count. */
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
