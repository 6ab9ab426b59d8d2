// robots.txt, sitemaps and feeds over HTTP, with a real database and an index of the same products.

import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { Hono } from "hono";
import { beforeAll, expect, test } from "vitest";
import { ALL_PRICES, COUNTRY_MARKETS, DEFAULT_TAXONOMY } from "#catalogue";
import { readCatalogue } from "#commerce/products";
import { demoGlossaries } from "#demo/glossaries";
import { openEmbedded, PRODUCT_SCHEMA } from "#search";
import { onDatabase } from "../../commerce/database/testing.ts";
import { stockShop } from "../../commerce/wishlist/testing-wishlists.ts";
import { productRecord } from "#search/testing/product-record";
import { createContentTranslator, glossaryTranslator } from "#translation";
import { raiseRevision } from "../../commerce/database/revisions.ts";
import { readConfig } from "../config.ts";
import { openPublicReads } from "../reads/public-reads.ts";
import { openFeedFiles } from "./feed-files.ts";
import { feedsApp } from "./feeds-app.ts";
import { initialSettings } from "../../commerce/settings/testing-settings.ts";
import { escapeXml } from "./xml.ts";

onDatabase("feeds", (database) => {
  let app: Hono;
  let folder: string;
  let hidden: readonly string[] = [];
  let searches = 0;
  beforeAll(async () => {
    await stockShop(database.current, 30);
    const search = openEmbedded({ schema: PRODUCT_SCHEMA });
    const reading = await readCatalogue(database.current);
    const records = [];
    for await (const rows of reading?.rows ?? []) records.push(productRecord(rows));
    await search.replace(records);
    folder = mkdtempSync(join(tmpdir(), "vitrine-feeds-"));
    const files = openFeedFiles(folder, (error) => {
      throw error;
    });
    app = feedsApp({
      files,
      reads: openPublicReads(readConfig({ TRUSTED_PROXIES: "1" })),
      database: database.current,
      taxonomyNow: () => DEFAULT_TAXONOMY,
      setting: initialSettings,
      search: {
        ...search,
        search: (query) => {
          searches += 1;
          return search.search(query);
        },
      },
      origin: "https://shop.example",
      cdn: undefined,
      channel: "global",
      prices: ALL_PRICES,
      createTranslator: () => createContentTranslator(glossaryTranslator(demoGlossaries)),
      designers: async () => ({ slugs: new Map(), pinned: new Map() }),
      collections: async () => [],
      blockedIn: async () => (hidden.length > 0 ? { brands: hidden } : undefined),
    });
    return async () => {
      await search.close();
      await files.close();
      rmSync(folder, { recursive: true });
    };
  });

  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await app.request(path, { headers });
    return { status: response.status, type: response.headers.get("content-type"), text: await response.text() };
  };
  const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => address);

  test("the sitemap index links to existing parts, with and without a country", async () => {
    for (const prefix of ["", "/de"]) {
      const { status, type, text } = await get(`${prefix}/sitemap.xml`);
      expect([status, type]).toEqual([200, "application/xml; charset=utf-8"]);
      const parts = locations(text);
      expect(parts).toContain(`https://shop.example${prefix}/sitemaps/products-1.xml`);
      for (const part of parts) {
        const { status: found, text: xml } = await get(new URL(part).pathname);
        expect(found, part).toBe(200);
        expect(xml, part).toMatch(/^<\?xml [^>]*>\n<urlset .*<\/urlset>\n$/s);
        expect(locations(xml).every((address) => address.startsWith(`https://shop.example${prefix}`))).toBe(true);
      }
    }
    expect((await get("/xx/sitemap.xml")).status).toBe(404);
    expect((await get("/sitemaps/products-2.xml")).status).toBe(404);
    expect((await get("/sitemaps/products-0.xml")).status).toBe(404);
  });

  test("products hidden from a market are in none of its sitemaps", async () => {
    const handles = locations((await get("/de/sitemaps/products-1.xml")).text);
    expect(handles).toHaveLength(30);
    expect(new Set(handles).size).toBe(30);
    // Has a price in dollars only.
    expect(locations((await get("/us/sitemaps/products-1.xml")).text)).toHaveLength(31);
  });

  test("only collections with products are listed", async () => {
    const { text } = await get("/de/sitemaps/collections.xml");
    expect(locations(text)).toContain("https://shop.example/de/collections/all");
    expect(locations(text)).not.toContain("https://shop.example/de/collections/teen-boy-shoes");
  });

  test("robots.txt lists every market's sitemap and disallows personal pages", async () => {
    const { text, type } = await get("/robots.txt");
    expect(type).toBe("text/plain; charset=utf-8");
    const lines = text.split("\n");
    expect(lines.filter((line) => line.startsWith("Sitemap: "))).toHaveLength(COUNTRY_MARKETS.length + 1);
    for (const path of ["/cart", "/*/cart", "/checkout", "/account", "/pages/search", "/graphql"]) {
      expect(lines).toContain(`Disallow: ${path}`);
    }
    expect(lines).toContain("Disallow: /pages/return$");
    expect(text).not.toMatch(/Disallow: \/\s*$/m);
  });

  test("the merchant feed has one item for each variant, with the market's prices and delivery", async () => {
    const { text, status } = await get("/de/feeds/google-merchant.xml");
    expect(status).toBe(200);
    const items = text.split("<item>").slice(1);
    expect(items.length).toBeGreaterThanOrEqual(30);
    const ids = items.map((item) => /<g:id>([^<]+)/.exec(item)?.[1]);
    expect(new Set(ids).size).toBe(items.length);
    for (const item of items) {
      expect(item).toMatch(/<g:price>\d+\.\d\d EUR<\/g:price>/);
      expect(item).toMatch(/<g:availability>(?:in_stock|out_of_stock)<\/g:availability>/);
      expect(item).toMatch(/<g:link>https:\/\/shop\.example\/de\/products\//);
      expect(item).toMatch(/<g:image_link>https:\/\//);
      expect(item).toContain("<g:shipping><g:country>DE</g:country>");
    }
    expect(text.endsWith("</channel>\n</rss>\n")).toBe(true);
  });

  test("the merchant feed is compressed on request", async () => {
    const zipped = await app.request("/de/feeds/google-merchant.xml", { headers: { "accept-encoding": "gzip, br" } });
    expect(zipped.headers.get("content-encoding")).toBe("gzip");
    expect(gunzipSync(new Uint8Array(await zipped.arrayBuffer())).toString()).toContain("<g:id>");
  });

  test("stalled downloads of a feed stop neither others nor the database, and only their client [UF-10]", async () => {
    const path = "/it/feeds/google-merchant.xml";
    const from = (address: string) => app.request(path, { headers: { "x-forwarded-for": address } });
    // None of these is read.
    const stalled = [];
    for (let download = 0; download < 4; download += 1) stalled.push(await from("192.0.2.1"));
    expect(stalled.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const fifth = await from("192.0.2.1");
    expect([fifth.status, fifth.headers.get("retry-after")]).toEqual([429, "60"]);
    const other = await from("192.0.2.2");
    expect([other.status, (await other.text()).endsWith("</rss>\n")]).toEqual([200, true]);
    // A disconnect makes room.
    for (const response of stalled) await response.body?.cancel();
    expect((await from("192.0.2.1")).status).toBe(200);
    expect((await app.request(path, { method: "HEAD" })).status).toBe(200);
  });

  test("a feed is built once for all who ask at the same time, and again after a change [UF-10]", async () => {
    const { sql } = database.current;
    const before = searches;
    await Promise.all(Array.from({ length: 6 }, () => get("/es/sitemaps/designers.xml")));
    expect(searches - before).toBe(1);
    await get("/es/sitemaps/designers.xml");
    expect(searches - before).toBe(1);
    await sql.transaction((tx) => raiseRevision(tx, "content"));
    await database.current.revisions.refresh();
    await get("/es/sitemaps/designers.xml");
    expect(searches - before).toBe(2);
  });

  test("a feed that is damaged or lost on disk is noticed and built again [UF-09]", async () => {
    const path = "/de/feeds/google-merchant.xml";
    const { text } = await get(path);
    const files = () =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".gz"));
    for (const damage of [flipByte, (file: string) => truncateSync(file, 40), (file: string) => rmSync(file)]) {
      for (const name of files()) damage(join(folder, name));
      expect((await get(path)).text).toBe(text);
    }
    const packed = await app.request(path, { headers: { "accept-encoding": "gzip" } });
    expect(gunzipSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(text);
  });

  test("a feed is one file, however its address and host are written [UF-10]", async () => {
    const before = searches;
    const addresses = ["/pt/sitemaps/designers.xml", "/PT/sitemaps/designers.xml", "/Pt/sitemaps/designers.xml"];
    const files = [];
    for (const [at, path] of addresses.entries()) {
      const response = await app.request(`http://host-${at}.example${path}`);
      files.push(await response.text());
    }
    expect(searches - before).toBe(1);
    expect(new Set(files).size).toBe(1);
    expect(files[0]).toContain("https://shop.example/pt/");
  });

  test("the new arrivals feed lists the newest first", async () => {
    const { text, type } = await get("/de/feeds/new-arrivals.xml");
    expect(type).toBe("application/rss+xml; charset=utf-8");
    const dates = [...text.matchAll(/<pubDate>([^<]+)/g)].map(([, date = ""]) => Date.parse(date));
    expect(dates.length).toBeGreaterThan(0);
    expect(dates).toEqual(dates.toSorted((one, other) => other - one));
    expect(text).toContain('<atom:link href="https://shop.example/de/feeds/new-arrivals.xml" rel="self"');
  });

  test("feeds are in their market's language [I18-04]", async () => {
    const [english, german, merchant] = await Promise.all(
      ["/feeds/new-arrivals.xml", "/de/feeds/new-arrivals.xml", "/fr/feeds/google-merchant.xml"].map((path) =>
        get(path),
      ),
    );
    expect(english?.text).toContain("<title>My shop: New in</title>");
    expect(english?.text).toContain("<language>en</language>");
    expect(german?.text).toContain("<title>My shop: Neu eingetroffen</title>");
    expect(german?.text).toContain("<language>de</language>");
    const types = (text = "", field = "category") => [...text.matchAll(new RegExp(`<${field}>([^<]+)`, "g"))];
    expect(types(english?.text).map(([, type]) => type)).toContain("Coats");
    expect(types(german?.text).map(([, type]) => type)).not.toContain("Coats");
    expect(types(merchant?.text, "g:product_type").map(([, type]) => type)).toContain("Manteaux");
  });

  test("products hidden from a country are in none of its feeds", async () => {
    const [vendor = ""] = /<g:brand>([^<]+)/.exec((await get("/fr/feeds/google-merchant.xml")).text)?.slice(1) ?? [];
    hidden = [vendor.replaceAll("&amp;", "&")];
    const { text } = await get("/fr/feeds/google-merchant.xml");
    expect(text).not.toContain(`<g:brand>${vendor}</g:brand>`);
    hidden = [];
  });

  test("llms.txt describes the shop", async () => {
    const { text } = await get("/llms.txt");
    expect(text).toMatch(/^# My shop\n\n> /);
    expect(text).toContain("https://shop.example/sitemap.xml");
    expect(text).toContain("[Orders and shipping](https://shop.example/pages/orders-shipping)");
  });

  test("[OC-19] llms.txt invites to no page that robots.txt forbids, and names the departments on sale", async () => {
    const [llms, robots] = await Promise.all([get("/llms.txt"), get("/robots.txt")]);
    const addresses = [...llms.text.matchAll(/https:\/\/shop\.example([^\s)`]*)/g)].map(([, path = ""]) => path);
    expect(addresses).toContain("/collections/women");
    expect(addresses.length).toBeGreaterThan(8);
    const rules = [...robots.text.matchAll(/^Disallow: (\S+)$/gm)].map(
      ([, rule = ""]) => new RegExp(`^${rule.replace(/[.?+^{}()|[\]\\]/g, "\\$&").replaceAll("*", ".*")}`),
    );
    expect(rules.length).toBeGreaterThan(10);
    expect(addresses.filter((path) => rules.some((rule) => rule.test(path)))).toEqual([]);
    expect(rules.some((rule) => rule.test("/de/pages/search?qTitle=coat"))).toBe(true);
  });
});

function flipByte(file: string): void {
  const bytes = readFileSync(file);
  const at = bytes.length >> 1;
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(file, bytes);
}

test("escaped text is valid in an XML document", () => {
  expect(escapeXml(`a<b>&"\u0000\u000B\uD800c`)).toBe("a&lt;b&gt;&amp;&quot;c");
  expect(escapeXml("😀 é\n")).toBe("😀 é\n");
});
