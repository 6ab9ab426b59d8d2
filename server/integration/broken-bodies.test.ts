// Request bodies that break off, over real connections, at every entrance of the shop.

import { Hono } from "hono";
import { beforeAll, expect, test } from "vitest";
import { onDatabase } from "../../commerce/database/testing.ts";
import { openUploads, type Uploads } from "../http/testing-broken-upload.ts";
import { recordLog, type RecordedLog } from "../observability/testing-log.ts";
import { createMetrics } from "../observability/metrics.ts";
import { createSearchApp } from "../search/search-app.ts";
import { readConfig } from "../config.ts";
import { openTestingShop, TESTING_ORIGIN } from "./testing-shop.ts";

const OPERATOR = "an operator's token";
const JSON_BODY = { "content-type": "application/json" };
const ALGOLIA = { "x-algolia-application-id": "VITRINE", "x-algolia-api-key": "a-key", ...JSON_BODY };
const FORM = { origin: TESTING_ORIGIN, "content-type": "application/x-www-form-urlencoded" };
const FILES = { origin: TESTING_ORIGIN, "content-type": "multipart/form-data; boundary=edge" };
const PICTURE = '--edge\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n\xff\xd8';
const ADMIN = { authorization: `Bearer ${OPERATOR}` };

const ENVIRONMENT = { ADMIN_TOKEN: OPERATOR, SEARCH_APP_ID: "VITRINE", SEARCH_API_KEY: "a-key" };

type Entrance = readonly [name: string, path: string, headers: Readonly<Record<string, string>>, part: string];

const ENTRANCES: readonly Entrance[] = [
  ["GraphQL", "/graphql", JSON_BODY, '{"query":"{ __typename'],
  ["the search API", "/search/listing", JSON_BODY, '{"query":'],
  ["the API of suggestions", "/search/suggestions", JSON_BODY, '{"query":'],
  ["Algolia's API", "/1/indexes/*/queries", ALGOLIA, '{"requests":['],
  ["Algolia's events", "/1/events", ALGOLIA, '{"events":['],
  ["the translation API", "/translation/translate", JSON_BODY, '{"q":'],
  ["beacons", "/insights", JSON_BODY, '{"page":"/"'],
  ["the admin API", "/admin/settings/consent", ADMIN, "{"],
  ["a form of a page", "/us/cart", FORM, "intent=add&"],
  ["a form with files", "/us/cart", FILES, PICTURE],
  ["the choice of a market", "/choose", FORM, "market=de&"],
  ["the choice of consent", "/consent", FORM, "choice=all&"],
  ["the console", "/console/login", FORM, "email=a%40b.c&"],
  ["an upload to the console", "/console/content", FILES, PICTURE],
];

const WAYS = [
  { end: "disconnect", isChunked: false },
  { end: "disconnect", isChunked: true },
  { end: "half-close", isChunked: false },
  { end: "half-close", isChunked: true },
] as const;

onDatabase("broken request bodies", (database) => {
  let recorded: RecordedLog;
  let uploads: Uploads;
  let countErrors: () => Promise<string>;
  beforeAll(async () => {
    recorded = recordLog();
    const shop = await openTestingShop(database.current, ENVIRONMENT, undefined, recorded.log);
    countErrors = async () => /^http_unexpected_errors_total.*$/m.exec(await shop.metrics.print())?.[0] ?? "none";
    uploads = await openUploads(shop.handler);
    return async () => {
      await uploads.close();
      await shop.close();
    };
  });

  for (const [name, path, headers, part] of ENTRANCES) {
    test.each(WAYS)(`[UF-11] a body that breaks off at ${name} is no error (%o)`, async (way) => {
      const method = path.startsWith("/admin/") ? "PUT" : "POST";
      const before = await countErrors();
      expect(await uploads.breakOff({ method, path, headers, part, ...way })).toMatchObject({ status: 499 });
      expect([recorded.errors(), recorded.thrown]).toEqual([[], []]);
      expect(await countErrors()).toBe(before);
      expect(await fetch(`${uploads.address}/healthz`)).toMatchObject({ status: 200 });
    });
  }
});

test.each(WAYS)("[UF-11] a body that breaks off at a search service is no error (%o)", async (way) => {
  const { log, errors } = recordLog();
  const api = new Hono().post("/", async (context) => context.text(await context.req.text()));
  api.onError((error, context) => {
    log.error({ err: error }, "search request failed");
    return context.text("failed", 500);
  });
  const health = { ping: async () => {}, isStopping: () => false, metrics: createMetrics(), metricsToken: undefined };
  const app = createSearchApp({ config: readConfig({}), log, health, apis: [{ path: "/search", app: api }] });
  const uploads = await openUploads({ fetch: (request, env) => app.fetch(request, env) });
  const broken = await uploads.breakOff({ method: "POST", path: "/search", part: "{", ...way });
  expect([broken.status, errors()]).toEqual([499, []]);
  expect(await (await fetch(`${uploads.address}/search`, { method: "POST", body: "{}" })).text()).toBe("{}");
  await uploads.close();
});
