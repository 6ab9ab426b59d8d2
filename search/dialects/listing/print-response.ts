// Prints a result as a response of the listing and suggestions dialects. The JSON of hits is copied unchanged.

import type { FacetResult, Hit, SearchResult } from "../../query.ts";
import { JsonBytes } from "../json-bytes.ts";
import { EncodedTexts } from "../encoded-texts.ts";
import type { ListingResponse, WireError } from "./wire.ts";

export function printListingResponse(found: Omit<SearchResult, "kind">): Uint8Array<ArrayBuffer> {
  const { hits, total, facets, isExact, queryId, corrections } = found;
  const body = new JsonBytes().text(`{"status":"OK","query_id":${JSON.stringify(queryId)},"result":{`);
  body.text(`"total":${total},"num":${hits.length},"exact":${isExact},"corrections":${JSON.stringify(corrections)},`);
  body.text('"facets":[').list(facets, (facet) => printFacet(body, facet));
  body.text('],"hits":[').list(hits, (hit) => void body.object(hit.json, summaryOf(hit)));
  return body.text(']},"errors":[]}').toBytes();
}

export function printListingErrors(...errors: readonly WireError[]): string {
  return JSON.stringify({ status: "ERROR", errors } satisfies ListingResponse);
}

function printFacet(body: JsonBytes, { attribute, values, distinctValues, stats }: FacetResult): void {
  body.text(`{"field":${JSON.stringify(attribute)},"values":[`).counts(values, VALUES, "}");
  body.text(`],"distinct_values":${distinctValues}${stats ? `,"stats":${JSON.stringify(stats)}` : ""}}`);
}

const VALUES = new EncodedTexts('{"value":', ',"count":');

function summaryOf({ highlights }: Hit): string {
  if (highlights === undefined) return "";
  const texts = Object.entries(highlights).map(([field, { text }]) => [field, text] as const);
  return `"_summary":${JSON.stringify(Object.fromEntries(texts))}`;
}
