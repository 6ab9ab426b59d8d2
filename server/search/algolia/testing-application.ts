// For tests: a small imitation of an Algolia application. Settings, replicas, synonyms and records arrive over Algolia's API, and
// searches are answered by this shop's own Algolia dialect. Tasks complete immediately.

import { Hono, type Context } from "hono";
import { z } from "zod";
import type { SearchBackend } from "#search";
import { SORT_KEY } from "#search/backends/algolia/records";
import { openEmbedded } from "#search/backends/embedded";
import { rawParametersOf, readRequests, type Problem } from "#search/dialects/algolia/index";
import { JsonBytes } from "#search/dialects/json-bytes";
import type { Sort } from "#search/query";
import type { Attribute, Fields, IndexSchema } from "#search/schema";
import { listen } from "../../http/listener.ts";
import { checkAccess, type Credentials } from "./access.ts";
import { readFacetSearch, readSearch, type FoundIndex, type PreparedSearch } from "./searches.ts";

const Settings = z.looseObject({
  searchableAttributes: z.array(z.string()).default([]),
  attributesForFaceting: z.array(z.string()).default([]),
  numericAttributesForFiltering: z.array(z.string()).default([]),
  ranking: z.array(z.string()).default([]),
  customRanking: z.array(z.string()).default([]),
  replicas: z.array(z.string()).default([]),
});
const Batch = z.object({
  requests: z.array(
    z.object({ action: z.enum(["updateObject", "deleteObject"]), body: z.looseObject({ objectID: z.string() }) }),
  ),
});

interface Index {
  settings: Record<string, unknown>;
  /** Parsed from the settings. */
  replicas: readonly string[];
  synonyms: IndexSchema["synonyms"];
  objects: Map<string, Fields>;
  /** The built index; undefined after a change. */
  found: Promise<FoundIndex> | undefined;
}

export interface TestingApplication {
  readonly host: string;
  /** Names of all indexes. */
  readonly names: () => string[];
  readonly close: () => Promise<void>;
}

export async function openTestingApplication(credentials: Credentials): Promise<TestingApplication> {
  const indexes = new Map<string, Index>();
  const backends: SearchBackend[] = [];
  const indexOf = (name: string): Index => {
    const index = indexes.get(name) ?? {
      settings: {},
      replicas: [],
      synonyms: [],
      objects: new Map(),
      found: undefined,
    };
    indexes.set(name, index);
    return index;
  };
  const primaryOf = (name: string): string =>
    [...indexes].find(([, { replicas }]) => replicas.includes(name))?.[0] ?? name;
  const changed = (name: string): void => {
    indexOf(name).found = undefined;
    for (const replica of indexOf(name).replicas) indexOf(replica).found = undefined;
  };
  const open = async (name: string): Promise<FoundIndex> => {
    const { settings } = indexOf(name);
    // A replica has the records of its primary.
    const { objects, synonyms } = indexOf(primaryOf(name));
    const { schema, sort } = schemaOf(Settings.parse(settings), synonyms);
    const backend = openEmbedded({ schema });
    backends.push(backend);
    const byProduct = Map.groupBy(objects.values(), ({ _product }) => String(_product));
    await backend.replace(
      [...byProduct].map(([id, variants]) => ({
        id,
        fields: {},
        variants: variants.map((fields) => ({ id: String(fields["objectID"]), fields })),
      })),
    );
    return { kind: "index", resolved: { name, role: "products", ...(sort && { sort }) }, backend, schema, derived: [] };
  };
  const find = (name: string): Promise<FoundIndex> => (indexOf(name).found ??= open(name));

  const app = new Hono();
  const done = (context: Context) => context.json({ taskID: 1, updatedAt: "2026-01-01T00:00:00Z" });
  app.use("/1/*", async (context, next) => {
    const refusal = checkAccess(context, credentials);
    return refusal ? context.json(refusal, 403) : next();
  });
  app.post("/1/indexes/:star{\\*}/queries", async (context) => {
    const read = readRequests(await context.req.json());
    if (read.kind === "problem") return failed(context, read);
    const body = new JsonBytes().text('{"results":[');
    for (const [place, { indexName, facet, raw }] of read.requests.entries()) {
      const index = await find(indexName);
      const prepared = facet === undefined ? readSearch(index, raw) : readFacetSearch(index, facet, raw);
      const answer: Problem | Awaited<ReturnType<PreparedSearch["run"]>> =
        prepared.kind === "problem" ? prepared : await prepared.run();
      if (answer.kind === "problem") return failed(context, answer);
      await answer.print(place === 0 ? body : body.text(","));
    }
    return context.body(body.text("]}").toBytes(), 200, { "content-type": "application/json" });
  });
  app.put("/1/indexes/:index/settings", async (context) => {
    const name = context.req.param("index");
    const index = indexOf(name);
    Object.assign(index.settings, await context.req.json());
    ({ replicas: index.replicas } = Settings.parse(index.settings));
    changed(name);
    return done(context);
  });
  app.get("/1/indexes/:index/settings", (context) => context.json(indexOf(context.req.param("index")).settings));
  app.get("/1/indexes/:index/task/:task", (context) => context.json({ status: "published", pendingTask: false }));
  app.post("/1/indexes/:index/synonyms/batch", async (context) => {
    const raw = z
      .array(z.object({ synonyms: z.array(z.string()), input: z.string().optional() }))
      .parse(await context.req.json());
    indexOf(context.req.param("index")).synonyms = raw.map(({ synonyms, input }) =>
      input === undefined ? synonyms : { word: input, finds: synonyms },
    );
    changed(context.req.param("index"));
    return done(context);
  });
  app.post("/1/indexes/:index/batch", async (context) => {
    const { objects } = indexOf(context.req.param("index"));
    for (const { action, body } of Batch.parse(await context.req.json()).requests) {
      if (action === "deleteObject") objects.delete(body.objectID);
      else objects.set(body.objectID, body as Fields);
    }
    changed(context.req.param("index"));
    return context.json({ taskID: 1, objectIDs: [] });
  });
  app.post("/1/indexes/:index/operation", async (context) => {
    const { destination } = z
      .object({ operation: z.literal("move"), destination: z.string() })
      .parse(await context.req.json());
    const from = context.req.param("index");
    const { replicas } = indexOf(destination);
    const moved = indexOf(from);
    // As in Algolia, the replicas of the overwritten index stay and get the new records.
    indexes.set(destination, { ...moved, replicas, settings: { ...moved.settings, replicas: [...replicas] } });
    indexes.delete(from);
    changed(destination);
    return done(context);
  });
  app.post("/1/indexes/:index/browse", async (context) => {
    const raw = { ...rawParametersOf(await context.req.json()), hitsPerPage: 1000 };
    const prepared = readSearch(await find(context.req.param("index")), raw);
    const answer = prepared.kind === "problem" ? prepared : await prepared.run();
    if (answer.kind === "problem") return failed(context, answer);
    const body = new JsonBytes();
    await answer.print(body);
    return context.body(body.toBytes(), 200, { "content-type": "application/json" });
  });
  app.delete("/1/indexes/:index", (context) => {
    indexes.delete(context.req.param("index"));
    return context.json({ taskID: 1, deletedAt: "2026-01-01T00:00:00Z" });
  });

  const started = await listen({ host: "127.0.0.1", port: 0, timeoutSeconds: 30 });
  if (started.kind !== "listening") throw new Error(`The test application could not listen: ${started.kind}`);
  started.listener.serve({ fetch: (request) => app.fetch(request) });
  return {
    host: new URL(started.listener.address).host.replace("localhost", "127.0.0.1"),
    names: () => [...indexes.keys()],
    close: async () => {
      await started.listener.drain(0);
      await Promise.all(backends.map((backend) => backend.close()));
    },
  };
}

const failed = (context: Context, { message, status }: Problem) => context.json({ message, status }, status);

/** The engine's schema for an index's settings. */
function schemaOf(
  settings: z.infer<typeof Settings>,
  synonyms: IndexSchema["synonyms"],
): { schema: IndexSchema; sort?: Sort } {
  const numbers = new Set(settings.numericAttributesForFiltering);
  const faceted = new Map(
    settings.attributesForFaceting.map((facet) => [unwrapped(facet), facet.startsWith("searchable(")]),
  );
  const names = new Set([...numbers, ...faceted.keys()]);
  names.delete("_product");
  const [first = ""] = settings.ranking;
  const sort = rankedBy(first);
  return {
    schema: {
      version: "test",
      productId: "_product",
      variantId: "objectID",
      attributes: [...names, "_place"].map((name): Attribute => {
        const isNumber = numbers.has(name) || name === "_place";
        return {
          name,
          kind: isNumber ? "number" : "keyword",
          level: "variant",
          ...(faceted.get(name) && { isFacet: true as const }),
          ...(isNumber && { isSortable: true as const }),
        };
      }),
      text: settings.searchableAttributes.map(unwrapped),
      ...(sort?.attribute.startsWith(SORT_KEY) && { sortableTexts: [sort.attribute] }),
      popularity: rankedBy(settings.customRanking[0] ?? "") ?? { attribute: "_place", direction: "ascending" },
      synonyms,
    },
    ...(sort && { sort }),
  };
}

const unwrapped = (name: string): string => /^\w+\((.*)\)$/.exec(name)?.[1] ?? name;

function rankedBy(rule: string): Sort | undefined {
  const [, direction, attribute] = /^(asc|desc)\((.+)\)$/.exec(rule) ?? [];
  return attribute === undefined
    ? undefined
    : { attribute, direction: direction === "asc" ? "ascending" : "descending" };
}
