// Trace context on requests to a search cluster, sent by the official client, and to a search service.

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Hono } from "hono";
import { afterEach, expect, test } from "vitest";
import { connectRemote } from "#search/backends/remote";
import { PRODUCT_SCHEMA } from "#search/products";
import { readConfig } from "../config.ts";
import { requests } from "../http/requests.ts";
import { createLog } from "../observability/log.ts";
import { createMetrics } from "../observability/metrics.ts";
import { searchServiceOf } from "../search/search-service.ts";
import { tracedBackend } from "../search/traced-backend.ts";
import { openTracing } from "./open-tracing.ts";
import { openCollector } from "./testing-collector.ts";

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";

/** A node without products that records the requests and their trace context. */
async function openNode() {
  const received: { readonly path: string; readonly traceparent: unknown }[] = [];
  const server = createServer((request, response) => {
    const path = request.url?.split("?")[0] ?? "";
    received.push({ path, traceparent: request.headers["traceparent"] });
    const found = { timed_out: false, _shards: { failed: 0 }, hits: { total: { value: 0 }, hits: [] } };
    const answer = path.startsWith("/_alias/") ? { products: {} } : found;
    request.resume().on("end", () => {
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((up) => void server.listen(0, "127.0.0.1", up));
  cleanups.push(() => server.close().closeAllConnections());
  return { received, port: (server.address() as AddressInfo).port };
}

test("a node gets the span of the search, and no context outside of a request", async () => {
  const [node, collector] = await Promise.all([openNode(), openCollector()]);
  cleanups.push(collector.close);
  // Credentials in the URL are not part of the origin.
  const config = readConfig({
    OPENSEARCH_URL: `http://shop:secret@127.0.0.1:${node.port}`,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
  });
  const tracing = await openTracing(config);
  const service = await searchServiceOf(config, { print: () => {} });
  const products = tracedBackend("products", service.open("products", PRODUCT_SCHEMA));
  cleanups.push(() => products.close());
  const app = new Hono().use(requests(createLog("silent", false), createMetrics())).get("/", async (context) => {
    return context.json(await products.search({ text: "" }));
  });
  const answer = await app.request("/", { headers: { traceparent: `00-${TRACE}-00f067aa0ba902b7-01` } });
  expect([answer.status, await answer.json()]).toMatchObject([200, { total: 0 }]);
  await products.search({ text: "" });
  await tracing?.close();
  await app.request("/", { headers: { traceparent: `00-${TRACE}-00f067aa0ba902b7-01` } });

  const search = collector.spans.find(({ name }) => name === "search products");
  expect(search).toMatchObject({ traceId: TRACE, isError: false });
  const expected = `00-${TRACE}-${search?.spanId}-01`;
  expect(node.received.map(({ path, traceparent }) => [/_alias|_search/.exec(path)?.[0], traceparent])).toEqual([
    ["_alias", expected],
    ["_search", expected],
    ["_search", undefined],
    ["_search", undefined],
  ]);
});

test("a search service gets the span of the search [SR-08]", async () => {
  const received: unknown[] = [];
  const server = createServer((request, response) => {
    received.push(request.headers["traceparent"]);
    const answer = { status: "OK", result: { total: 0, hits: [] } };
    request.resume().on("end", () => response.writeHead(200).end(JSON.stringify(answer)));
  });
  await new Promise<void>((up) => void server.listen(0, "127.0.0.1", up));
  cleanups.push(() => server.close().closeAllConnections());
  const collector = await openCollector();
  cleanups.push(collector.close);
  const SEARCH_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const config = readConfig({ SEARCH_URL, OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint });
  const tracing = await openTracing(config);
  const service = connectRemote({ hosts: config.SEARCH_URL });
  const products = tracedBackend("products", service.open("products", PRODUCT_SCHEMA));
  cleanups.push(() => products.close());
  const app = new Hono()
    .use(requests(createLog("silent", false), createMetrics()))
    .get("/", async (context) => context.json(await products.search({ text: "coat" })));
  await app.request("/", { headers: { traceparent: `00-${TRACE}-00f067aa0ba902b7-01` } });
  await tracing?.close();
  const search = collector.spans.find(({ name }) => name === "search products");
  expect(search).toMatchObject({ traceId: TRACE, isError: false });
  expect(received).toEqual([`00-${TRACE}-${search?.spanId}-01`]);
});
