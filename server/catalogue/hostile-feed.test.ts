// Malicious and broken feeds: they change nothing that shoppers see, and the mistake is reported with its line.

import { Hono } from "hono";
import { beforeAll, expect, test } from "vitest";
import { catalogueStatus, importFeed, readCatalogue } from "#commerce/products";
import { feedLines, feedRow } from "../../commerce/products/testing-feed.ts";
import { onDatabase } from "../../commerce/database/testing.ts";
import { openTestingShop } from "../integration/testing-shop.ts";
import { adminApp } from "./admin-app.ts";

const TOKEN = "local-token-of-the-access-file";
const line = (number: number, changes: object = {}): string => JSON.stringify({ ...feedRow(number), ...changes });
const without = (number: number, field: string): string => JSON.stringify({ ...feedRow(number), [field]: undefined });
const lines = (...written: readonly string[]): Buffer<ArrayBuffer> => Buffer.from(written.join("\n"));

/** A stream with a valid line and one of 100 MB. */
function endless(): ReadableStream<Uint8Array> {
  const megabyte = Buffer.alloc(1024 * 1024, "a");
  let sent = 0;
  return new ReadableStream({
    start: (stream) => stream.enqueue(Buffer.from(`${line(1)}\n{"title": "`)),
    pull: (stream) => {
      if (sent++ < 100) stream.enqueue(megabyte);
      else stream.close();
    },
  });
}

interface Hostile {
  readonly what: string;
  readonly feed: () => BodyInit;
  readonly line: number;
  readonly field?: string;
  readonly message: RegExp;
}

const HOSTILE: readonly Hostile[] = [
  {
    what: "broken UTF-8",
    feed: () => Buffer.concat([lines(line(1), '{"title": "'), Buffer.from([0xc3, 0x28, 0x22, 0x7d])]),
    line: 2,
    message: /is not UTF-8/,
  },
  { what: "a line of 100 MB", feed: endless, line: 2, message: /has more than \d+ bytes/ },
  {
    what: "a repeated handle",
    feed: () => lines(line(1), line(2), line(3, { handle: "product-1" })),
    line: 3,
    field: "handle",
    message: /product-1 is repeated/,
  },
  {
    what: "a repeated product",
    feed: () => lines(line(1), line(2), line(1)),
    line: 3,
    field: "product_id",
    message: /is repeated/,
  },
  {
    what: "a repeated variant",
    feed: () => lines(line(1), line(1)),
    line: 2,
    field: "objectID",
    message: /is repeated/,
  },
  {
    what: "a negative price",
    feed: () => lines(line(1), line(2, { eu_eur_price_f: -5 })),
    line: 2,
    field: "eu_eur_price_f",
    message: /must (?:be at least|not be empty)/,
  },
  {
    what: "a price that is text",
    feed: () => lines(line(1, { eu_eur_price_f: "5" })),
    line: 1,
    field: "eu_eur_price_f",
    message: /number/,
  },
  {
    what: "an unsupported currency",
    feed: () => lines(line(1), line(2, { eu_chf_price_f: 5 })),
    line: 2,
    field: "eu_chf_price_f",
    message: /does not belong to a price list of the shop/,
  },
  {
    what: "a missing column",
    feed: () => lines(line(1), without(2, "vendor")),
    line: 2,
    field: "vendor",
    message: /is missing/,
  },
  {
    what: "a truncated file",
    feed: () => lines(line(1), line(2), line(3).slice(0, 200)),
    line: 3,
    message: /is not JSON/,
  },
  {
    what: "a script as a picture",
    feed: () => lines(line(1, { largeImage: "javascript:alert(1)" })),
    line: 1,
    field: "largeImage",
    message: /must be an https address/,
  },
  {
    what: "a script among pictures",
    feed: () => lines(line(1, { product_images: "/a\tdata:text/html,x" })),
    line: 1,
    field: "product_images",
    message: /must be/,
  },
  {
    what: "a NUL character",
    feed: () => lines(line(1, { title: "a\0b" })),
    line: 1,
    message: /cannot be stored/,
  },
  { what: "an empty feed", feed: () => lines(), line: 0, message: /no products/ },
];

onDatabase("a hostile feed", (database) => {
  const app = () =>
    new Hono().route(
      "/",
      adminApp({
        database: database.current,
        index: {
          onChanged: () => {
            throw new Error("something visible changed");
          },
          rebuild: () => Promise.reject(new Error("not used in this test")),
          status: () => Promise.reject(new Error("not used in this test")),
        },
        localToken: TOKEN,
        token: undefined,
        onError: (error) => {
          throw error;
        },
      }),
    );

  beforeAll(async () => {
    await importFeed(database.current, feedLines(20), { source: "before" });
  });

  test.each(HOSTILE)("[SR-20] $what is rejected with its line, and nothing visible changes", async (hostile) => {
    const before = await catalogueStatus(database.current);
    const response = await app().request("/", {
      method: "PUT",
      headers: { authorization: `Bearer ${TOKEN}` },
      body: hostile.feed(),
      duplex: "half",
    } as RequestInit);
    const last: unknown = JSON.parse((await response.text()).trim().split("\n").at(-1) ?? "");
    expect(last).toMatchObject({
      kind: "bad-feed",
      error: { line: hostile.line, ...(hostile.field && { field: hostile.field }) },
      message: expect.stringMatching(hostile.message),
    });
    expect(await catalogueStatus(database.current)).toEqual(before);
    expect(await database.current.sql.execute("select count(*)::int as products from product")).toMatchObject({
      rows: [{ products: 20 }],
    });
  });

  test("[SR-20] a script in a description is removed everywhere the product is shown", async () => {
    const body =
      '<p onclick="steal()">Soft<script>steal()</script></p><img src=x onerror="steal()"><svg onload="steal()">';
    const feed = [line(1, { body_html: body, inventory_quantity: 2 }), line(2)];
    expect(await importFeed(database.current, feed, { source: "scripts" })).toMatchObject({ kind: "imported" });
    const shop = await openTestingShop(database.current);
    try {
      const html = await (await shop.app.request("/products/product-1")).text();
      expect(html).toContain("Soft");
      const query = '{ product(handleOrId: "product-1") { descriptionHtml } }';
      const api = await shop.app.request("/graphql", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ query }),
      });
      const merchant = await (await shop.app.request("/feeds/google-merchant.xml")).text();
      const reading = await readCatalogue(database.current);
      const exported: string[] = [];
      for await (const rows of reading?.rows ?? []) exported.push(JSON.stringify(rows));
      for (const shown of [html, await api.text(), merchant, exported.join("\n")]) {
        expect(shown).not.toMatch(/steal|onclick|onerror/);
      }
    } finally {
      await shop.close();
    }
  });
});
