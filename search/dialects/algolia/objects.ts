// Records by objectID: the query for them, and the response.

import type { Filter, SearchQuery, SearchResult } from "../../query.ts";
import { LIMITS } from "../../query.ts";
import type { IndexSchema } from "../../schema.ts";
import type { JsonBytes } from "../json-bytes.ts";
import { isObject, readParameters, type RawParameters } from "./parameters.ts";
import { problem, type Problem } from "./problem.ts";

export interface ObjectRequest {
  readonly indexName: string;
  readonly objectID: string;
  /** All fields if absent. */
  readonly fields?: readonly string[];
}

export function readObjectRequests(
  body: RawParameters,
): { kind: "requests"; requests: readonly ObjectRequest[] } | Problem {
  const { requests: listed } = body;
  if (!Array.isArray(listed)) return problem('Invalid object attributes: "requests" should be an array');
  if (listed.length > LIMITS.hitsPerPage)
    return problem(`Too many objects: at most ${LIMITS.hitsPerPage} are allowed in one request`);
  const requests: ObjectRequest[] = [];
  for (const one of listed as readonly unknown[]) {
    const request = isObject(one)
      ? readObjectRequest(one)
      : problem('Invalid object in "requests", expected an object');
    if ("kind" in request) return request;
    requests.push(request);
  }
  return { kind: "requests", requests };
}

export function readObjectRequest(raw: RawParameters): ObjectRequest | Problem {
  const { indexName, objectID } = raw;
  if (typeof indexName !== "string") return problem('Missing mandatory attribute "indexName"');
  if (typeof objectID !== "string") return problem('Missing mandatory attribute "objectID"');
  const read = readParameters({ attributesToRetrieve: raw.attributesToRetrieve });
  if (read.kind === "problem") return read;
  const fields = read.parameters.attributesToRetrieve;
  return { indexName, objectID, ...(fields && !fields.includes("*") && { fields }) };
}

/** One query for all records with the same index and fields. */
export function objectsQuery(requests: readonly ObjectRequest[], schema: IndexSchema): SearchQuery {
  const ids = [...new Set(requests.map(({ objectID }) => objectID))];
  const filter: Filter = { kind: "is", attribute: schema.variantId, values: ids };
  const fields = requests[0]?.fields;
  return { filter, limit: ids.length, isDistinct: false, ...(fields && { fields: [...fields, schema.variantId] }) };
}

/** Prints the record of a request, if it was found. */
export function printObject(body: JsonBytes, id: string, found: SearchResult, schema: IndexSchema): boolean {
  const hit = found.hits.find(({ variantId }) => variantId === id);
  if (hit === undefined) return false;
  body.object(hit.json, schema.variantId === "objectID" ? "" : `"objectID":${JSON.stringify(id)}`);
  return true;
}
