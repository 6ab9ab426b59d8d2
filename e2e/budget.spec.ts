// Size budgets of pages: bytes as transferred, because built files are compressed ahead of time.

import { brotliCompressSync, constants } from "node:zlib";
import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "./shop.ts";

/** Maximum gzipped bytes of JavaScript on a page without content. */
const EMPTY_PAGE = 106_000;

/** Maximum bytes of a listing: the document with brotli, scripts and styles with gzip. */
const LISTING = { document: 30_000, scripts: 120_000, styles: 15_000 };

test("an empty page loads at most 106 kB of gzipped JavaScript", async ({ page, request, expectConsole }) => {
  expectConsole(/404/);
  const { scripts } = await weigh(page, request, "/no/such/page");
  expect(scripts).toBeLessThanOrEqual(EMPTY_PAGE);
});

for (const path of ["/collections/women", "/collections/women-shoes", "/collections/women-clothing"]) {
  test(`the listing ${path} stays within its budget`, async ({ page, request }) => {
    const { scripts, styles } = await weigh(page, request, path);
    const html = await (await request.get(path)).body();
    // The same settings as server/http/compression.ts.
    const document = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;
    console.log(`${path}: document ${document}, scripts ${scripts}, styles ${styles} bytes`);
    expect.soft(document, "document").toBeLessThanOrEqual(LISTING.document);
    expect.soft(scripts, "scripts").toBeLessThanOrEqual(LISTING.scripts);
    expect.soft(styles, "styles").toBeLessThanOrEqual(LISTING.styles);
  });
}

test("the first picture of a listing needs no request other than the document", async ({ request }) => {
  const html = await (await request.get("/collections/women")).text();
  const first = html.slice(html.indexOf("<main"));
  const image = /<img[^>]*>/.exec(first)?.[0] ?? "";
  expect(image).toContain('loading="eager"');
  expect(image).toContain('fetchPriority="high"');
});

/** Gzipped bytes of the scripts and styles of a page. */
async function weigh(page: Page, request: APIRequestContext, path: string) {
  const loaded = { script: new Set<string>(), stylesheet: new Set<string>() };
  page.on("request", (one) => {
    const type = one.resourceType();
    if (type === "script" || type === "stylesheet") loaded[type].add(one.url());
  });
  await page.goto(path, { waitUntil: "networkidle" });
  expect(loaded.script.size).toBeGreaterThan(1);
  const sum = async (urls: ReadonlySet<string>) => {
    const sizes = await Promise.all([...urls].map((url) => sizeOf(request, url)));
    return sizes.reduce((one, other) => one + other, 0);
  };
  return { scripts: await sum(loaded.script), styles: await sum(loaded.stylesheet) };
}

async function sizeOf(request: APIRequestContext, url: string): Promise<number> {
  const answer = await request.head(url, { headers: { "accept-encoding": "gzip" } });
  expect(answer.headers()["content-encoding"], url).toBe("gzip");
  return Number(answer.headers()["content-length"]);
}
