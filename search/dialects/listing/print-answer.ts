// Writes what a search found as the answer of the listing and suggestions dialects. A hit's own JSON is sent as it is kept.

import type { FacetResult, Hit, SearchResult } from "../../query.ts";
import { JsonBytes } from "../json-bytes.ts";
import { PrintedTexts } from "../printed-texts.ts";
import type { ListingAnswer, WireError } from "./wire.ts";

export function printListingAnswer(found: Omit<SearchResult, "kind">): Uint8Array<ArrayBuffer> {
  const { hits, total, facets, isExact, queryId, corrections } = found;
  const body = new JsonBytes().text(`{"status":"OK","query_id":${JSON.stringify(queryId)},"result":{`);
  body.text(`"total":${total},"num":${hits.length},"exact":${isExact},"corrections":${JSON.stringify(corrections)},`);
  body.text('"facets":[').list(facets, (facet) => printFacet(body, facet));
  body.text('],"hits":[').list(hits, (hit) => void body.object(hit.json, summaryOf(hit)));
  return body.text(']},"errors":[]}').toBytes();
}

export function printListingErrors(...errors: readonly WireError[]): string {
  return JSON.stringify({ status: "ERROR", errors } satisfies ListingAnswer);
}

function printFacet(body: JsonBytes, { attribute, values, distinctValues, stats }: FacetResult): void {
  body.text(`{"field":${JSON.stringify(attribute)},"values":[`).counts(values, VALUES, "}");
  body.text(`],"distinct_values":${distinctValues}${stats ? `,"stats":${JSON.stringify(stats)}` : ""}}`);
}

const VALUES = new PrintedTexts('{"value":', ',"count":');

function summaryOf({ highlights }: Hit): string {
  if (highlights === undefined) return "";
  const texts = Object.entries(highlights).map(([field, { text }]) => [field, text] as const);
  return `"_summary":${JSON.stringify(Object.fromEntries(texts))}`;
}
