// Documents that a CDN may store, and the purge calls that tell it of changes.

import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { importFeed } from "#commerce/products";
import { onDatabase } from "../../commerce/database/testing.ts";
import { feedRow } from "../../commerce/products/testing-feed.ts";
import { LOCAL_TOKEN, openTestingShop, type TestingShop } from "../integration/testing-shop.ts";

const DATA = "application/vnd.vitrine.data+json;routes=collection";
const PUBLIC = "public, max-age=0, s-maxage=300, stale-while-revalidate=60";

onDatabase("documents for a CDN", (database) => {
  const purges: { headers: IncomingHttpHeaders; body: string }[] = [];
  /** Statuses of the next answers; 200 after them. */
  const statuses: number[] = [];
  const cdn = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      purges.push({ headers: request.headers, body });
      response.writeHead(statuses.shift() ?? 200).end();
    });
  });
  let shop: TestingShop;
  let unpurged: TestingShop;
  beforeAll(async () => {
    await once(cdn.listen(0, "127.0.0.1"), "listening");
    await importFeed(database.current, [`${JSON.stringify(feedRow(1))}\n`], { source: "cdn.jsonl" });
    shop = await openTestingShop(database.current, {
      DOCUMENT_CACHE_MB: "8",
      COUNTRY_HEADER: "CF-IPCountry",
      CDN_PURGE_URL: `http://127.0.0.1:${(cdn.address() as AddressInfo).port}/purge`,
      CDN_PURGE_HEADERS: "Authorization=Bearer of-the-cdn",
    });
    unpurged = await openTestingShop(database.current, { DOCUMENT_CACHE_MB: "8" });
  });
  afterAll(async () => {
    cdn.close();
    await Promise.all([shop.close(), unpurged.close()]);
  });

  const headersOf = async (path: string, headers: Record<string, string> = {}, from = shop) =>
    (await from.app.request(path, { headers })).headers;

  test("[PG-03] an address that names a country is public, whatever else a guest sends", async () => {
    for (const headers of [
      {},
      { cookie: "bag=1" },
      { "accept-language": "fr" },
      { cookie: "country=de; language=de" },
    ]) {
      // Twice: rendered, and from the cache.
      for (let times = 0; times < 2; times += 1) {
        const answer = await headersOf("/de/collections/men", headers);
        expect(answer.get("cache-control")).toBe(PUBLIC);
        expect(answer.get("vary")).toBe("Accept, User-Agent, Accept-Encoding, CF-IPCountry");
        expect([answer.get("surrogate-key"), answer.get("cache-tag")]).toEqual(["documents", "documents"]);
        expect(answer.has("set-cookie")).toBe(false);
      }
    }
    const unnoticed = await headersOf("/de/collections/men", {}, unpurged);
    expect(unnoticed.get("cache-control")).toBe("public, max-age=0, s-maxage=1, stale-while-revalidate=1");
  });

  test("[PG-03] data of such an address is stored by the CDN, but by no browser", async () => {
    const answer = await headersOf("/de/collections/men", { accept: `${DATA};language=de-DE` });
    expect(answer.get("cache-control")).toBe("private, no-store");
    expect(answer.get("surrogate-control")).toBe("max-age=300, stale-while-revalidate=60");
    expect(answer.get("x-accel-expires")).toBe("300");
    const other = await headersOf("/de/collections/men", { accept: `${DATA};language=fr-FR` });
    expect([other.has("surrogate-control"), other.has("x-accel-expires")]).toEqual([false, false]);
  });

  test("[PG-03] any other document is private", async () => {
    for (const [path, headers] of [
      ["/collections/men", {}],
      ["/eu/collections/men", {}],
      ["/de/collections/men", { cookie: "language=en" }],
      ["/de/collections/men", { cookie: "country=fr" }],
      ["/de/collections/men", { "cf-ipcountry": "FR" }],
      ["/collections/men", { cookie: "country=de" }],
      ["/de/collections/men?made-up=1", {}],
      ["/de/cart", {}],
      ["/de/none", {}],
    ] as const) {
      const answer = await headersOf(path, headers);
      expect(answer.get("cache-control"), `${path} ${JSON.stringify(headers)}`).toMatch(/^private/);
      expect(answer.has("surrogate-key"), path).toBe(false);
    }
  });

  test("[PG-03] a change is reported to the CDN, again after a failure, and not for every change of a stream", async () => {
    purges.length = 0;
    statuses.push(500);
    const save = async (name: string) => {
      const response = await shop.app.request("/admin/settings/facts", {
        method: "PUT",
        headers: { authorization: `Bearer ${LOCAL_TOKEN}` },
        body: JSON.stringify({ name }),
      });
      expect(response.status).toBe(200);
    };
    for (let at = 0; at < 10; at += 1) await save(`Shop ${at}`);
    await vi.waitFor(() => expect(purges.length).toBeGreaterThanOrEqual(2), { timeout: 15_000, interval: 50 });
    expect(purges.length).toBeLessThan(10);
    expect(purges[0]?.headers).toMatchObject({ authorization: "Bearer of-the-cdn", "surrogate-key": "documents" });
    expect(JSON.parse(purges[0]?.body ?? "")).toEqual({ tags: ["documents"] });
  });
});
