// Single records by their objectID: searches for them, and the answer with each in its place or null.

import type { Filter, SearchQuery, SearchResult } from "../../query.ts";
import { LIMITS } from "../../query.ts";
import type { IndexSchema } from "../../schema.ts";
import type { JsonBytes } from "../json-bytes.ts";
import { isObject, readParameters, type Given } from "./parameters.ts";
import { problem, type Problem } from "./problem.ts";

export interface ObjectRequest {
  readonly indexName: string;
  readonly objectID: string;
  /** Absent means all of them. */
  readonly fields?: readonly string[];
}

export function readObjectRequests(body: Given): { kind: "requests"; requests: readonly ObjectRequest[] } | Problem {
  const { requests: listed } = body;
  if (!Array.isArray(listed)) return problem('Invalid object attributes: "requests" should be an array');
  if (listed.length > LIMITS.hitsPerPage)
    return problem(`At most ${LIMITS.hitsPerPage} objects can be asked for at once`);
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

export function readObjectRequest(given: Given): ObjectRequest | Problem {
  const { indexName, objectID } = given;
  if (typeof indexName !== "string") return problem('Missing mandatory attribute "indexName"');
  if (typeof objectID !== "string") return problem('Missing mandatory attribute "objectID"');
  const read = readParameters({ attributesToRetrieve: given.attributesToRetrieve });
  if (read.kind === "problem") return read;
  const fields = read.parameters.attributesToRetrieve;
  return { indexName, objectID, ...(fields && !fields.includes("*") && { fields }) };
}

/** One search for all records of an index of which the same fields are wanted. */
export function objectsQuery(requests: readonly ObjectRequest[], schema: IndexSchema): SearchQuery {
  const ids = [...new Set(requests.map(({ objectID }) => objectID))];
  const filter: Filter = { kind: "is", attribute: schema.variantId, values: ids };
  const fields = requests[0]?.fields;
  return { filter, limit: ids.length, isDistinct: false, ...(fields && { fields: [...fields, schema.variantId] }) };
}

/** The record of a request, if it was found. */
export function printObject(body: JsonBytes, id: string, found: SearchResult, schema: IndexSchema): boolean {
  const hit = found.hits.find(({ variantId }) => variantId === id);
  if (hit === undefined) return false;
  body.object(hit.json, schema.variantId === "objectID" ? "" : `"objectID":${JSON.stringify(id)}`);
  return true;
}
