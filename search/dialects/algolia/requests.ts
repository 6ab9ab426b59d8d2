// Reads the body of a multi-query request.

import { rawParametersOf, isObject, type RawParameters } from "./parameters.ts";
import { problem, type Problem } from "./problem.ts";

export interface Request {
  readonly indexName: string;
  /** Facet to search; absent for a search for hits. */
  readonly facet?: string;
  readonly raw: RawParameters;
}

export interface Requests {
  readonly kind: "requests";
  readonly requests: readonly Request[];
  /** True to stop after a query that fills its page. */
  readonly stopsWhenEnough: boolean;
}

const MAX_REQUESTS = 50;

export function readRequests(body: RawParameters): Requests | Problem {
  const { requests: listed, strategy = "none" } = body;
  if (!Array.isArray(listed)) return problem('Invalid object attributes: "requests" should be an array');
  if (listed.length > MAX_REQUESTS)
    return problem(`Too many queries: at most ${MAX_REQUESTS} are allowed in one request`);
  if (strategy !== "none" && strategy !== "stopIfEnoughMatches") {
    return problem('Invalid value for "strategy" parameter, expected "none" or "stopIfEnoughMatches"');
  }
  const requests: Request[] = [];
  for (const one of listed as readonly unknown[]) {
    const request = isObject(one) ? readRequest(one) : problem('Invalid object in "requests", expected an object');
    if ("kind" in request) return request;
    requests.push(request);
  }
  return { kind: "requests", requests, stopsWhenEnough: strategy === "stopIfEnoughMatches" };
}

function readRequest(one: RawParameters): Request | Problem {
  const { indexName, type = "default", facet, ...given } = one;
  if (typeof indexName !== "string") return problem('Missing mandatory attribute "indexName"');
  if (type !== "default" && type !== "facet") {
    return problem('Invalid value for "type" parameter, expected "default" or "facet"');
  }
  if (type === "default") return { indexName, raw: rawParametersOf(given) };
  if (typeof facet !== "string") return problem('Missing mandatory attribute "facet"');
  return { indexName, facet, raw: rawParametersOf(given) };
}
