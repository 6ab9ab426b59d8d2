// For tests: the Algolia API over a few products, in process or on a port.

import { indexNames } from "#search/dialects/algolia/index";
import { testRecords, testSuggestions } from "#search/dialects/algolia/testing";
import { PRODUCT_SCHEMA } from "#search/products";
import { SUGGESTION_SCHEMA } from "#search/suggestions";
import { openEmbedded } from "#search/backends/embedded";
import { listen } from "../../http/listener.ts";
import { algoliaApp, type AlgoliaParts } from "./app.ts";

export const CREDENTIALS = { applicationId: "VITRINE", apiKey: "search-key" };

const products = openEmbedded({ schema: PRODUCT_SCHEMA });
await products.replace(testRecords);
const suggestions = openEmbedded({ schema: SUGGESTION_SCHEMA });
await suggestions.replace(testSuggestions);

export const testApp = (parts: Partial<AlgoliaParts> = {}) =>
  algoliaApp({
    names: indexNames("shop"),
    credentials: CREDENTIALS,
    indexes: {
      products: { backend: products, schema: PRODUCT_SCHEMA },
      suggestions: { backend: suggestions, schema: SUGGESTION_SCHEMA },
    },
    ...parts,
  });

/** Listens on a port, and records the requested paths in order. */
export async function listening() {
  const app = testApp();
  const requested: string[] = [];
  const started = await listen({ host: "127.0.0.1", port: 0, timeoutSeconds: 30 });
  if (started.kind !== "listening") throw new Error(`The test shop could not listen: ${started.kind}`);
  const { listener } = started;
  listener.serve({
    fetch: (request) => {
      requested.push(`${request.method} ${new URL(request.url).pathname}`);
      return app.fetch(request);
    },
  });
  const bound = listener.server.address();
  const port = typeof bound === "object" && bound ? bound.port : 0;
  return { requested, url: `127.0.0.1:${port}`, close: () => listener.drain(0) };
}
