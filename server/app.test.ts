import { createHash } from "node:crypto";
import { DEFAULT_TAXONOMY } from "#catalogue";
import { Hono } from "hono";
import { expect, test } from "vitest";
import type { Database } from "#commerce/database";
import { FACTS } from "#commerce/settings";
import { testingAccounts } from "../commerce/accounts/testing-accounts.ts";
import type { SearchBackend } from "#search";
import { doubleDatabase } from "../commerce/database/testing-double.ts";
import type { Assets } from "#storefront/framework/render-document.tsx";
import { createApp } from "./app.ts";
import { readConfig } from "./config.ts";
import type { HealthSources } from "./http/health.ts";
import { createLog } from "./observability/log.ts";
import { createMetrics } from "./observability/metrics.ts";
import { testOrderServices } from "../commerce/checkout/testing-order-services.ts";
import { initialSettings } from "../commerce/settings/testing-settings.ts";

const SECRET = "password=hunter2 in relation product";

const broken = (): never => {
  throw new Error(SECRET);
};
/** A database on which every operation fails. */
const brokenDatabase: Database = doubleDatabase(new Proxy({} as Database["sql"], { get: broken }), {
  ping: () => Promise.reject(new Error(SECRET)),
});

const brokenSearch: SearchBackend = { search: broken, apply: broken, replace: broken, status: broken, close: broken };

function appWith(
  environment: Record<string, string> = {},
  health: Partial<HealthSources> = {},
  database: Database = brokenDatabase,
  head: Assets["head"] = () => "",
) {
  const config = readConfig(environment);
  return createApp({
    config,
    log: createLog("silent", false),
    shop: {
      id: "vitrine",
      database: database,
      taxonomy: DEFAULT_TAXONOMY,
      setting: initialSettings,
      search: brokenSearch,
      accounts: testingAccounts(database),
      orderServices: testOrderServices(database),
    },
    assets: { head },
    health: {
      ping: database.ping,
      isStopping: () => false,
      metrics: createMetrics(),
      metricsToken: config.METRICS_TOKEN,
      ...health,
    },
    media: new Hono(),
    apis: [],
    admin: new Hono(),
  });
}

test("[ER-02] with a broken database, a product's error page keeps its frame and hides the reason", async () => {
  const response = await appWith().request("/products/x");
  const html = await response.text();
  expect(response.status).toBe(500);
  expect(html).toContain("<h1");
  expect(html).toContain("Women");
  expect(html).not.toContain("hunter2");
});

test("[ER-02] [SR-13] with database and search down, a listing is shown without its products", async () => {
  for (const path of ["/collections/women", "/collections/a-designer", "/pages/designers", "/pages/search?qTitle=x"]) {
    const response = await appWith().request(path);
    const html = await response.text();
    expect(response.status, path).toBe(200);
    expect(html, path).toContain("<h1");
    expect(html, path).toContain("Women");
    expect(html, path).not.toContain("/products/");
    expect(html, path).not.toContain("hunter2");
  }
});

test("the JSON of a failed loader contains only the status", async () => {
  const response = await appWith().request("/products/x", {
    headers: { accept: "application/vnd.vitrine.data+json;routes=product" },
  });
  expect(response.status).toBe(500);
  const { errors } = await response.json();
  expect(errors.product).toEqual({ status: 500, statusText: "Internal Server Error", data: null });
});

test("[ER-02] without a free connection, a product page answers 503 with Retry-After and a listing is shown", async () => {
  const busy = new Error("Failed query", { cause: new Error("timeout exceeded when trying to connect") });
  const full = new Proxy({} as Database["sql"], {
    get: () => () => {
      throw busy;
    },
  });
  const app = appWith({}, {}, doubleDatabase(full));
  const response = await app.request("/products/x");
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "2"]);
  expect(await response.text()).toContain("Something went wrong");
  expect((await app.request("/collections/women")).status).toBe(200);
});

test("[ER-02] where no document can be made at all, a page in the visitor's language loads nothing, and its policy permits its styles only", async () => {
  const app = appWith({}, {}, brokenDatabase, broken);
  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await app.request(path, init);
    const html = await response.text();
    const style = /<style>(.*)<\/style>/s.exec(html)?.[1] ?? "";
    const hash = createHash("sha256").update(style).digest("base64");
    expect(response.status).toBe(500);
    expect(response.headers.get("content-security-policy")).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(html).not.toMatch(/hunter2|<script|<link|<img|url\(|undefined|false/);
    expect(html).toContain(response.headers.get("x-request-id"));
    return { html, addresses: [...html.matchAll(/ href="([^"]*)"/g)].map(([, address]) => address) };
  };
  const german = await ask("/de/newsletter");
  expect(german.html).toContain('<html lang="de" dir="ltr">');
  expect(german.html).toContain("<h1>Etwas ist schiefgegangen</h1>");
  expect(german.html).toContain("Referenz: ");
  // The home page, and the same page again.
  expect(german.addresses).toEqual(["/de", ""]);
  const arabic = await ask("/newsletter", { headers: { cookie: "language=ar" } });
  expect(arabic.html).toContain('<html lang="ar" dir="rtl">');
  expect(arabic.html).toContain(initialSettings(FACTS).name);
  const form = { method: "POST", headers: { origin: "http://localhost" }, body: new URLSearchParams({ email: "a" }) };
  expect((await ask("/newsletter", form)).addresses).toEqual(["/"]);
});

test("[ER-02] a page that takes too long is answered in the visitor's language, other requests in a line", async () => {
  const app = appWith({ REQUEST_TIMEOUT_SECONDS: "1" }, {}, brokenDatabase, () => new Promise(() => {}));
  const ask = (accept: string) => app.request("/fr/newsletter", { headers: { accept } });
  const page = await ask("text/html,application/xhtml+xml");
  expect([page.status, page.headers.get("retry-after")]).toEqual([504, "5"]);
  expect(await page.text()).toContain("<h1>Une erreur est survenue</h1>");
  expect(await (await ask("*/*")).text()).toBe("The shop took too long to respond. Please try again.");
});

test("pages that need no data are shown without the database", async () => {
  expect((await appWith().request("/newsletter")).status).toBe(200);
  expect((await appWith().request("/no/such/page")).status).toBe(404);
});

test("the shop is live, but not ready while the database is down or the shop is stopping", async () => {
  const app = appWith();
  const alive = await app.request("/healthz");
  expect([alive.status, alive.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(await (await app.request("/readyz")).json()).toEqual({ status: "database does not answer" });
  const answering = { ping: () => Promise.resolve() };
  expect((await appWith({}, answering).request("/readyz")).status).toBe(200);
  expect((await appWith({}, { ...answering, isStopping: () => true }).request("/readyz")).status).toBe(503);
  const full = await appWith({}, { ...answering, diskProblem: async () => "the disk is full" }).request("/readyz");
  expect([full.status, await full.json()]).toEqual([503, { status: "cannot write: the disk is full" }]);
});

test("[UF-03] readiness asks the database and the disk once a second, however often it is requested", async () => {
  let asked = 0;
  const count = async () => void (asked += 1);
  const app = appWith({}, { ping: count, diskProblem: count as () => Promise<undefined> });
  for (let request = 0; request < 20; request += 1) expect((await app.request("/readyz")).status).toBe(200);
  expect(asked).toBe(2);
});

test("metrics count requests by route, not by path, and require the token if one is set", async () => {
  const app = appWith();
  await app.request("/healthz");
  await app.request("/some/visitor's/path");
  const text = await (await app.request("/metrics")).text();
  expect(text).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/healthz",status="200"\} 1/);
  expect(text).not.toContain("visitor");
  // Without a token, only clients on this machine have access.
  const forwarded = { headers: { "x-forwarded-for": "192.0.2.1" } };
  expect((await app.request("/metrics", forwarded)).status).toBe(401);
  const elsewhere = { incoming: { socket: { remoteAddress: "192.0.2.1" } } };
  expect((await app.request("/metrics", {}, elsewhere)).status).toBe(401);
  const token = "0123456789abcdef";
  const guarded = appWith({ METRICS_TOKEN: token });
  expect((await guarded.request("/metrics")).status).toBe(401);
  expect((await guarded.request("/metrics", { headers: { authorization: `Bearer ${token}` } })).status).toBe(200);
});

test("a token with non-ASCII characters is rejected", async () => {
  const app = appWith({ METRICS_TOKEN: "0123456789abcdef" });
  const authorization = "Bearer 0123456789abcde\u00E9";
  expect((await app.request("/metrics", { headers: { authorization } })).status).toBe(401);
});

test("a disconnected client is not counted as an error", async () => {
  const metrics = createMetrics();
  const visit = new AbortController();
  const app = appWith({}, { metrics });
  const accept = "application/vnd.vitrine.data+json";
  const answer = app.request("/newsletter", { signal: visit.signal, headers: { accept } });
  visit.abort("the connection closed");
  expect((await answer).status).toBe(499);
  expect(await metrics.print()).toContain("http_unexpected_errors_total 0");
});

test("extra slashes and upper-case country codes redirect to the canonical address", async () => {
  const app = appWith();
  const locationOf = async (path: string) => (await app.request(path)).headers.get("location");
  expect(await locationOf("/newsletter/")).toBe("/newsletter");
  expect(await locationOf("/DE/newsletter?a=1&b=%2F")).toBe("/de/newsletter?a=1&b=%2F");
  expect(await locationOf("/De/")).toBe("/de");
  expect(await locationOf("http://localhost//evil.example//x/")).toBe("/evil.example/x");
  expect(await locationOf("http://localhost/\\evil.example")).toBe("/evil.example");
  expect(await locationOf("/")).toBeNull();
  expect(await locationOf("/XX/newsletter")).toBeNull();
});

test("an address with a NUL or invalid percent-encoding is rejected", async () => {
  for (const path of ["/products/x%00", "/pages/search?qTitle=a%00", "/%E0%A4%A", "/de/%ff"]) {
    expect((await appWith().request(path)).status, path).toBe(400);
  }
});

test("every response has a request id, and a valid one from a proxy is reused", async () => {
  const app = appWith();
  const idOf = async (given: string) =>
    (await app.request("/healthz", { headers: { "x-request-id": given } })).headers.get("x-request-id");
  expect(await idOf("edge-1234567890")).toBe("edge-1234567890");
  expect(await idOf("<script>")).toMatch(/^[\da-f-]{36}$/);
});

test("a form from another site is rejected, and so is a body that is too large", async () => {
  const post = (headers: Record<string, string>, body: string) =>
    appWith({ BODY_LIMIT_KB: "1" }).request("/newsletter", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
      body,
    });
  expect((await post({ origin: "https://evil.example" }, "email=a")).status).toBe(403);
  const large = await post({ origin: "http://localhost" }, "x".repeat(2000));
  expect(large.status).toBe(413);
  expect(large.headers.get("connection")).toBe("close");
});

test("[RT-19] an unknown country code gets 404 with the frame, as a document and as JSON", async () => {
  const app = appWith();
  const html = await app.request("/xx/newsletter");
  expect(html.status).toBe(404);
  expect(await html.text()).toContain("Women");
  const json = await app.request("/xx/newsletter", { headers: { accept: "application/vnd.vitrine.data+json" } });
  expect(json.status).toBe(404);
});

test("[RT-22] links on the error page keep the visitor's country", async () => {
  const html = await (await appWith().request("/de/no/such/page")).text();
  const page = /<main.*<\/main>/s.exec(html)?.[0] ?? "";
  const addresses = [...page.matchAll(/ (?:href|action)="([^"]*)"/g)].map(([, address]) => address);
  expect(addresses.length).toBeGreaterThan(3);
  for (const address of addresses) expect(address).toMatch(/^\/de\//);
});

test("[I18-09] a configured CDN serves scripts, styles and pictures, and the policy allows it", async () => {
  const response = await appWith({ CDN_DOMAIN: "https://cdn.example" }).request("/newsletter");
  expect(response.headers.get("content-security-policy")).toContain("script-src 'self' https://cdn.example");
  expect(await response.text()).toContain('"cdn":"https://cdn.example"');
});
