// The Algolia-compatible search API (SR-06): routes, credentials, bodies and errors. Mounted at "/".

import { Hono, type Context } from "hono";
import { cors } from "hono/cors";
import {
  rawParametersOf,
  isProblem,
  noSuchObject,
  problem,
  readEvents,
  readObjectRequest,
  readObjectRequests,
  readRecommendations,
  readRequests,
  settingsOf,
  type RawParameters,
  type Problem,
} from "#search/dialects/algolia/index";
import { rememberFor } from "#concurrency";
import type { ClientRules } from "#browsing";
import { isMobile } from "#catalogue";
import { JsonBytes } from "#search/dialects/json-bytes";
import type { UnderstandText } from "#search/understood-query";
import { isCrawler } from "../../insights/automated.ts";
import type { ClientEvents } from "../../insights/client-events.ts";
import { UNLIMITED_BUDGET } from "../listing-answer.ts";
import type { PublicReads } from "../../reads/public-reads.ts";
import { withinBudget } from "./within-budget.ts";
import { checkAccess, type Credentials } from "./access.ts";
import { LARGEST_BODY, readBody, tooLarge } from "./body.ts";
import { limitBody } from "../body-limit.ts";
import { listIndexes, NO_RULES, searchSynonyms } from "./index-facts.ts";
import { answerRecommendations } from "./recommendations.ts";
import { answerBrowse, answerObject, answerObjects } from "./records.ts";
import {
  answerAll,
  answerOne,
  findIndex,
  readFacetSearch,
  readSearch,
  type AlgoliaIndexes,
  type FoundIndex,
  type PreparedSearch,
} from "./searches.ts";

export interface AlgoliaParts extends Omit<AlgoliaIndexes, "origin" | "budget" | "onSearch"> {
  /** Counts searches and events; without it, events are only validated. */
  readonly events?: Pick<ClientEvents, "searched" | "take">;
  /** Origin of the addresses in hits; defaults to the request's. */
  readonly origin?: string | undefined;
  readonly credentials: Credentials;
  /** Translates queries to English, from `language` or the visitor's; without it, queries are searched verbatim. */
  readonly understandFor?: (context: Context, language?: string) => Promise<UnderstandText>;
  /** The merchant's rules, as they apply to a request; without it, there are none. */
  readonly rulesFor?: (context: Context, language?: string) => Promise<ClientRules>;
  /** Budgets of clients; without it, there are none. */
  readonly reads?: PublicReads;
  /** Called with unexpected errors, which responses do not disclose. */
  readonly onError?: (error: unknown) => void;
}

type ApiResult = JsonBytes | object | Problem;

export function algoliaApp({
  credentials,
  understandFor,
  rulesFor,
  onError,
  reads,
  events,
  ...parts
}: AlgoliaParts): Hono {
  const app = new Hono();
  const indexesFor = (context: Context): AlgoliaIndexes => ({
    ...parts,
    origin: parts.origin ?? new URL(context.req.url).origin,
    budget: reads
      ? { admit: (cost) => reads.admit(context, cost, credentials.apiKey), answerBytes: reads.answerBytes }
      : UNLIMITED_BUDGET,
    ...(understandFor && { understandIn: (language) => understandFor(context, language) }),
    ...(rulesFor && { rulesIn: (language) => rulesFor(context, language) }),
    ...(events && counts(context) && { onSearch: (search) => events.searched(search, deviceOf(context)) }),
  });
  const searched = (context: Context, prepared: PreparedSearch | Problem): ApiResult | Promise<ApiResult> =>
    prepared.kind === "problem" ? prepared : answerOne(indexesFor(context), prepared);
  const found = async (
    context: Context,
    answer: (index: FoundIndex) => ApiResult | Promise<ApiResult>,
  ): Promise<Response> => {
    const index = findIndex(indexesFor(context), context.req.param("index") ?? "");
    return send(index.kind === "problem" ? index : await answer(index));
  };
  const within = async (
    context: Context,
    answer: (indexes: AlgoliaIndexes) => ApiResult | Promise<ApiResult>,
  ): Promise<Response> => {
    const indexes = indexesFor(context);
    return send(await withinBudget(indexes.budget, FACT_COST, async () => answer(indexes)));
  };
  const posted = async (
    context: Context,
    answer: (raw: RawParameters) => ApiResult | Promise<ApiResult>,
  ): Promise<Response> => {
    const body = await readBody(context);
    return send(body.kind === "problem" ? body : await answer(body.raw));
  };

  // For preflight requests only: as middleware of all routes, it would turn every response into a stream.
  app.options("/1/*", cors({ origin: "*", allowMethods: ["GET", "POST", "OPTIONS"], maxAge: DAY_SECONDS }));
  app.use("/1/*", async (context, next) => {
    const refusal = checkAccess(context, credentials);
    return refusal ? send(refusal) : next();
  });
  app.use(
    "/1/*",
    limitBody(LARGEST_BODY, () => send(tooLarge)),
  );

  app.post("/1/indexes/:star{\\*}/queries", (context) =>
    posted(context, (raw) => {
      const read = readRequests(raw);
      return read.kind === "problem" ? read : answerAll(indexesFor(context), read.requests, read.stopsWhenEnough);
    }),
  );
  app.post("/1/indexes/:star{\\*}/objects", (context) =>
    posted(context, (raw) => {
      const read = readObjectRequests(raw);
      return read.kind === "problem" ? read : answerObjects(indexesFor(context), read.requests);
    }),
  );
  app.post("/1/indexes/:star{\\*}/recommendations", (context) =>
    posted(context, (raw) => {
      const read = readRecommendations(raw);
      return read.kind === "problem" ? read : answerRecommendations(indexesFor(context), read.requests);
    }),
  );
  const listed = rememberFor(LISTED_MS, () => listIndexes(parts));
  app.get("/1/indexes", (context) => within(context, listed));
  app.get("/1/indexes/:index", (context) =>
    found(context, (index) => searched(context, readSearch(index, rawParametersOf(context.req.query())))),
  );
  app.post("/1/indexes/:index/query", (context) =>
    posted(context, (raw) => {
      const index = findIndex(indexesFor(context), context.req.param("index"));
      return index.kind === "problem" ? index : searched(context, readSearch(index, rawParametersOf(raw)));
    }),
  );
  app.post("/1/indexes/:index/facets/:facet/query", (context) =>
    posted(context, (raw) => {
      const index = findIndex(indexesFor(context), context.req.param("index"));
      if (index.kind === "problem") return index;
      return searched(context, readFacetSearch(index, context.req.param("facet"), rawParametersOf(raw)));
    }),
  );
  app.post("/1/indexes/:index/browse", (context) =>
    posted(context, (raw) => answerBrowse(indexesFor(context), context.req.param("index"), rawParametersOf(raw))),
  );
  app.get("/1/indexes/:index/browse", async (context) =>
    send(await answerBrowse(indexesFor(context), context.req.param("index"), rawParametersOf(context.req.query()))),
  );
  app.get("/1/indexes/:index/settings", (context) =>
    within(context, (indexes) => {
      const index = findIndex(indexes, context.req.param("index"));
      return index.kind === "problem" ? index : settingsOf(index.resolved, parts.names, index.schema);
    }),
  );
  app.post("/1/indexes/:index/rules/search", (context) => found(context, () => NO_RULES));
  app.get("/1/indexes/:index/rules/:rule", (context) => found(context, () => noSuchObject));
  app.post("/1/indexes/:index/synonyms/search", (context) =>
    posted(context, (raw) => {
      const index = findIndex(indexesFor(context), context.req.param("index"));
      if (index.kind === "problem") return index;
      return withinBudget(indexesFor(context).budget, FACT_COST, async () => searchSynonyms(index, raw));
    }),
  );
  app.get("/1/indexes/:index/:objectID", async (context) => {
    const { index: indexName, objectID } = context.req.param();
    const request = readObjectRequest({ ...context.req.query(), indexName, objectID });
    return send("kind" in request ? request : await answerObject(indexesFor(context), request));
  });
  app.post("/1/events", (context) =>
    posted(context, (raw) => {
      const read = readEvents(raw, parts.names, Date.now());
      if (read.kind === "problem") return read;
      return withinBudget(indexesFor(context).budget, FACT_COST + read.events.length * EVENT_COST, async () => {
        if (counts(context)) events?.take(read.events, deviceOf(context));
        return { status: 200, message: "OK" };
      });
    }),
  );
  app.all("/1/*", () => send(problem("Path not found", 404)));
  app.onError((error) => {
    onError?.(error);
    return send(problem("Internal server error", 500));
  });
  return app;
}

/** Costs of an answer that needs no search, and of an event. */
const FACT_COST = 500;
const EVENT_COST = 50;
const LISTED_MS = 1_000;

const agentOf = (context: Context): string => context.req.header("user-agent") ?? "";
const counts = (context: Context): boolean => !isCrawler(agentOf(context));
const deviceOf = (context: Context) => (isMobile(agentOf(context)) ? "mobile" : "desktop");

function send(answer: ApiResult): Response {
  const headers = {
    "access-control-allow-origin": "*",
    "content-type": "application/json; charset=UTF-8",
    "cache-control": "no-store",
  };
  if (answer instanceof JsonBytes) return new Response(answer.toBytes(), { headers });
  if (!isProblem(answer)) return new Response(JSON.stringify(answer), { headers });
  const { message, status } = answer;
  return new Response(JSON.stringify({ message, status }), { status, headers: { ...headers, ...answer.headers } });
}

const DAY_SECONDS = 86_400;
