// Serves a backend over HTTP as the shop does, and a minimal HTTP server as a baseline.

import { DEFAULT_TAXONOMY } from "#catalogue";
import { Hono } from "hono";
import type { SearchBackend } from "#search/backend";
import { openEmbedded } from "#search/backends/embedded";
import { indexNames } from "#search/dialects/algolia/index";
import type { Engine } from "#search/engine/index";
import { PRODUCT_SCHEMA } from "#search/products";
import { all, is, within } from "#search/query";
import { SUGGESTION_SCHEMA } from "#search/suggestions";
import { listen, type Fetch } from "#server/http/listener.ts";
import { algoliaApp } from "#server/search/algolia/app.ts";
import { listingApp } from "#server/search/listing-app.ts";
import { ALGOLIA } from "./requests.ts";

/** The search API and the baseline, on separate ports. */
export async function listenWith(products: SearchBackend): Promise<{
  readonly ports: { readonly search: number; readonly floor: number };
  readonly close: () => Promise<unknown>;
}> {
  const [search, least] = await Promise.all([listenTo(searchApp(products).fetch), listenTo(floor().fetch)]);
  return {
    ports: { search: search.port, floor: least.port },
    close: () => Promise.all([search.close(), least.close()]),
  };
}

export const backendOf = (engine: Engine): SearchBackend => ({
  search: async (query) => engine.search(query),
  apply: (changes) => engine.apply(changes),
  replace: (records) => engine.replace(records),
  status: async () => engine.status,
  close: () => engine.close(),
});

export function searchApp(products: SearchBackend): Hono {
  const suggestions = openEmbedded({ schema: SUGGESTION_SCHEMA });
  const visible = all(is("visibility", "YES"), within("viplevel", { atMost: 0 }));
  return new Hono().route("/search", listingApp({ taxonomy: () => DEFAULT_TAXONOMY, products, suggestions })).route(
    "/",
    algoliaApp({
      names: indexNames(ALGOLIA.index),
      indexes: {
        products: { backend: products, schema: PRODUCT_SCHEMA, visible },
        suggestions: { backend: suggestions, schema: SUGGESTION_SCHEMA },
      },
      credentials: ALGOLIA,
    }),
  );
}

/** Reads the same body and returns a constant response of the same length. */
function floor(): Hono {
  const bodies = new Map<number, Uint8Array<ArrayBuffer>>();
  return new Hono().post("/:bytes", async (context) => {
    await context.req.text();
    const bytes = Number(context.req.param("bytes"));
    const body = bodies.get(bytes) ?? new Uint8Array(bytes).fill(0x20);
    bodies.set(bytes, body);
    return context.body(body, 200, { "content-type": "application/json; charset=utf-8" });
  });
}

async function listenTo(fetch: Fetch): Promise<{ readonly port: number; readonly close: () => Promise<void> }> {
  const started = await listen({ host: "127.0.0.1", port: 0, timeoutSeconds: 30 });
  if (started.kind !== "listening") throw new Error(`The server of the benchmark did not start: ${started.kind}.`);
  started.listener.serve({ fetch });
  const bound = started.listener.server.address();
  return { port: typeof bound === "object" && bound ? bound.port : 0, close: () => started.listener.drain(0) };
}
