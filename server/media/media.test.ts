import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { Server, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { cardUrl, pictureUrl, SRC_WIDTHS } from "#catalogue";
import { writeTestLibrary } from "#demo/pictures/testing";
import { isSpecialAddress } from "./hosts.ts";
import { createMedia } from "./index.ts";
import type { Media, MediaOptions } from "./index.ts";

const MEGABYTE = 1024 * 1024;
const TEE = "/art/2.t-shirts.regular.a.a8202c.plain.p00003";
let root: string;
let cacheDir: string;
let media: Media;
const failures: string[] = [];

function open(more: Partial<MediaOptions> = {}): Media {
  return createMedia({
    cacheDir,
    cacheLimitBytes: 20 * MEGABYTE,
    libraryDir: join(root, "library"),
    workers: 1,
    onFailure: (reason) => failures.push(reason),
    ...more,
  });
}

async function reopen(more: Partial<MediaOptions> = {}): Promise<void> {
  await media.close();
  media = open(more);
}

const get = async (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  media.app.request(path, { headers });

const filesIn = async (directory: string): Promise<string[]> => {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "vitrine-media-"));
  await writeTestLibrary(join(root, "library"));
});
afterAll(() => rm(root, { recursive: true }));
beforeEach(async () => {
  cacheDir = await mkdtemp(join(root, "cache-"));
  failures.length = 0;
  media = open();
});
afterEach(() => media.close());

test("a picture is immutable, and revalidated with 304", async () => {
  const response = await get(`${TEE}/front/320.webp`);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("image/webp");
  expect(response.headers.get("content-length")).toBe(String(bytes.length));
  expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 320, height: 427 });

  const etag = response.headers.get("etag") ?? "";
  const again = await get(`${TEE}/front/320.webp`, { "if-none-match": `"other", W/${etag}` });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
  expect((await get(`${TEE}/front/320.webp`, { "if-none-match": '"other"' })).status).toBe(200);
});

test("a video is sent whole or as the requested range [I18-10]", async () => {
  const filmsDir = await mkdtemp(join(root, "films-"));
  await writeFile(join(filmsDir, "leather.webm"), "0123456789");
  await reopen({ filmsDir });
  const ask = async (range?: string) => {
    const response = await get("/films/leather.webm", range === undefined ? {} : { range });
    return [response.status, response.headers.get("content-range"), await response.text()];
  };
  expect(await ask()).toEqual([200, null, "0123456789"]);
  expect(await ask("bytes=0-")).toEqual([206, "bytes 0-9/10", "0123456789"]);
  expect(await ask("bytes=2-4")).toEqual([206, "bytes 2-4/10", "234"]);
  expect(await ask("bytes=8-99")).toEqual([206, "bytes 8-9/10", "89"]);
  expect(await ask("bytes=-3")).toEqual([206, "bytes 7-9/10", "789"]);
  expect(await ask("bytes=10-")).toEqual([416, "bytes */10", ""]);
  expect(await ask("bytes=5-2")).toEqual([416, "bytes */10", ""]);
  expect(await ask("lines=1-2")).toEqual([200, null, "0123456789"]);
  const whole = await get("/films/leather.webm");
  expect(whole.headers.get("content-type")).toBe("video/webm");
  const etag = whole.headers.get("etag") ?? "";
  expect((await get("/films/leather.webm", { "if-none-match": etag })).status).toBe(304);
  for (const path of ["/films/other.webm", "/films/..%2Fsecret.webm", "/films/leather.mp4"]) {
    expect((await get(path)).status, path).toBe(404);
  }
});

test("HEAD returns the length without the picture", async () => {
  const response = await media.app.request(`${TEE}/front/160.webp`, { method: "HEAD" });
  expect(response.status).toBe(200);
  expect(Number(response.headers.get("content-length"))).toBeGreaterThan(200);
  expect(await response.text()).toBe("");
});

test("JPEG is available, and a cut-out is transparent", async () => {
  const jpg = await get(`${TEE}/front/160.jpg`);
  expect(jpg.headers.get("content-type")).toBe("image/jpeg");
  expect((await sharp(Buffer.from(await jpg.arrayBuffer())).metadata()).format).toBe("jpeg");
  const cutout = await get(`${TEE}/front-cutout/160.webp`);
  expect((await sharp(Buffer.from(await cutout.arrayBuffer())).metadata()).hasAlpha).toBe(true);
});

test("two shops compose the same bytes", async () => {
  const first = await (await get(`${TEE}/front/160.webp`)).arrayBuffer();
  cacheDir = await mkdtemp(join(root, "cache-"));
  await reopen();
  const second = await (await get(`${TEE}/front/160.webp`)).arrayBuffer();
  expect(Buffer.from(second).equals(Buffer.from(first))).toBe(true);
});

test.each([
  ["a width that no page uses", `${TEE}/front/601.webp`],
  ["a width with a leading zero", `${TEE}/front/0600.webp`],
  ["a width in exponent notation", `${TEE}/front/600e0.webp`],
  ["another format", `${TEE}/front/600.gif`],
  ["no format", `${TEE}/front/600`],
  ["an unknown view", `${TEE}/below/600.webp`],
  ["a missing view", `${TEE}/pair/600.webp`],
  ["a property of Object as a view", `${TEE}/constructor/600.webp`],
  ["a drawing that does not exist", `${TEE.replace("regular", "boxy")}/front/600.webp`],
  ["a construction that does not exist", `${TEE.replace(".a.", ".q.")}/front/600.webp`],
  ["a path outside the library", `/art/2.t-shirts.%2e%2e%2f%2e%2e.a.a8202c.plain.p00003/front/600.webp`],
  ["a broken escape", `/art/%E0%A4%A/front/600.webp`],
  ["a null byte", `${TEE}%00/front/600.webp`],
  ["a long recipe", `/art/${"a".repeat(3000)}/front/600.webp`],
  ["the root path", `/`],
])("%s is not found and caches nothing", async (_, path) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await filesIn(cacheDir)).toEqual([]);
});

test("every listed width is served", async () => {
  for (const width of SRC_WIDTHS) expect((await get(`${TEE}/back/${width}.webp`)).status).toBe(200);
});

test("the cache stays within its limit and evicts the least recently used", async () => {
  const sizeOf = async (path: string) => (await (await get(path)).arrayBuffer()).byteLength + 32;
  const paths = [1, 2, 3, 4].map((n) => `${TEE.slice(0, -1)}${n}/front/160.webp`);
  const sizes = [];
  for (const path of paths) sizes.push(await sizeOf(path));
  const total = sizes.reduce((sum, size) => sum + size, 0);

  cacheDir = await mkdtemp(join(root, "cache-"));
  await reopen({ cacheLimitBytes: total - 1 });
  for (const path of paths.slice(0, 3)) await get(path);
  await get(paths[0] ?? "");
  await get(paths[3] ?? "");
  const files = await filesIn(cacheDir);
  const bytes = (await Promise.all(files.map((file) => stat(file)))).reduce((sum, file) => sum + file.size, 0);
  expect(bytes).toBeLessThan(total);
  expect(files).toHaveLength(3);
  const kept = await Promise.all(files.map((file) => readFile(file)));
  const first = Buffer.from(await (await get(paths[0] ?? "")).arrayBuffer());
  expect(kept.some((file) => file.subarray(32).equals(first))).toBe(true);
});

test("the cache survives a restart, evicts by age and replaces corrupt files", async () => {
  const path = `${TEE}/front/160.webp`;
  const fresh = Buffer.from(await (await get(path)).arrayBuffer());
  const [file = ""] = await filesIn(cacheDir);
  await utimes(file, 1, 1);
  await writeFile(`${file}.1.part`, "half");
  await utimes(`${file}.1.part`, 1, 1);

  await reopen({ libraryDir: join(root, "library"), workerFile: new URL("file:///no/such/worker.js") });
  expect(Buffer.from(await (await get(path)).arrayBuffer()).equals(fresh)).toBe(true);
  expect((await stat(file)).mtimeMs).toBeGreaterThan(1000);

  await writeFile(file, (await readFile(file)).subarray(0, 100));
  expect((await get(path)).status).toBe(503);
  await reopen();
  expect(Buffer.from(await (await get(path)).arrayBuffer()).equals(fresh)).toBe(true);
  expect((await filesIn(cacheDir)).length).toBe(1);
});

test("pictures are served even if the cache cannot be written", async () => {
  await writeFile(join(root, "a-file"), "");
  cacheDir = join(root, "a-file");
  await reopen();
  expect((await get(`${TEE}/front/160.webp`)).status).toBe(200);
});

test("identical requests share one job; too many different ones get 503", async () => {
  await reopen({ queueLimit: 2 });
  const same = await Promise.all(Array.from({ length: 20 }, () => get(`${TEE}/front/160.webp`)));
  expect(same.map((response) => response.status)).toEqual(Array.from({ length: 20 }, () => 200));
  const different = await Promise.all(
    Array.from({ length: 10 }, (_, n) => get(`${TEE.slice(0, -1)}${n}/back/160.webp`)),
  );
  const busy = different.filter((response) => response.status === 503);
  expect(busy.length).toBeGreaterThan(0);
  expect(different.filter((response) => response.status === 200).length).toBeGreaterThanOrEqual(3);
  expect(busy[0]?.headers.get("retry-after")).toBe("1");
});

test("a worker that cannot start is reported and answered with 503", async () => {
  await reopen({ workerFile: new URL("file:///no/such/worker.js") });
  expect((await get(`${TEE}/front/160.webp`)).status).toBe(503);
  expect(failures).toHaveLength(1);
  expect((await get(`${TEE}/front/160.webp`)).status).toBe(503);
});

test("a shop without drawings answers 404", async () => {
  await reopen({ libraryDir: join(root, "nowhere") });
  expect((await get(`${TEE}/front/160.webp`)).status).toBe(404);
});

// Retailers' pictures, from a server on this machine.

let server: Server;
let origin: string;
let requested: string[] = [];
const routes: Record<string, (response: ServerResponse) => void> = {};

beforeAll(async () => {
  const photo = await sharp({ create: { width: 800, height: 500, channels: 3, background: "#336699" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const send = (type: string, body: Buffer | string) => (response: ServerResponse) => {
    response.writeHead(200, { "content-type": type }).end(body);
  };
  const redirect = (location: string) => (response: ServerResponse) => {
    response.writeHead(302, { location }).end();
  };
  Object.assign(routes, {
    "/photo.jpg": send("image/jpeg", photo),
    "/moved.jpg": redirect("/photo.jpg"),
    "/away.jpg": redirect("http://localhost:1/photo.jpg"),
    "/round.jpg": redirect("/round.jpg"),
    "/page.jpg": send("text/html", "<html>"),
    "/drawing.png": send("image/png", '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    "/drawing.svg": send("image/svg+xml", '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    "/torn.jpg": send("image/jpeg", photo.subarray(0, 400)),
    "/large.jpg": send("image/jpeg", Buffer.concat([photo, Buffer.alloc(200_000)])),
    "/endless.jpg": (response: ServerResponse) => {
      response.writeHead(200, { "content-type": "image/jpeg" });
      response.on("error", () => {});
      for (let n = 0; n < 200; n++) response.write(Buffer.alloc(10_000));
    },
    "/silent.jpg": () => {},
  });
  server = createServer((request, response) => {
    requested.push(request.url ?? "");
    const answer = routes[request.url ?? ""];
    if (answer) answer(response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  requested = [];
});

const outside = (address: string): string => pictureUrl(address, 320).replace("/media", "");
const limits = { bytes: 100_000, fetchMs: 400, pixels: 1_000_000 };

test("a retailer's picture is rotated, resized and fetched once for all widths", async () => {
  await reopen({ allowedHosts: [origin] });
  const response = await get(outside(`${origin}/photo.jpg`));
  expect(response.status).toBe(200);
  const picture = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect(picture).toMatchObject({ format: "webp", width: 320, height: 512 });
  expect(picture.orientation).toBeUndefined();
  const large = await get(pictureUrl(`${origin}/photo.jpg`, 1200, "jpg").replace("/media", ""));
  expect(await sharp(Buffer.from(await large.arrayBuffer())).metadata()).toMatchObject({ format: "jpeg", width: 500 });
  expect(requested).toEqual(["/photo.jpg"]);
});

test("a redirect is followed on the same host only", async () => {
  await reopen({ allowedHosts: [origin, "http://localhost:1"], limits });
  expect((await get(outside(`${origin}/moved.jpg`))).status).toBe(200);
  expect((await get(outside(`${origin}/away.jpg`))).status).toBe(404);
  expect((await get(outside(`${origin}/round.jpg`))).status).toBe(404);
  expect(failures).toEqual(["redirects to another host", "too many redirects"]);
});

test.each([
  "/page.jpg",
  "/drawing.png",
  "/drawing.svg",
  "/torn.jpg",
  "/large.jpg",
  "/endless.jpg",
  "/silent.jpg",
  "/none.jpg",
])("%s is answered with 404", async (path) => {
  await reopen({ allowedHosts: [origin], limits });
  const response = await get(outside(`${origin}${path}`));
  expect(response.status).toBe(404);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(requested).toEqual([path]);
});

test("a picture with too many pixels is not opened", async () => {
  await reopen({ allowedHosts: [origin], limits: { pixels: 100_000 } });
  expect((await get(outside(`${origin}/photo.jpg`))).status).toBe(404);
});

test("unlisted hosts are never contacted", async () => {
  await reopen({
    allowedHosts: ["cdn.example.com", "*.pictures.example"],
    resolve: () => Promise.reject(new Error("requested")),
  });
  for (const address of [
    `${origin}/photo.jpg`,
    "https://example.com/photo.jpg",
    "https://cdn.example.com.evil.example/photo.jpg",
    "https://cdn.example.com@evil.example/photo.jpg",
    "https://user:word@cdn.example.com/photo.jpg",
    "https://cdn.example.com:8443/photo.jpg",
    "http://cdn.example.com/photo.jpg",
    "https://evilpictures.example/photo.jpg",
    "https://127.0.0.1/photo.jpg",
    "https://[::1]/photo.jpg",
    "https://0x7f000001/photo.jpg",
  ])
    expect((await get(outside(address))).status).toBe(404);
  expect(failures).toEqual([]);
  expect(requested).toEqual([]);
});

test.each([
  "127.0.0.1",
  "10.1.2.3",
  "172.31.0.1",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "0.0.0.0",
  "::1",
  "::",
  "fd00::1",
  "fe80::1",
  "::ffff:127.0.0.1",
  "::ffff:10.0.0.1",
  "64:ff9b::7f00:1",
])("a listed host that resolves to %s is rejected", async (address) => {
  const resolve = () =>
    Promise.resolve([
      { address: "93.184.215.14", family: 4 },
      { address, family: address.includes(":") ? 6 : 4 },
    ]);
  await reopen({ allowedHosts: ["cdn.example.com"], resolve });
  expect((await get(outside("https://cdn.example.com/photo.jpg"))).status).toBe(404);
  // Rejected by a rule, so not reported as a failure.
  expect(failures).toEqual([]);
});

test("public addresses of both families are allowed", () => {
  for (const address of ["93.184.215.14", "1.1.1.1", "223.255.255.254", "2606:4700::1111"])
    expect(isSpecialAddress(address), address).toBe(false);
});

test("a private address listed as a host is rejected", async () => {
  await reopen({ allowedHosts: ["127.0.0.1"] });
  expect((await get(outside("https://127.0.0.1/photo.jpg"))).status).toBe(404);
  expect(failures).toEqual([]);
});

test.each([
  ["no base64", "/url/%2a%2a%2a%2a%2a%2a%2a%2a%2a/320.webp"],
  ["no address", `/url/${Buffer.from("hello, world").toString("base64url")}/320.webp`],
  ["a file", `/url/${Buffer.from("file:///etc/passwd").toString("base64url")}/320.webp`],
  ["data", `/url/${Buffer.from("data:image/png;base64,AAAA").toString("base64url")}/320.webp`],
])("%s is a malformed address", async (_, path) => {
  expect((await get(path)).status).toBe(400);
});

test("an invalid rule is an error at start", () => {
  expect(() => open({ allowedHosts: ["http://cdn.example.com"] })).toThrow("use https");
  expect(() => open({ allowedHosts: ["cdn.example.com/pictures"] })).toThrow("not a host name");
  expect(() => open({ allowedHosts: ["https://cdn.example.com/pictures"] })).toThrow("not an origin");
});

test("a card shows up to three pictures of the shop side by side", async () => {
  const card = (...addresses: string[]) => get(cardUrl(addresses).slice("/media".length));
  const front = `/media${TEE}/front`;
  for (const addresses of [[front], [front, front], [front, front, front]]) {
    const response = await card(...addresses);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/jpeg");
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  }
  expect((await card("/media/art/nothing/front")).status).toBe(404);
  expect((await card("https://elsewhere.example/a.jpg")).status).toBe(404);
  expect((await card("/etc/passwd")).status).toBe(400);
  expect((await card("/media/../admin")).status).toBe(400);
  const four = Buffer.from([front, front, front, front].join("\n")).toString("base64url");
  expect((await get(`/cards/${four}.jpg`)).status).toBe(400);
});
