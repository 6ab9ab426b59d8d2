// The contract of search backends over HTTP: a search service with the embedded engine, asked by the remote backend. The service
// fills its own index, so changes are made there, and the remote backend is notified as by the database.

import { DEFAULT_TAXONOMY } from "#catalogue";
import { serve, type ServerType } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll } from "vitest";
import { listingApp } from "#server/search/listing-app.ts";
import type { SearchBackend } from "../backend.ts";
import { PATIENT } from "../testing/patient-timers.ts";
import { describeBackend } from "../backend.contract.ts";
import { openEmbedded } from "./embedded.ts";
import { connectRemote } from "./remote.ts";

const served = new Map<string, Hono>();
const app = new Hono().all("/:index/*", (context) => {
  const index = served.get(context.req.param("index"));
  return index ? index.fetch(context.req.raw) : context.notFound();
});
const { server, port } = await new Promise<{ server: ServerType; port: number }>((listening) => {
  const own = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, (address) =>
    listening({ server: own, port: address.port }),
  );
});
afterAll(() => void server.close());

describeBackend("[SR-01] a remote service", {
  async open(schema, records) {
    const engine = openEmbedded({ schema });
    await engine.replace(records);
    const name = `index-${served.size}`;
    const api = listingApp({
      taxonomy: () => DEFAULT_TAXONOMY,
      products: engine,
      suggestions: engine,
      isTrusted: () => true,
    });
    served.set(name, new Hono().route(`/${name}/search`, api));
    const service = connectRemote({ hosts: [`http://127.0.0.1:${port}/${name}`], timers: PATIENT });
    const remote = service.open("products", schema);
    const changed = async (change: Promise<void>) => change.finally(service.expire);
    return {
      ...remote,
      apply: (...change) => changed(engine.apply(...change)),
      replace: (...change) => changed(engine.replace(...change)),
      close: async () => {
        await remote.close();
        await engine.close();
      },
    } satisfies SearchBackend;
  },
  // Fewer generated cases: the engine behind it has its own.
  catalogues: 6,
  queries: 20,
});
