// Records by objectID: the query for them, and the response.

import type { Filter, SearchQuery, SearchResult } from "../../query.ts";
import { LIMITS } from "../../query.ts";
import type { IndexSchema } from "../../schema.ts";
import { withoutMembers, type JsonBytes } from "../json-bytes.ts";
import { derivedOf, printDerived, type DerivedField } from "./derived.ts";
import { isObject, readParameters, type RawParameters } from "./parameters.ts";
import { problem, type Problem } from "./problem.ts";

export interface ObjectRequest {
  readonly indexName: string;
  readonly objectID: string;
  /** Names as requested; all fields if absent. */
  readonly asked?: readonly string[];
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
  const asked = read.parameters.attributesToRetrieve;
  return { indexName, objectID, ...(asked && !asked.includes("*") && { asked }) };
}

/** One query for all records with the same index and fields. */
export function objectsQuery(
  requests: readonly ObjectRequest[],
  schema: IndexSchema,
  derivedFields: readonly DerivedField[],
): SearchQuery {
  const ids = [...new Set(requests.map(({ objectID }) => objectID))];
  const filter: Filter = { kind: "is", attribute: schema.variantId, values: ids };
  const asked = requests[0]?.asked;
  const sources = derivedOf(asked ?? EVERY, derivedFields).flatMap((field) => field.sources);
  const fields = asked && [...new Set([...asked, ...sources, schema.variantId])];
  return { filter, limit: ids.length, isDistinct: false, ...(fields && { fields }) };
}

/** Prints the record of a request, if it was found. */
export function printObject(
  body: JsonBytes,
  { objectID: id, asked }: ObjectRequest,
  found: SearchResult,
  schema: IndexSchema,
  derivedFields: readonly DerivedField[],
): boolean {
  const hit = found.hits.find(({ variantId }) => variantId === id);
  if (hit === undefined) return false;
  const derived = derivedOf(asked ?? EVERY, derivedFields);
  const onlySources = asked ? derived.flatMap(({ sources }) => sources).filter((name) => !asked.includes(name)) : [];
  const json = onlySources.length === 0 ? hit.json : withoutMembers(hit.json, new Set(onlySources));
  const own = schema.variantId === "objectID" ? [] : [`"objectID":${JSON.stringify(id)}`];
  body.object(json, [...printDerived(hit, derived), ...own].join(","));
  return true;
}

const EVERY: readonly string[] = ["*"];
