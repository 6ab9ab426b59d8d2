// Retailers' pictures, from a server on this machine.

import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { pictureUrl } from "#catalogue";
import { bytesOf, remotePath, testMedia } from "./testing-media.ts";

const media = testMedia();

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

const limits = { bytes: 100_000, fetchMs: 400, pixels: 1_000_000 };

test("a retailer's picture is rotated, resized and fetched once for all widths", async () => {
  await media.reopen({ allowedHosts: [origin] });
  const response = await media.get(remotePath(`${origin}/photo.jpg`));
  expect(response.status).toBe(200);
  const picture = await sharp(await bytesOf(response)).metadata();
  expect(picture).toMatchObject({ format: "webp", width: 320, height: 512 });
  expect(picture.orientation).toBeUndefined();
  const large = await media.get(pictureUrl(`${origin}/photo.jpg`, 1200, "jpg").replace("/media", ""));
  expect(await sharp(await bytesOf(large)).metadata()).toMatchObject({ format: "jpeg", width: 500 });
  expect(requested).toEqual(["/photo.jpg"]);
});

test("a redirect is followed on the same host only", async () => {
  await media.reopen({ allowedHosts: [origin, "http://localhost:1"], limits });
  expect((await media.get(remotePath(`${origin}/moved.jpg`))).status).toBe(200);
  expect((await media.get(remotePath(`${origin}/away.jpg`))).status).toBe(404);
  expect((await media.get(remotePath(`${origin}/round.jpg`))).status).toBe(404);
  expect(media.failures).toEqual(["redirects to another host", "too many redirects"]);
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
  await media.reopen({ allowedHosts: [origin], limits });
  const response = await media.get(remotePath(`${origin}${path}`));
  expect(response.status).toBe(404);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(requested).toEqual([path]);
});

test("a picture with too many pixels is not opened", async () => {
  await media.reopen({ allowedHosts: [origin], limits: { pixels: 100_000 } });
  expect((await media.get(remotePath(`${origin}/photo.jpg`))).status).toBe(404);
});

test("unlisted hosts are never contacted", async () => {
  await media.reopen({
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
    expect((await media.get(remotePath(address))).status).toBe(404);
  expect(media.failures).toEqual([]);
  expect(requested).toEqual([]);
});
