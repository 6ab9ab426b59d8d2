// Size budgets of pages: bytes as transferred, because built files are compressed ahead of time.

import { brotliCompressSync, constants } from "node:zlib";
import { devices, type APIRequestContext, type Page } from "@playwright/test";
import { expect, hydrated, test } from "./shop.ts";

/** Maximum gzipped bytes of JavaScript on a page without content. */
const EMPTY_PAGE = 106_000;

/** Maximum gzipped bytes of JavaScript on a listing. */
const LISTING = 120_000;

/** Maximum of documents: bytes of HTML, plain and with brotli, and elements on a phone and on a desktop. */
const DOCUMENTS = {
  "/": { html: 55_000, brotli: 11_000, phone: 650, desktop: 650 },
  // Opens with an edit.
  "/collections/women": { html: 90_000, brotli: 16_000, phone: 1_010, desktop: 1_200 },
  "/collections/women-shoes": { html: 90_000, brotli: 16_000, phone: 1_010, desktop: 1_390 },
  "/collections/women-clothing": { html: 90_000, brotli: 16_000, phone: 1_010, desktop: 1_390 },
  product: { html: 50_000, brotli: 10_000, phone: 600, desktop: 600 },
} as const;

/** Maximum before a visitor interacts or the page is idle: bytes as transferred, with gzip, and requests. */
const FIRST_VIEW = {
  script: { bytes: 15_000, count: 1 },
  stylesheet: { bytes: 20_000, count: 2 },
  font: { bytes: 45_000, count: 3 },
};

test("an empty page loads at most 106 kB of gzipped JavaScript", async ({ page, request, expectConsole }) => {
  expectConsole(/404/);
  const { script } = await weigh(page, request, "/no/such/page");
  expect(script.bytes).toBeLessThanOrEqual(EMPTY_PAGE);
});

for (const path of ["/collections/women", "/collections/women-shoes", "/collections/women-clothing"]) {
  test(`[PG-05] the listing ${path} stays within its budget`, async ({ page, request }) => {
    const { script } = await weigh(page, request, path);
    console.log(`${path}: scripts ${script.bytes} bytes`);
    expect(script.bytes).toBeLessThanOrEqual(LISTING);
  });
}

for (const [name, most] of Object.entries(DOCUMENTS)) {
  test(`[PG-05] the document of ${name} is light`, async ({ request }) => {
    const path = name === "product" ? await pathOf(name, request) : name;
    const userAgents = { desktop: devices["Desktop Chrome"].userAgent, phone: devices["Pixel 7"].userAgent };
    for (const device of ["desktop", "phone"] as const) {
      const answer = await request.get(path, { headers: { "user-agent": userAgents[device] } });
      const html = await answer.text();
      // As server/http/compression.ts compresses stored documents.
      const brotli = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
      const elements = elementsIn(html);
      console.log(
        `${name} on a ${device}: ${Buffer.byteLength(html)} bytes, ${brotli} with brotli, ${elements} elements`,
      );
      expect.soft(Buffer.byteLength(html), "HTML").toBeLessThanOrEqual(most.html);
      expect.soft(brotli, "brotli").toBeLessThanOrEqual(most.brotli);
      expect.soft(elements, device).toBeLessThanOrEqual(most[device]);
      expect(elements).toBeGreaterThan(200);
    }
  });
}

for (const name of ["home", "listing", "product"] as const) {
  test(`[PG-05] ${name} is within the budget of the first view`, async ({ page, request }) => {
    const path = await pathOf(name, request);
    await neverIdle(page);
    const loaded = watch(page);
    await page.goto(path, { waitUntil: "networkidle" });
    const first = await sumsOf(loaded, request);
    console.log(`${name}: ${JSON.stringify(first)}`);
    for (const type of ["script", "stylesheet", "font"] as const) {
      expect.soft(first[type].bytes, type).toBeLessThanOrEqual(FIRST_VIEW[type].bytes);
      expect.soft(first[type].count, type).toBeLessThanOrEqual(FIRST_VIEW[type].count);
    }
    // The first sign of a visitor loads the rest.
    await page.mouse.wheel(0, 100);
    await hydrated(page);
    const all = await sumsOf(loaded, request);
    expect(all.script.bytes).toBeGreaterThan(FIRST_VIEW.script.bytes);
    // Scripts find their styles in the page.
    expect(all.stylesheet.count).toBe(first.stylesheet.count);
  });
}

test("[PG-05] the script of the first view is requested with a lower priority than styles, fonts and the first picture", async ({
  page,
}) => {
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  const priorities: Partial<Record<string, Set<string>>> = {};
  client.on("Network.requestWillBeSent", ({ type = "", request: { initialPriority } }) => {
    (priorities[type] ??= new Set()).add(initialPriority);
  });
  await neverIdle(page);
  await page.goto("/collections/women", { waitUntil: "networkidle" });
  expect([...(priorities["Script"] ?? [])]).toEqual(["Low"]);
  expect([...(priorities["Stylesheet"] ?? [])]).toEqual(["VeryHigh"]);
  for (const type of ["Font", "Image"]) expect([...(priorities[type] ?? [])]).toContain("High");
});

test("the first picture of a listing needs no request other than the document", async ({ request }) => {
  const html = await (await request.get("/collections/women")).text();
  const first = html.slice(html.indexOf("<main"));
  const image = /<img[^>]*>/.exec(first)?.[0] ?? "";
  expect(image).toContain('loading="eager"');
  expect(image).toContain('fetchPriority="high"');
});

async function pathOf(name: "home" | "listing" | "product", request: APIRequestContext): Promise<string> {
  if (name === "home") return "/";
  const listing = "/collections/women";
  if (name === "listing") return listing;
  const html = await (await request.get(listing)).text();
  return /href="([^"]*\/products\/[^"]+)"/.exec(html.slice(html.indexOf('id="products"')))?.[1] ?? "";
}

/** As a browser with scripts counts them: what is in `<noscript>` is a text. State and structured data escape their signs. */
const elementsIn = (html: string): number =>
  [...html.replaceAll(/<noscript>.*?<\/noscript>/gs, "<noscript>").matchAll(/<[a-z]/gi)].length;

type Loaded = ReturnType<typeof watch>;

/** Addresses of the files that a page loads from now on. */
function watch(page: Page) {
  const loaded = { script: new Set<string>(), stylesheet: new Set<string>(), font: new Set<string>() };
  page.on("request", (one) => {
    const type = one.resourceType();
    if (type === "script" || type === "stylesheet" || type === "font") loaded[type].add(one.url());
  });
  return loaded;
}

/** Files of a page once it is hydrated and has loaded everything. */
async function weigh(page: Page, request: APIRequestContext, path: string) {
  const loaded = watch(page);
  await page.goto(path);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  return sumsOf(loaded, request);
}

async function sumsOf({ script, stylesheet, font }: Loaded, request: APIRequestContext) {
  const sum = async (urls: ReadonlySet<string>) => {
    const sizes = await Promise.all([...urls].map((url) => sizeOf(request, url)));
    return { bytes: sizes.reduce((one, other) => one + other, 0), count: urls.size };
  };
  return { script: await sum(script), stylesheet: await sum(stylesheet), font: await sum(font) };
}

/** Keeps a page from being idle, so that its scripts wait for a visitor. */
const neverIdle = (page: Page) => page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));

async function sizeOf(request: APIRequestContext, url: string): Promise<number> {
  const answer = await request.head(url, { headers: { "accept-encoding": "gzip" } });
  if (!url.endsWith(".woff2")) expect(answer.headers()["content-encoding"], url).toBe("gzip");
  return Number(answer.headers()["content-length"]);
}
