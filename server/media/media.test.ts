// Composed pictures over HTTP: formats, caching headers, bad addresses, and limits.

import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { SRC_WIDTHS } from "#catalogue";
import { bytesOf, TEE, testMedia } from "./testing-media.ts";

const media = testMedia();

test("a picture is immutable, and revalidated with 304", async () => {
  const response = await media.get(`${TEE}/front/320.webp`);
  const bytes = await bytesOf(response);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("image/webp");
  expect(response.headers.get("content-length")).toBe(String(bytes.length));
  expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 320, height: 427 });

  const etag = response.headers.get("etag") ?? "";
  const again = await media.get(`${TEE}/front/320.webp`, { headers: { "if-none-match": `"other", W/${etag}` } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
  expect((await media.get(`${TEE}/front/320.webp`, { headers: { "if-none-match": '"other"' } })).status).toBe(200);
});

test("HEAD returns the length without the picture", async () => {
  const response = await media.get(`${TEE}/front/160.webp`, { method: "HEAD" });
  expect(response.status).toBe(200);
  expect(Number(response.headers.get("content-length"))).toBeGreaterThan(200);
  expect(await response.text()).toBe("");
});

test("JPEG is available, and a cut-out is transparent", async () => {
  const jpg = await media.get(`${TEE}/front/160.jpg`);
  expect(jpg.headers.get("content-type")).toBe("image/jpeg");
  expect((await sharp(await bytesOf(jpg)).metadata()).format).toBe("jpeg");
  const cutout = await media.get(`${TEE}/front-cutout/160.webp`);
  expect((await sharp(await bytesOf(cutout)).metadata()).hasAlpha).toBe(true);
});

test("two shops compose the same bytes", async () => {
  const first = await bytesOf(await media.get(`${TEE}/front/160.webp`));
  await media.reopen({ cacheDir: await media.makeFolder() });
  const second = await bytesOf(await media.get(`${TEE}/front/160.webp`));
  expect(second.equals(first)).toBe(true);
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
  const response = await media.get(path);
  expect(response.status).toBe(404);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await media.cachedFiles()).toEqual([]);
});

test("every listed width is served", async () => {
  for (const width of SRC_WIDTHS) expect((await media.get(`${TEE}/back/${width}.webp`)).status).toBe(200);
});

test("[SF-17] an enlarged drawing is served in its own width, not a larger one", async () => {
  const response = await media.get(`${TEE}/front/2400.webp`);
  expect(response.status).toBe(200);
  expect((await sharp(new Uint8Array(await response.arrayBuffer())).metadata()).width).toBe(1200);
});

test("identical requests share one job; too many different ones get 503", async () => {
  await media.reopen({ queueLimit: 2 });
  const same = await Promise.all(Array.from({ length: 20 }, () => media.get(`${TEE}/front/160.webp`)));
  expect(same.map((response) => response.status)).toEqual(Array.from({ length: 20 }, () => 200));
  const different = await Promise.all(
    Array.from({ length: 10 }, (_, n) => media.get(`${TEE.slice(0, -1)}${n}/back/160.webp`)),
  );
  const busy = different.filter((response) => response.status === 503);
  expect(busy.length).toBeGreaterThan(0);
  expect(different.filter((response) => response.status === 200).length).toBeGreaterThanOrEqual(3);
  expect(busy[0]?.headers.get("retry-after")).toBe("1");
});

test("[UF-03] an address that asks for many new pictures waits behind itself, and others do not", async () => {
  await media.reopen({ clientOf: (context) => context.req.header("x-client") ?? "" });
  const answers: string[] = [];
  const ask = async (client: string, picture: number) => {
    const path = `${TEE.slice(0, -2)}${picture}/front/160.webp`;
    const { status } = await media.get(path, { headers: { "x-client": client } });
    answers.push(`${client} ${status}`);
  };
  await Promise.all([...Array.from({ length: 12 }, (_, n) => ask("flood", 10 + n)), ask("visitor", 50)]);
  expect(answers.filter((answer) => answer === "flood 200")).toHaveLength(12);
  // One of the flood's is being made, and one may be next.
  expect(answers.indexOf("visitor 200")).toBeGreaterThanOrEqual(0);
  expect(answers.indexOf("visitor 200")).toBeLessThanOrEqual(2);
});

test("a worker that cannot start is reported and answered with 503", async () => {
  await media.reopen({ workerFile: new URL("file:///no/such/worker.js") });
  expect((await media.get(`${TEE}/front/160.webp`)).status).toBe(503);
  expect(media.failures).toHaveLength(1);
  expect((await media.get(`${TEE}/front/160.webp`)).status).toBe(503);
});

test("a shop without drawings answers 404", async () => {
  await media.reopen({ libraryDir: join(await media.makeFolder(), "nowhere") });
  expect((await media.get(`${TEE}/front/160.webp`)).status).toBe(404);
});
