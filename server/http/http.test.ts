import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createMetrics } from "../observability/metrics.ts";
import { compression, sendText } from "./compression.ts";
import { loggedPath, requests, timeLimit, type RequestVariables } from "./requests.ts";
import { securityHeaders } from "./security.ts";
import { staticFiles } from "./static-files.ts";

const long = "vitrine ".repeat(400);

const text = new Hono()
  .use(compression())
  .get("/long", (context) => context.text(long))
  .get("/short", (context) => context.text("short"))
  .get("/picture", (context) => context.body(long, 200, { "content-type": "image/webp" }));

const get = (path: string, encoding: string) => text.request(path, { headers: { "accept-encoding": encoding } });

test("brotli is preferred to gzip, and an encoding with quality zero is not used", async () => {
  const br = await get("/long", "gzip, br");
  expect(br.headers.get("content-encoding")).toBe("br");
  expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toBe(long);
  const gz = await get("/long", "gzip;q=0.5, br;q=0");
  expect(gz.headers.get("content-encoding")).toBe("gzip");
  expect(gunzipSync(await gz.arrayBuffer()).toString()).toBe(long);
});

test("short responses and pictures are not compressed, and Vary names the encoding", async () => {
  expect((await get("/short", "br")).headers.get("content-encoding")).toBeNull();
  expect(await (await get("/short", "br")).text()).toBe("short");
  expect((await get("/picture", "br")).headers.get("content-encoding")).toBeNull();
  expect((await get("/long", "identity")).headers.get("vary")).toContain("Accept-Encoding");
});

test("sendText compresses a text once and keeps all cookies", async () => {
  const app = new Hono().use(compression()).get("/", (context) => {
    const headers = new Headers({ "content-type": "text/html", vary: "Cookie" });
    for (const name of ["bag", "session"]) headers.append("set-cookie", `${name}=1`);
    return sendText(long, { status: 404, headers }, context.req, "once");
  });
  for (const [encoding, read] of [
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
    ["identity", Buffer.from],
  ] as const) {
    const answer = await app.request("/", { headers: { "accept-encoding": encoding } });
    expect(answer.status).toBe(404);
    expect(answer.headers.get("content-encoding")).toBe(encoding === "identity" ? null : encoding);
    expect(answer.headers.get("vary")).toBe("Cookie, Accept-Encoding");
    expect(answer.headers.getSetCookie()).toEqual(["bag=1", "session=1"]);
    expect(read(await answer.arrayBuffer()).toString()).toBe(long);
  }
});

test("a request over the time limit gets 504 and is aborted; its late response is discarded", async () => {
  vi.useFakeTimers();
  const { promise, resolve } = Promise.withResolvers<string>();
  const reasons: string[] = [];
  const app = new Hono<{ Variables: RequestVariables }>().use(timeLimit(5)).get("/", async (context) => {
    context.get("signal").addEventListener("abort", () => reasons.push(String(context.get("signal").reason)));
    return context.text(await promise);
  });
  const answer = app.request("/");
  await vi.advanceTimersByTimeAsync(5_000);
  expect((await answer).status).toBe(504);
  expect(reasons).toEqual(["Error: The request took longer than 5 s."]);
  resolve("late");
  await vi.runAllTimersAsync();
  expect(await (await answer).text()).toContain("took too long");
  vi.useRealTimers();
});

test("the content security policy allows no inline script, and HSTS is sent over TLS only", async () => {
  const headersOf = async (isSecure: boolean, isDevelopment = false) => {
    const app = new Hono().use(securityHeaders({ cdn: "https://cdn.example", isSecure, isDevelopment }));
    return (await app.get("/", (context) => context.text("x")).request("/")).headers;
  };
  const plain = await headersOf(false);
  const policy = plain.get("content-security-policy") ?? "";
  expect(policy).toContain("script-src 'self' https://cdn.example;");
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|nonce-/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(plain.get("strict-transport-security")).toBeNull();
  expect((await headersOf(true)).get("strict-transport-security")).toContain("max-age=31536000");
});

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-static-"));
  await mkdir(join(folder, "assets"));
  await mkdir(join(folder, ".vite"));
  await writeFile(join(folder, "assets/app-1a2b.js"), "plain");
  await writeFile(join(folder, "assets/app-1a2b.js.br"), "brotli");
  await writeFile(join(folder, "favicon.svg"), "<svg/>");
  await writeFile(join(folder, ".vite/manifest.json"), "{}");
});
afterAll(() => rm(folder, { recursive: true }));

test("hashed files are immutable and precompressed, and answer 304 and 405", async () => {
  const app = new Hono().use(await staticFiles(folder)).get("*", (context) => context.text("page", 200));
  const first = await app.request("/assets/app-1a2b.js", { headers: { "accept-encoding": "br" } });
  expect(first.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(first.headers.get("content-encoding")).toBe("br");
  expect(await first.text()).toBe("brotli");
  const etag = first.headers.get("etag") ?? "";
  for (const known of [etag, `"other", ${etag}`, etag.replace("W/", ""), "*"]) {
    const again = await app.request("/assets/app-1a2b.js", { headers: { "if-none-match": known } });
    expect(again.status, known).toBe(304);
    expect(again.headers.get("vary")).toBe("Accept-Encoding");
  }
  expect((await app.request("/assets/app-1a2b.js", { headers: { "if-none-match": '"other"' } })).status).toBe(200);
  expect((await app.request("/assets/app-1a2b.js", { method: "POST" })).status).toBe(405);
  const gone = await app.request("/assets/gone-ffff.js");
  expect([gone.status, gone.headers.get("cache-control")]).toEqual([404, "no-store"]);
  expect((await app.request("/favicon.svg")).headers.get("cache-control")).toBe("public, max-age=86400");
  expect(await (await app.request("/.vite/manifest.json")).text()).toBe("page");
});

test("log lines omit the tokens of shared wishlists [WL-08]", async () => {
  const token = `${"aB3_-".repeat(8)}xyz`;
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line) => void lines.push(line) });
  const app = new Hono<{ Variables: RequestVariables }>().use(requests(log, createMetrics()));
  for (const path of [`/wishlist/${token}`, `/de/wishlist/${token}?sort=price`]) await app.request(path);
  expect(lines.map((line) => JSON.parse(line).path)).toEqual(["/wishlist/…", "/de/wishlist/…"]);
  expect(lines.join("")).not.toContain(token);
  expect(loggedPath("/wishlist")).toBe("/wishlist");
  expect(loggedPath("/cn/qrcode/o1/http%3A%2F%2Fx%2Fexternal-checkout%3Fcharge%3Dch_1/x")).toBe("/cn/qrcode/o1/…");
  expect(loggedPath("/products/wishlist-bag")).toBe("/products/wishlist-bag");
});
