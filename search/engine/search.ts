// Runs a search over all segments and combines their results.

import { randomFillSync } from "node:crypto";
import { checkQuery } from "../check-query.ts";
import type { Refusal, SearchQuery, SearchResult } from "../query.ts";
import type { IndexSchema } from "../schema.ts";
import { countSelection } from "./counting.ts";
import { GroupCounts } from "./groups.ts";
import { hitsOf, type Part } from "./hits.ts";
import { relevance } from "./relevance.ts";
import type { Segment } from "./segment.ts";
import { Selections, type Selection } from "./selection.ts";
import { askText, type AskedText } from "./text-search.ts";
import { facetResult, type SegmentCounts } from "./values.ts";

/** Default limit of hits. */
const DEFAULT_LIMIT = 20;

export function searchSegments(
  schema: IndexSchema,
  segments: readonly Segment[],
  query: SearchQuery,
  onCorrupt: (error: Error) => void,
): SearchResult | Refusal {
  const refusal = checkQuery(query, schema);
  if (refusal) return refusal;
  const text = askText(query, segments);
  const facets = new Map<string, SegmentCounts[]>((query.facets ?? []).map(({ attribute }) => [attribute, []]));
  const groups = new GroupCounts(query);
  const searches = segments.map((segment, index) => searchOne(segment, index, query, text, facets, groups));
  const result: SearchResult = {
    kind: "found",
    hits: hitsOf(
      searches.map(({ part }) => part),
      query,
      { offset: query.offset ?? 0, limit: query.limit ?? DEFAULT_LIMIT },
      text,
      onCorrupt,
    ),
    total: searches.reduce((sum, { part }) => sum + part.total, 0),
    facets: (query.facets ?? []).map((request) => ({
      ...facetResult(request, facets.get(request.attribute)!),
      ...groups.resultOf(request),
    })),
    isExact: true,
    queryId: nextQueryId(),
    corrections: text.corrections,
  };
  for (const { close } of searches) close();
  for (const parts of facets.values()) for (const { segment, counts } of parts) segment.counters.give(counts);
  return result;
}

const ID_BYTES = 16;
/** Random bytes for many ids at once, because generating them is slower than counting a facet. */
const chance = Buffer.alloc(ID_BYTES * 256);
let drawn = chance.length;

function nextQueryId(): string {
  if (drawn === chance.length) {
    randomFillSync(chance);
    drawn = 0;
  }
  drawn += ID_BYTES;
  return chance.toString("hex", drawn - ID_BYTES, drawn);
}

function searchOne(
  segment: Segment,
  index: number,
  query: SearchQuery,
  text: AskedText,
  facets: ReadonlyMap<string, SegmentCounts[]>,
  groups: GroupCounts,
): { readonly part: Part; close(): void } {
  const { isDistinct = true } = query;
  const matched = text.isEmpty ? undefined : text.match(index);
  const selections = new Selections(segment, query, matched?.products);
  const selection = selections.select();
  const isRefined = (attribute: string) => selections.isRefined(attribute);
  const plain = [...facets.keys()].filter((attribute) => !isRefined(attribute));
  const { total, counts } = countSelection(segment, selection, plain, isDistinct);
  for (const attribute of plain) {
    facets.get(attribute)!.push({ segment, counts: counts.get(attribute)! });
    groups.add(segment, selection, attribute, isDistinct);
  }
  for (const attribute of [...facets.keys()].filter(isRefined)) {
    const without = selections.select(attribute);
    const own = countSelection(segment, without, [attribute], isDistinct).counts.get(attribute)!;
    facets.get(attribute)!.push({ segment, counts: own });
    groups.add(segment, without, attribute, isDistinct);
    selections.release(without);
  }
  return {
    part: {
      segment,
      selection,
      total,
      relevance: relevanceOf(segment, selection, query, matched?.costOf),
      sorted: query.sort && facets.get(query.sort.attribute)?.at(-1)?.counts,
    },
    close() {
      selections.release(selection);
      selections.close();
      matched?.close();
    },
  };
}

/** Undefined if hits are not sorted by relevance. */
function relevanceOf(
  segment: Segment,
  selection: Selection,
  { sort, boosts = [], limit = DEFAULT_LIMIT }: SearchQuery,
  costOf: ((product: number) => number) | undefined,
) {
  if (sort || limit === 0 || (!costOf && boosts.length === 0)) return undefined;
  return relevance(segment, selection, costOf, boosts);
}
