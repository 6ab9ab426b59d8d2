// The search API as Algolia's clients speak it (SR-06): paths, credentials, bodies and errors. To be mounted at "/".

import { Hono, type Context } from "hono";
import { cors } from "hono/cors";
import {
  givenIn,
  isProblem,
  problem,
  readObjectRequest,
  readObjectRequests,
  readRequests,
  settingsOf,
  type Given,
  type Problem,
} from "#search/dialects/algolia/index";
import { JsonBytes } from "#search/dialects/json-bytes";
import { checkAccess, type Credentials } from "./access.ts";
import { LARGEST_BODY, readBody, tooLarge } from "./body.ts";
import { limitBody } from "../body-limit.ts";
import { answerBrowse, answerObject, answerObjects } from "./records.ts";
import {
  answerAll,
  findIndex,
  readFacetSearch,
  readSearch,
  type AlgoliaIndexes,
  type FoundIndex,
  type Ready,
} from "./searches.ts";

export interface AlgoliaParts extends AlgoliaIndexes {
  readonly credentials: Credentials;
  /** Told of failures, which the client only sees as such. */
  readonly onError?: (error: unknown) => void;
}

type Answered = JsonBytes | object | Problem;

export function algoliaApp({ credentials, onError, ...indexes }: AlgoliaParts): Hono {
  const app = new Hono();
  const found = async (
    context: Context,
    answer: (index: FoundIndex) => Answered | Promise<Answered>,
  ): Promise<Response> => {
    const index = findIndex(indexes, context.req.param("index") ?? "");
    return send(index.kind === "problem" ? index : await answer(index));
  };
  const posted = async (
    context: Context,
    answer: (given: Given) => Answered | Promise<Answered>,
  ): Promise<Response> => {
    const body = await readBody(context);
    return send(body.kind === "problem" ? body : await answer(body.given));
  };

  // Only what a browser asks beforehand: put before answers, it would make a stream of each to add its header.
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
    posted(context, (given) => {
      const read = readRequests(given);
      return read.kind === "problem" ? read : answerAll(indexes, read.requests, read.stopsWhenEnough);
    }),
  );
  app.post("/1/indexes/:star{\\*}/objects", (context) =>
    posted(context, (given) => {
      const read = readObjectRequests(given);
      return read.kind === "problem" ? read : answerObjects(indexes, read.requests);
    }),
  );
  app.get("/1/indexes/:index", (context) =>
    found(context, (index) => run(readSearch(index, givenIn(context.req.query())))),
  );
  app.post("/1/indexes/:index/query", (context) =>
    posted(context, (given) => {
      const index = findIndex(indexes, context.req.param("index"));
      return index.kind === "problem" ? index : run(readSearch(index, givenIn(given)));
    }),
  );
  app.post("/1/indexes/:index/facets/:facet/query", (context) =>
    posted(context, (given) => {
      const index = findIndex(indexes, context.req.param("index"));
      if (index.kind === "problem") return index;
      return run(readFacetSearch(index, context.req.param("facet"), givenIn(given)));
    }),
  );
  app.post("/1/indexes/:index/browse", (context) =>
    posted(context, (given) => answerBrowse(indexes, context.req.param("index"), givenIn(given))),
  );
  app.get("/1/indexes/:index/browse", async (context) =>
    send(await answerBrowse(indexes, context.req.param("index"), givenIn(context.req.query()))),
  );
  app.get("/1/indexes/:index/settings", (context) =>
    found(context, (index) => settingsOf(index.resolved, indexes.names, index.schema)),
  );
  app.get("/1/indexes/:index/:objectID", async (context) => {
    const { index: indexName, objectID } = context.req.param();
    const request = readObjectRequest({ ...context.req.query(), indexName, objectID });
    return send("kind" in request ? request : await answerObject(indexes, request));
  });
  // Taken and let go: what was clicked is not evaluated here, but a shop's scripts must not fail over it.
  app.post("/1/events", (context) =>
    posted(context, ({ events }) =>
      Array.isArray(events) ? { status: 200, message: "OK" } : problem("The attribute events should be an array", 422),
    ),
  );
  app.all("/1/*", () => send(problem("Path not found", 404)));
  app.onError((error) => {
    onError?.(error);
    return send(problem("Internal server error", 500));
  });
  return app;
}

async function run(ready: Ready | Problem): Promise<Answered> {
  const answer = ready.kind === "problem" ? ready : await ready.run();
  if (answer.kind === "problem") return answer;
  const body = new JsonBytes();
  answer.print(body);
  return body;
}

function send(answer: Answered): Response {
  const headers = {
    "access-control-allow-origin": "*",
    "content-type": "application/json; charset=UTF-8",
    "cache-control": "no-store",
  };
  if (answer instanceof JsonBytes) return new Response(answer.toBytes(), { headers });
  if (!isProblem(answer)) return new Response(JSON.stringify(answer), { headers });
  const { message, status } = answer;
  return new Response(JSON.stringify({ message, status }), { status, headers });
}

const DAY_SECONDS = 86_400;
