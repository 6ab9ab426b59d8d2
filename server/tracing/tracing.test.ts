import { execFileSync } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Hono } from "hono";
import { afterEach, beforeAll, afterAll, expect, test } from "vitest";
import { importContent } from "#commerce/content";
import { importFeed } from "#commerce/products";
import { demoContent, demoFeed } from "#demo";
import { onDatabase } from "../../commerce/database/testing.ts";
import { readConfig } from "../config.ts";
import { requests } from "../http/requests.ts";
import { createLog } from "../observability/log.ts";
import { createMetrics } from "../observability/metrics.ts";
import { openTestingShop, type TestingShop } from "../integration/testing-shop.ts";
import { openTracing } from "./open-tracing.ts";
import type { Tracing } from "./otlp.ts";
import { openCollector, type CollectedSpan, type Collector } from "./testing-collector.ts";

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

/** Starts tracing with a collector that records the spans. */
async function trace(given: Record<string, string> = {}): Promise<Collector & { readonly tracing: Tracing }> {
  const collector = await openCollector();
  const tracing = await openTracing(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, ...given }));
  if (!tracing) throw new Error("Tracing is off");
  cleanups.push(collector.close, () => tracing.close());
  return { ...collector, tracing };
}

/** Names of the spans from the request down to this one. */
const pathTo = (spans: readonly CollectedSpan[], span: CollectedSpan): string[] => {
  const parent = spans.find(({ spanId }) => spanId === span.parentSpanId);
  return [...(parent ? pathTo(spans, parent) : []), span.name];
};

const CALLER = { traceId: "4bf92f3577b34da6a3ce929d0e0e4736", spanId: "00f067aa0ba902b7" };

onDatabase("a traced request", (database) => {
  let shop: TestingShop;
  beforeAll(async () => {
    await importFeed(database.current, demoFeed({ products: 60 }), { source: "traces" });
    await importContent(database.current, demoContent({ products: 60 }));
    shop = await openTestingShop(database.current);
  });
  afterAll(() => shop.close());

  test("is a span with its loader, searches, statements, translations and pictures as children", async () => {
    const { spans, headers, tracing } = await trace({
      OTEL_SERVICE_NAME: "shop-of-the-test",
      OTEL_EXPORTER_OTLP_HEADERS: "x-key=a%20b",
    });
    const traceparent = `00-${CALLER.traceId}-${CALLER.spanId}-01`;
    const page = await shop.app.request("/fr/collections/women?vendor=secret-of-the-visitor", {
      headers: { traceparent, cookie: "language=fr" },
    });
    expect(page.status).toBe(200);
    const picture = /\/media\/art\/[^" ,]+?\.webp/.exec(await page.text())?.[0] ?? "";
    expect((await shop.app.request(picture)).status).toBe(200);
    await shop.app.request("/search/products?email=ana@example.com");
    await tracing.close();

    const root = spans.find(({ parentSpanId }) => parentSpanId === CALLER.spanId);
    expect(root).toMatchObject({
      traceId: CALLER.traceId,
      name: expect.stringMatching(/^GET [\w-]+$/),
      service: "shop-of-the-test",
      attributes: { "http.request.method": "GET", "http.response.status_code": 200 },
      isError: false,
    });
    const own = spans.filter(({ traceId }) => traceId === CALLER.traceId);
    const paths = own.map((span) => pathTo(own, span).slice(1).join(" > "));
    const loader = `loader ${root?.attributes["http.route"]}`;
    expect(paths).toContain(loader);
    expect(paths).toContain(`${loader} > search products`);
    expect(paths.some((path) => path.endsWith("select"))).toBe(true);
    expect(paths.some((path) => path.includes("translation "))).toBe(true);
    const statement = own.find(({ name }) => name === "select");
    expect(statement?.attributes).toMatchObject({
      "db.system.name": "postgresql",
      "db.query.text": expect.stringMatching(/\$1/),
    });
    const others = spans.filter(({ traceId }) => traceId !== CALLER.traceId);
    expect(others.map((span) => pathTo(others, span).join(" > "))).toContain(
      "GET /media/art/:recipe/:view/:file > picture art",
    );
    expect(JSON.stringify(spans)).not.toMatch(/secret-of-the-visitor|ana@example|\/fr\/collections/);
    expect(headers[0]).toMatchObject({ "x-key": "a b" });
  });
});

test("log lines have their trace id, and failed spans are marked", async () => {
  const { spans, tracing } = await trace();
  const lines: string[] = [];
  const log = createLog("info", false, { write: (line) => lines.push(line) }, tracing.logged);
  const app = new Hono()
    .use(requests(log, createMetrics()))
    .get("/broken", (context) => context.text("", 500))
    .onError(() => new Response(null, { status: 500 }));
  for (const traceparent of [`00-${CALLER.traceId}-${CALLER.spanId}-01`, "00-nonsense", `00-${"0".repeat(32)}-1-01`]) {
    await app.request("/broken", { headers: { traceparent } });
  }
  log.info("of no request");
  await tracing.close();
  const logged = lines.map((line) => JSON.parse(line) as { traceId?: string; spanId?: string });
  expect(logged.map(({ traceId }) => traceId)).toEqual([...spans.map(({ traceId }) => traceId), undefined]);
  expect(logged.map(({ spanId }) => spanId)).toEqual([...spans.map(({ spanId }) => spanId), undefined]);
  expect(spans.map(({ traceId }) => traceId === CALLER.traceId)).toEqual([true, false, false]);
  expect(spans.map(({ name, isError }) => `${name} ${isError}`)).toEqual(Array(3).fill("GET /broken true"));
});

test("a caller's unsampled trace is not recorded, and a ratio of 0 records none", async () => {
  const { spans, tracing } = await trace({ OTEL_TRACES_SAMPLER_ARG: "0" });
  const app = new Hono()
    .use(requests(createLog("silent", false), createMetrics()))
    .get("/", (context) => context.text(""));
  await app.request("/", { headers: { traceparent: `00-${CALLER.traceId}-${CALLER.spanId}-00` } });
  await app.request("/");
  await app.request("/", { headers: { traceparent: `00-${CALLER.traceId}-${CALLER.spanId}-01` } });
  await tracing.close();
  expect(spans.map(({ parentSpanId }) => parentSpanId)).toEqual([CALLER.spanId]);
});

test("the trace context is sent to the shop's own services only", async () => {
  const traceparents: (string | undefined)[] = [];
  const service = createServer((request, response) => {
    traceparents.push(request.headers["traceparent"] as string | undefined);
    response.end("{}");
  });
  await new Promise<void>((up) => void service.listen(0, "127.0.0.1", up));
  cleanups.push(() => service.close().closeAllConnections());
  const { port } = service.address() as AddressInfo;
  const { tracing } = await trace({ TRANSLATION_URL: `http://127.0.0.1:${port}/v1` });
  const app = new Hono().use(requests(createLog("silent", false), createMetrics())).get("/:host", async (context) => {
    await (await fetch(`http://${context.req.param("host")}:${port}/v1/translate`)).text();
    return context.text("");
  });
  const headers = { traceparent: `00-${CALLER.traceId}-${CALLER.spanId}-01` };
  await app.request("/127.0.0.1", { headers });
  await app.request("/localhost", { headers });
  await tracing.close();
  await app.request("/127.0.0.1", { headers });
  expect(traceparents).toEqual([
    expect.stringMatching(`^00-${CALLER.traceId}-(?!${CALLER.spanId})[\\da-f]{16}-01$`),
    undefined,
    undefined,
  ]);
});

test("without an endpoint, OpenTelemetry is not loaded", () => {
  const hook = `import { registerHooks } from "node:module";
    registerHooks({ resolve: (name, context, next) => {
      if (name.startsWith("@opentelemetry/")) console.log(name);
      return next(name, context);
    } });`;
  const loaded = (endpoint: string) =>
    execFileSync(
      process.execPath,
      [
        "--import",
        `data:text/javascript,${encodeURIComponent(hook)}`,
        "--input-type=module-typescript",
        "--eval",
        `import { openTracing } from "./server/tracing/open-tracing.ts";
         import "./server/http/requests.ts";
         import { readConfig } from "./server/config.ts";
         await (await openTracing(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: "${endpoint}" })))?.close();`,
      ],
      { encoding: "utf8" },
    );
  expect(loaded("")).toBe("");
  expect(loaded("http://127.0.0.1:1")).toContain("@opentelemetry/sdk-trace");
});
