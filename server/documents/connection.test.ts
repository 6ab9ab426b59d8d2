// Shared documents over a connection: cached ones are sent before the application runs, and are identical to its responses.

import { Agent, request, type IncomingHttpHeaders } from "node:http";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { importFeed } from "#commerce/products";
import { onDatabase } from "../../commerce/database/testing.ts";
import { feedRow } from "../../commerce/products/testing-feed.ts";
import { listen } from "../http/listener.ts";
import { openTestingShop, type TestingShop } from "../integration/testing-shop.ts";
import { randomCases } from "../../tools/test-runner/thorough.ts";

const DATA = "application/vnd.vitrine.data+json;routes=collection";
const MANY = randomCases(2_000, 10_000);
const LISTING = "/collections/men";

onDatabase("documents over a connection", (database) => {
  let shop: TestingShop;
  let address: string;
  /** Addresses of the requests that reached the application. */
  const reached: string[] = [];
  beforeAll(async () => {
    const rows = [1, 2].map((at) => `${JSON.stringify(feedRow(at, 0))}\n`);
    await importFeed(database.current, rows, { source: "documents.jsonl" });
    shop = await openTestingShop(database.current, { DOCUMENT_CACHE_MB: "8" });
    const listening = await listen({ host: "127.0.0.1", port: 0, timeoutSeconds: 30 });
    if (listening.kind !== "listening") throw new Error(listening.kind);
    const { listener } = listening;
    listener.serve({
      ...shop.handler,
      fetch: (asked, env) => {
        reached.push(asked.url);
        return shop.handler.fetch(asked, env);
      },
    });
    ({ address } = listener);
    return async () => {
      await listener.drain(1);
      await shop.close();
    };
  });
  beforeEach(() => void reached.splice(0));

  const get = (path: string, headers: Record<string, string> = {}, method = "GET", agent?: Agent) =>
    new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
      const sent = request(new URL(path, address), { method, headers, ...(agent && { agent }) }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("end", () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
        );
      });
      sent.on("error", reject).end();
    });

  test("[PG-01] the second answer is that of the application, without it: headers, body, 304, request id, metrics", async () => {
    for (const headers of [{}, { "accept-encoding": "gzip, br;q=0.5" }, { accept: DATA, "accept-encoding": "gzip" }]) {
      reached.splice(0);
      const first = await get(LISTING, headers);
      expect([first.status, reached.length]).toEqual([200, 1]);
      const second = await get(LISTING, { ...headers, "x-request-id": "of-the-proxy" });
      expect(reached.length).toBe(1);
      expect(second.headers["x-request-id"]).toBe("of-the-proxy");
      expect(first.headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/);
      expect(second.headers["content-security-policy"]).toContain("script-src");
      expect(comparable(second)).toEqual(comparable(first));
      const unchanged = await get(LISTING, { ...headers, "if-none-match": first.headers.etag ?? "" });
      expect([unchanged.status, unchanged.body.length, reached.length]).toEqual([304, 0, 1]);
    }
    // Seven: the first answer in gzip is of a document that the application knew.
    const counted = await shop.metrics.print();
    expect(counted).toContain('documents_total{from="cached"} 7');
    expect(counted).toContain('http_request_duration_seconds_count{method="GET",route="page",status="304"} 3');
  });

  test("[PG-02] a request with a session, a body or another method reaches the application", async () => {
    await get(LISTING);
    reached.splice(0);
    await get(LISTING);
    expect(reached).toEqual([]);
    await get(LISTING, { cookie: "bag=1; __Host-session=x" });
    await get(LISTING, { "content-length": "0" });
    await get(LISTING, {}, "HEAD");
    expect(reached.length).toBe(3);
    await get(LISTING, { cookie: "bag=1" });
    expect(reached.length).toBe(3);
  });

  test("[PG-04] thousands of made-up hosts, headers and parameters get one answer, and leave no more than it", async () => {
    const stored = async () => /^documents_stored (\d+)$/m.exec(await shop.metrics.print())?.[1];
    const own = await get(LISTING, { "accept-encoding": "gzip" });
    const before = await stored();
    reached.splice(0);
    const agent = new Agent({ keepAlive: true, maxSockets: 16 });
    const madeUp = (at: number): Promise<boolean> =>
      get(
        `${LISTING}?utm_made_up_${at}=${at}&fbclid=${at}`,
        {
          host: `shop-${at}.example`,
          "x-forwarded-host": `evil-${at}.example`,
          "x-original-url": `/cart/${at}`,
          "accept-language": `x${at};q=0.${at % 9}, en;q=0.9`,
          "accept-encoding": `made-up-${at}, gzip`,
          "user-agent": `Browser/${at}`,
          accept: `text/html, made-up/${at}`,
          cookie: `made-up-${at}=${at}; bag=${at}`,
        },
        "GET",
        agent,
      ).then(({ status, body }) => status === 200 && body.equals(own.body));
    let right = 0;
    for (let at = 0; at < MANY; at += 100) {
      const answers = await Promise.all(Array.from({ length: 100 }, (_, index) => madeUp(at + index)));
      right += answers.filter(Boolean).length;
    }
    agent.destroy();
    expect([right, reached.length, await stored()]).toEqual([MANY, 0, before]);
    for (let at = 0; at < 20; at += 1) {
      await get(LISTING, { accept: `application/vnd.vitrine.data+json;routes=made-up-${at}` });
      await get(`${LISTING}?made-up-${at}=1`);
      await get(`${LISTING}?page=${at + 100}`);
    }
    expect(await stored()).toBe(before);
  });

  test("[PG-04] a made-up host neither changes an answer nor the address that it names", async () => {
    const own = await get(LISTING);
    const other = await get(LISTING, { host: "evil.example", "x-forwarded-host": "evil.example" });
    expect(other.body.equals(own.body)).toBe(true);
    expect(other.body.toString()).toContain('<link rel="canonical" href="https://shop.example/collections/men"');
  });
});

/** An answer without what differs between any two. */
function comparable({ status, headers, body }: { status: number; headers: IncomingHttpHeaders; body: Buffer }) {
  const { "x-request-id": _id, date: _date, ...same } = headers;
  return { status, headers: same, body: body.toString("base64") };
}
