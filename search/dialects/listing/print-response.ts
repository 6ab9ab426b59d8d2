// Prints a result as a response of the listing and suggestions dialects. The JSON of hits is copied unchanged.

import type { Reading } from "../../intent/reading.ts";
import type { FacetResult, Hit, SearchResult } from "../../query.ts";
import { bytesOf, JsonBytes } from "../json-bytes.ts";
import { EncodedTexts } from "../encoded-texts.ts";
import type { ListingResponse, WireError, WireReading } from "./wire.ts";

/** Optional members of a response. */
export interface ResponseShape {
  readonly hasIds: boolean;
  readonly hasMatches: boolean;
  /** For suggestions without hits: the nearest text with products. */
  readonly nearest?: string;
  /** Interpretation of the text. */
  readonly reading?: Reading;
}

const printReading = ({ parts, dropped, hasMatches, unused }: Reading): WireReading => ({
  parts,
  dropped,
  has_matches: hasMatches,
  unused,
});

const PLAIN: ResponseShape = { hasIds: false, hasMatches: false };

export function printListingResponse(
  found: Omit<SearchResult, "kind">,
  { hasIds, hasMatches, nearest, reading }: ResponseShape = PLAIN,
): Uint8Array<ArrayBuffer> {
  const { hits, total, facets, isExact, queryId, corrections, unusedRuleContexts, rules } = found;
  const body = new JsonBytes().text(`{"status":"OK","query_id":${JSON.stringify(queryId)},"result":{`);
  body.text(`"total":${total},"num":${hits.length},"exact":${isExact},"corrections":${JSON.stringify(corrections)},`);
  body.text('"facets":[').list(facets, (facet) => printFacet(body, facet));
  body
    .text('],"hits":[')
    .room(bytesOf(hits))
    .list(hits, (hit) => void body.object(hit.json, summaryOf(hit, hasMatches)));
  body.text("]");
  if (hasIds) body.text(`,"ids":${JSON.stringify(hits.map(({ id, variantId }) => [id, variantId]))}`);
  if (nearest !== undefined) body.text(`,"nearest":${JSON.stringify(nearest)}`);
  if (reading) body.text(`,"interpretation":${JSON.stringify(printReading(reading))}`);
  if (unusedRuleContexts) body.text(`,"unused_rule_contexts":${JSON.stringify(unusedRuleContexts)}`);
  if (rules) {
    body.text(`,"applied_rules":${JSON.stringify(rules.ids)}`);
    if (rules.banner) body.text(`,"banner":${JSON.stringify(rules.banner)}`);
    if (rules.redirect !== undefined) body.text(`,"redirect":${JSON.stringify(rules.redirect)}`);
  }
  return body.text('},"errors":[]}').toBytes();
}

export function printListingErrors(...errors: readonly WireError[]): string {
  return JSON.stringify({ status: "ERROR", errors } satisfies ListingResponse);
}

function printFacet(body: JsonBytes, { attribute, values, distinctValues, stats, groups }: FacetResult): void {
  body.text(`{"field":${JSON.stringify(attribute)},"values":[`).counts(values, VALUES, "}");
  body.text(`],"distinct_values":${distinctValues}`);
  if (stats) body.text(`,"stats":${JSON.stringify(stats)}`);
  if (groups) body.text(`,"groups":${JSON.stringify(groups)}`);
  body.text("}");
}

const VALUES = new EncodedTexts('{"value":', ',"count":');

function summaryOf({ highlights }: Hit, hasMatches: boolean): string {
  if (highlights === undefined) return "";
  const fields = Object.entries(highlights);
  const texts = Object.fromEntries(fields.map(([field, { text }]) => [field, text]));
  if (!hasMatches) return `"_summary":${JSON.stringify(texts)}`;
  const matches = Object.fromEntries(fields.map(([field, { level, words }]) => [field, { level, words }]));
  return `"_summary":${JSON.stringify(texts)},"_matches":${JSON.stringify(matches)}`;
}
