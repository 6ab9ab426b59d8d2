// Prints the response of a search with the names and order that Algolia's clients expect.

import { queryWords } from "../../engine/text/analyse.ts";
import { type AppliedRules, LIMITS, type FacetResult, type SearchResult } from "../../query.ts";
import { bytesOf, type JsonBytes } from "../json-bytes.ts";
import { EncodedTexts } from "../encoded-texts.ts";
import { levelFacet } from "./hierarchy.ts";
import type { ResponseShape, Window } from "./parse-search.ts";
import { printHit } from "./print-hit.ts";

export interface SearchToPrint {
  readonly result: SearchResult;
  readonly shape: ResponseShape;
  /** Words that became optional, because there were no hits with all of them. */
  readonly dropped?: readonly string[];
  /** Milliseconds. */
  readonly time: number;
  /** In multi-queries, false if the query was skipped. */
  readonly isProcessed?: boolean;
}

export async function printSearch(
  body: JsonBytes,
  { result, shape, dropped, time, isProcessed }: SearchToPrint,
): Promise<void> {
  body.text("{");
  const { rules } = result;
  const wants = (member: string) => shape.members === undefined || shape.members.has(member);
  let comma = "";
  if (wants("hits")) {
    body.text('"hits":[').room(bytesOf(result.hits));
    await body.listInTurns(result.hits, (hit) => printHit(body, hit, shape, result.corrections.length));
    body.text("]");
    comma = ",";
  }
  const members: Readonly<Record<string, unknown>> = {
    ...countsOf(result, shape.window),
    ...(shape.facets.length > 0 && facetsOf(result, shape)),
    ...exhaustiveness(result),
    query: shape.text,
    ...(dropped && { queryAfterRemoval: markDropped(shape.text, dropped, shape.snippets) }),
    params: shape.params,
    index: shape.index,
    renderingContent: rules?.redirect === undefined ? {} : { redirect: { url: rules.redirect } },
    processingTimeMS: Math.round(time),
    ...(shape.hasQueryId && { queryID: result.queryId }),
    ...(shape.hasRankingInfo && { parsedQuery: shape.text.toLowerCase(), timeoutCounts: false, timeoutHits: false }),
    ...(isProcessed !== undefined && { processed: isProcessed }),
    ...((rules ?? result.unusedRuleContexts) && { appliedRules: (rules?.ids ?? []).map((objectID) => ({ objectID })) }),
    ...(rules && (rules.banner ?? rules.redirect) !== undefined && { userData: userDataOf(rules) }),
  };
  for (const [name, value] of Object.entries(members)) {
    if (!wants(name)) continue;
    body.text(`${comma}"${name}":`);
    if (value instanceof FacetCounts) printCounts(body, value);
    else body.text(JSON.stringify(value));
    comma = ",";
  }
  if (shape.window.isTooDeep) body.text(`${comma}"message":${JSON.stringify(TOO_DEEP)}`);
  body.text("}");
}

/** The custom data of rules, in which clients look for banners and redirects. */
const userDataOf = ({ banner, redirect }: AppliedRules): readonly object[] => [
  ...(banner ? [{ banner }] : []),
  ...(redirect === undefined ? [] : [{ redirect }]),
];

/** Like Algolia, pages beyond the limit have correct counts, no hits and this message. */
const TOO_DEEP = `you can only fetch the ${LIMITS.deepestHit} hits for this query. Add filters to narrow it down.`;

/** The query with the dropped words marked. */
function markDropped(text: string, dropped: readonly string[], { before, after }: ResponseShape["snippets"]): string {
  const isDropped = (word: string) => queryWords(word).some((one) => dropped.includes(one));
  return text
    .split(/(\s+)/u)
    .map((word) => (isDropped(word) ? `${before}${word}${after}` : word))
    .join("");
}

function countsOf({ total }: SearchResult, { offset, limit, page, isByOffset }: Window): object {
  if (isByOffset) return { nbHits: total, offset, length: limit };
  const reachable = Math.min(total, LIMITS.deepestHit);
  return { nbHits: total, page, nbPages: limit === 0 ? 0 : Math.ceil(reachable / limit), hitsPerPage: limit };
}

function facetsOf({ facets }: SearchResult, shape: ResponseShape): object {
  const { facetLimit: limit, facetSort, hierarchy } = shape;
  const named = shape.facets.flatMap(({ asked, attribute, level }) => {
    const facet = facets.find((one) => one.attribute === attribute);
    if (facet === undefined || facet.values.length === 0) return [];
    if (level !== undefined) return [{ asked, facet: levelFacet(facet, hierarchy!, level, limit, facetSort) }];
    return [{ asked, facet: facet.values.length > limit ? { ...facet, values: facet.values.slice(0, limit) } : facet }];
  });
  const stats = named.flatMap(({ asked, facet: { stats: of } }) =>
    of ? [[asked, { min: of.min, max: of.max, avg: of.average, sum: of.sum }]] : [],
  );
  return {
    facets: new FacetCounts(named),
    ...(stats.length > 0 && { facets_stats: Object.fromEntries(stats) }),
  };
}

/** SearchToPrint by hand, because an object would move values that look like numbers, such as sizes, to the front. */
function printCounts(body: JsonBytes, { named }: FacetCounts): void {
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

/** Facets that are printed by printCounts. */
class FacetCounts {
  readonly named: readonly NamedFacet[];
  constructor(named: readonly NamedFacet[]) {
    this.named = named;
  }
}
