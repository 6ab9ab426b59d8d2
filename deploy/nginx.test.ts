// Runs deploy/nginx/nginx.conf, if nginx is installed, in front of two small servers that respond as shops do.

import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
} from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { freePort } from "../commerce/database/testing-postgres.ts";
import { findProgram } from "../tools/test-runner/find-program.ts";

const DATA = "application/vnd.vitrine.data+json";
const PHONE = "Mozilla/5.0 (Linux; Android 14; Pixel 7) Chrome/130.0 Mobile Safari/537.36";

const nginx = findProgram("nginx", process.env["PATH"]);
if (!nginx) console.warn("\n*** nginx is not installed: the tests of deploy/nginx/nginx.conf are SKIPPED ***\n");

interface Shop {
  readonly name: string;
  readonly port: number;
  /** Requests received, as method and path. */
  readonly requests: string[];
  headers: IncomingHttpHeaders;
  status: number;
  server: Server | undefined;
}

describe.skipIf(!nginx)("nginx in front of two shops", () => {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-nginx-"));
  const file = join(folder, "nginx.conf");
  const shops: Shop[] = [];
  let address = "";
  let purgeAddress = "";
  let proxy: ChildProcess | undefined;
  beforeAll(async () => {
    for (const name of ["one", "two"]) {
      shops.push({ name, port: await freePort(), requests: [], headers: {}, status: 200, server: undefined });
    }
    for (const shop of shops) await open(shop);
    const [port, purgePort] = [await freePort(), await freePort()];
    purgeAddress = `http://127.0.0.1:${purgePort}/`;
    address = `http://127.0.0.1:${port}`;
    mkdirSync(join(folder, "tmp"));
    const [first, second] = shops;
    // Addresses and folders of this machine instead of the container's.
    const config = readFileSync("deploy/nginx/nginx.conf", "utf8")
      .replace("shop-1:3000", `127.0.0.1:${first?.port}`)
      .replace("shop-2:3000", `127.0.0.1:${second?.port}`)
      .replace("listen 8080", `listen 127.0.0.1:${port}`)
      .replace("listen 8081", `listen 127.0.0.1:${purgePort}`)
      .replaceAll("/tmp/", `${folder}/tmp/`)
      .replace("/var/cache/pictures", `${folder}/pictures`)
      .replace("/dev/stdout", `${folder}/access.log`);
    writeFileSync(file, config);
    // As root, nginx switches to another user, who must be able to enter the folder.
    execFileSync("chmod", ["711", folder]);
    execFileSync(nginx ?? "", ["-t", "-q", "-c", file], { stdio: "pipe" });
    proxy = spawn(nginx ?? "", ["-c", file, "-g", "daemon off;"], { stdio: "ignore" });
    // nginx writes its pid after it listens. `nginx -t` above leaves an empty file.
    const pid = () => readFileSync(join(folder, "tmp/nginx.pid"), "utf8");
    await vi.waitUntil(() => existsSync(join(folder, "tmp/nginx.pid")) && pid() !== "", { timeout: 30_000 });
  });
  afterEach(async () => {
    for (const shop of shops) {
      Object.assign(shop, { status: 200, headers: {} });
      shop.requests.length = 0;
      if (!shop.server) await open(shop);
    }
  });
  afterAll(async () => {
    if (proxy?.kill("SIGTERM")) await once(proxy, "exit");
    for (const shop of shops) close(shop);
    rmSync(folder, { recursive: true, force: true });
  });

  const open = async (shop: Shop): Promise<void> => {
    shop.server = createServer((request, response) => {
      shop.requests.push(`${request.method} ${request.url}`);
      shop.headers = request.headers;
      response.writeHead(shop.status, {
        "x-request-id": request.headers["x-request-id"],
        ...cachingOf(request),
        ...(shop.status === 503 && { "retry-after": "2" }),
      });
      request.resume().on("end", () => response.end(`${shop.name} says ${shop.status}`));
    });
    shop.server.listen(shop.port, "127.0.0.1");
    await once(shop.server, "listening");
  };
  /** As server/documents and server/media send it. */
  const cachingOf = ({ url = "", headers }: IncomingMessage): OutgoingHttpHeaders => {
    if (url.startsWith("/media/")) return { "cache-control": "public, max-age=31536000, immutable" };
    if (!url.startsWith("/de/") || headers.cookie?.includes("session="))
      return { "cache-control": "private, no-cache" };
    const vary = "Accept, User-Agent, Accept-Encoding";
    if (headers.accept?.startsWith(DATA))
      return { "x-accel-expires": "300", "cache-control": "private, no-store", vary };
    return { "cache-control": "public, max-age=0, s-maxage=300, stale-while-revalidate=60", vary };
  };
  const close = (shop: Shop): void => {
    shop.server?.close();
    shop.server?.closeAllConnections();
    shop.server = undefined;
  };
  const [one, two] = [() => shops[0] as Shop, () => shops[1] as Shop];
  const allRequests = () => shops.flatMap(({ requests }) => requests);
  const get = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${address}${path}`, init);
    return { status: answer.status, text: await answer.text(), headers: answer.headers };
  };
  const getMany = async (count: number) =>
    (await Promise.all(Array.from({ length: count }, () => get("/collections/women")))).map(({ status }) => status);

  test("overwrites forged client headers and hides the operator's paths", async () => {
    const forged = { "x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "https", "x-request-id": "mine" };
    const { headers } = await get("/cart", { headers: { ...forged, cookie: "bag=1" } });
    const { headers: received = {} } = shops.find(({ requests }) => requests.length > 0) ?? {};
    expect(received).toMatchObject({ "x-forwarded-for": "127.0.0.1", "x-forwarded-proto": "http", cookie: "bag=1" });
    expect(`http://${received.host}`).toBe(address);
    expect(headers.get("x-request-id")).toBe(received["x-request-id"]);
    expect(received["x-request-id"]).toMatch(/^[\da-f]{32}$/);
    for (const path of ["/metrics", "/admin/catalogue/status"]) expect((await get(path)).status).toBe(404);
    expect((await get("/cart", { method: "POST", body: "x".repeat(3_000_000) })).status).toBe(413);
    expect(allRequests()).toEqual(["GET /cart"]);
  });

  test("no request fails while a process stops or starts, and a POST is never sent twice [ER-02]", async () => {
    expect(new Set(await getMany(20))).toEqual(new Set([200]));
    expect([one().requests.length > 0, two().requests.length > 0]).toEqual([true, true]);
    one().status = 503;
    expect(new Set(await getMany(20))).toEqual(new Set([200]));
    close(one());
    expect(new Set(await getMany(20))).toEqual(new Set([200]));
    two().requests.length = 0;
    expect(await get("/cart", { method: "POST", body: "intent=add" })).toMatchObject({
      status: 200,
      text: "two says 200",
    });
    await open(one());
    for (const shop of shops) shop.status = 503;
    for (const shop of shops) shop.requests.length = 0;
    expect((await get("/cart", { method: "POST", body: "intent=add" })).status).toBe(503);
    expect(allRequests()).toEqual(["POST /cart"]);
  });

  test("the shop's own 503 is passed on, and recovery is immediate [ER-02]", async () => {
    for (const shop of shops) shop.status = 503;
    for (let times = 0; times < 10; times++) {
      const { status, text, headers } = await get("/collections/women");
      expect([status, headers.get("retry-after")]).toEqual([503, "2"]);
      expect(text).toMatch(/^(one|two) says 503$/);
    }
    for (const shop of shops) shop.status = 200;
    expect((await get("/collections/women")).status).toBe(200);
    for (const shop of shops) close(shop);
    const away = await get("/collections/women");
    expect([away.status, away.headers.get("retry-after"), away.headers.get("cache-control")]).toEqual([
      503,
      "5",
      "no-store",
    ]);
    expect(away.text).toContain("The shop is not available right now.");
    for (const shop of shops) await open(shop);
    expect((await get("/collections/women")).status).toBe(200);
  });

  test("a picture is requested once and served from the cache while no shop is running [ER-02]", async () => {
    const first = await get("/media/art/a.jpg", { headers: { "accept-encoding": "gzip" } });
    expect(first.status).toBe(200);
    for (const shop of shops) close(shop);
    const again = await get("/media/art/a.jpg", { headers: { "accept-encoding": "br" } });
    expect([again.status, again.text]).toEqual([200, first.text]);
    expect(again.headers.get("x-request-id")).not.toBe(first.headers.get("x-request-id"));
    expect(allRequests()).toEqual(["GET /media/art/a.jpg"]);
  });

  test("[PG-03] a document of a country is requested once for each device, encoding and kind, and again after a purge", async () => {
    const variants = [
      {},
      { "user-agent": PHONE },
      { "accept-encoding": "gzip;q=0, br" },
      { accept: `${DATA};routes=collection` },
      { accept: `${DATA};routes=product` },
    ];
    const getAll = () => Promise.all(variants.map((headers) => get("/de/collections/women", { headers })));
    await getAll();
    expect(allRequests().length).toBe(variants.length);
    const again = await getAll();
    // Browsers and parameters of headers that change nothing share them, and a bag is not in them.
    for (const headers of [{ "user-agent": "Another browser" }, { cookie: "bag=1" }, { "accept-language": "fr" }]) {
      await get("/de/collections/women", { headers });
    }
    expect(allRequests().length).toBe(variants.length);
    expect(new Set(again.map(({ headers }) => headers.get("x-request-id"))).size).toBe(variants.length);
    expect(again[3]?.headers.get("cache-control")).toBe("private, no-store");
    expect((await fetch(purgeAddress, { method: "POST", body: '{"tags":["documents"]}' })).status).toBe(204);
    await getAll();
    expect(allRequests().length).toBe(2 * variants.length);
    await getAll();
    expect(allRequests().length).toBe(2 * variants.length);
  });

  test("[PG-03] private documents, and those of visitors with a session or a choice, are never stored", async () => {
    for (const [path, cookie] of [
      ["/collections/women", ""],
      ["/de/cart-of-someone", "__Host-session=1"],
      ["/de/women", "language=en"],
      ["/de/women", "bag=1; country=fr"],
    ] as const) {
      for (let times = 0; times < 2; times += 1) await get(path, { headers: { cookie } });
    }
    expect(allRequests().length).toBe(8);
    await get("/de/women");
    expect(allRequests().length).toBe(9);
  });
});
