// The answer to a search, in the order and under the names that Algolia's clients know.

import { LIMITS, type FacetResult, type SearchResult } from "../../query.ts";
import type { JsonBytes } from "../json-bytes.ts";
import { EncodedTexts } from "../encoded-texts.ts";
import type { Shape, Window } from "./parse-search.ts";
import { printHit } from "./print-hit.ts";

export interface Printed {
  readonly result: SearchResult;
  readonly shape: Shape;
  /** Milliseconds. */
  readonly time: number;
  /** Of several queries, of which later ones may not be needed. */
  readonly isProcessed?: boolean;
}

export function printSearch(body: JsonBytes, { result, shape, time, isProcessed }: Printed): void {
  body.text("{");
  const wants = (member: string) => shape.members === undefined || shape.members.has(member);
  let comma = "";
  if (wants("hits")) {
    body
      .text('"hits":[')
      .list(result.hits, (hit) => printHit(body, hit, shape, result.corrections.length))
      .text("]");
    comma = ",";
  }
  const members: Readonly<Record<string, unknown>> = {
    ...countsOf(result, shape.window),
    ...(shape.facets.length > 0 && facetsOf(result, shape)),
    ...exhaustiveness(result),
    query: shape.text,
    params: shape.params,
    index: shape.index,
    renderingContent: {},
    processingTimeMS: Math.round(time),
    ...(shape.hasQueryId && { queryID: result.queryId }),
    ...(shape.hasRankingInfo && { parsedQuery: shape.text.toLowerCase(), timeoutCounts: false, timeoutHits: false }),
    ...(isProcessed !== undefined && { processed: isProcessed }),
  };
  for (const [name, value] of Object.entries(members)) {
    if (!wants(name)) continue;
    body.text(`${comma}"${name}":`);
    if (value instanceof Counted) printCounts(body, value);
    else body.text(JSON.stringify(value));
    comma = ",";
  }
  if (shape.window.isTooDeep) body.text(`${comma}"message":${JSON.stringify(TOO_DEEP)}`);
  body.text("}");
}

/** Algolia answers a page too deep with no hits and these words; how many there are is right all the same. */
const TOO_DEEP =
  `you can only fetch the ${LIMITS.deepestHit} hits for this query. ` +
  "Narrow the query by filters to reach the others.";

function countsOf({ total }: SearchResult, { offset, limit, page, isByOffset }: Window): object {
  if (isByOffset) return { nbHits: total, offset, length: limit };
  const reachable = Math.min(total, LIMITS.deepestHit);
  return { nbHits: total, page, nbPages: limit === 0 ? 0 : Math.ceil(reachable / limit), hitsPerPage: limit };
}

function facetsOf({ facets }: SearchResult, shape: Shape): object {
  const named = shape.facets.flatMap(({ asked, attribute }) => {
    const facet = facets.find((one) => one.attribute === attribute);
    return facet === undefined || facet.values.length === 0 ? [] : [{ asked, facet }];
  });
  const stats = named.flatMap(({ asked, facet: { stats: of } }) =>
    of ? [[asked, { min: of.min, max: of.max, avg: of.average, sum: of.sum }]] : [],
  );
  return {
    facets: new Counted(named),
    ...(stats.length > 0 && { facets_stats: Object.fromEntries(stats) }),
  };
}

/** By hand: an object would put values that look like numbers, as sizes do, before all others. */
function printCounts(body: JsonBytes, { named }: Counted): void {
  const print = ({ asked, facet }: NamedFacet) =>
    void body
      .text(`${JSON.stringify(asked)}:{`)
      .counts(facet.values, VALUES, "")
      .text("}");
  body.text("{").list(named, print).text("}");
}

const VALUES = new EncodedTexts("", ":");

function exhaustiveness({ isExact }: SearchResult): object {
  return {
    exhaustiveFacetsCount: isExact,
    exhaustiveNbHits: isExact,
    exhaustiveTypo: isExact,
    exhaustive: { facetsCount: isExact, facetValues: isExact, nbHits: isExact, typo: isExact },
  };
}

interface NamedFacet {
  readonly asked: string;
  readonly facet: FacetResult;
}

/** Facets that are written as such. */
class Counted {
  readonly named: readonly NamedFacet[];
  constructor(named: readonly NamedFacet[]) {
    this.named = named;
  }
}
