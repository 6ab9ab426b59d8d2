// Writes what a search found as the answer of the listing and suggestions dialects. A hit's own JSON is sent as it is kept.

import type { FacetResult, Hit, SearchResult } from "../../query.ts";
import { JsonBytes } from "../json-bytes.ts";
import type { ListingAnswer, WireError, WireFacetResult } from "./wire.ts";

export function printListingAnswer(found: Omit<SearchResult, "kind">): Uint8Array<ArrayBuffer> {
  const { hits, total, facets, isExact, queryId, corrections } = found;
  const body = new JsonBytes().text(`{"status":"OK","query_id":${JSON.stringify(queryId)},"result":{`);
  body.text(`"total":${total},"num":${hits.length},"exact":${isExact},"corrections":${JSON.stringify(corrections)},`);
  body.text(`"facets":${JSON.stringify(facets.map(facetOf))},"hits":[`);
  body.list(hits, (hit) => void body.object(hit.json, summaryOf(hit)));
  return body.text(']},"errors":[]}').toBytes();
}

export function printListingErrors(...errors: readonly WireError[]): string {
  return JSON.stringify({ status: "ERROR", errors } satisfies ListingAnswer);
}

const facetOf = ({ attribute, values, distinctValues, stats }: FacetResult): WireFacetResult => ({
  field: attribute,
  values,
  distinct_values: distinctValues,
  ...(stats && { stats }),
});

function summaryOf({ highlights }: Hit): string {
  if (highlights === undefined) return "";
  const texts = Object.entries(highlights).map(([field, { text }]) => [field, text] as const);
  return `"_summary":${JSON.stringify(Object.fromEntries(texts))}`;
}
