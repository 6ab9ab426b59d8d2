// Pictures that are fetched in the background, from a host on this machine.

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { pictureUrl } from "#catalogue";
import type { Database } from "#commerce/database";
import { allowHosts, enqueuePictures, findPicture, pictureStatus, retryPictures } from "#commerce/pictures";
import { changeProducts, importFeed, parseChangeLine } from "#commerce/products";
import type { BackgroundJob } from "#concurrency";
import { changeSetting, PICTURES } from "#commerce/settings";
import { onDatabase } from "../../commerce/database/testing.ts";
import { pictureTable } from "../../commerce/pictures/tables.ts";
import { feedRow } from "../../commerce/products/testing-feed.ts";
import { createMedia, type Media } from "../media/index.ts";
import { startFetching, type FetchJobParts } from "./fetch-job.ts";
import { storedPictures } from "./stored-pictures.ts";
import { openOriginals } from "./originals.ts";
import { openPictureHost, photo, redirect, send, type PictureHost } from "./testing-host.ts";

let host: PictureHost;
let folder: string;
let media: Media;
const medias: Media[] = [];
const jobs: BackgroundJob[] = [];
/** Originals that the media service has missed, with the reason. */
const lost: [address: string, reason: string][] = [];

/** A busy machine takes its time. */
const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: 20_000 });

const limits = { bytes: 128 * 1024, fetchMs: 1_000 };

beforeAll(async () => {
  host = await openPictureHost();
});
afterAll(() => host.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "vitrine-pictures-"));
  host.requested.length = 0;
  lost.length = 0;
});
afterEach(async () => {
  for (const job of jobs.splice(0)) await job.close();
  for (const one of medias.splice(0)) await one.close();
  rmSync(folder, { recursive: true, force: true });
});

onDatabase("pictures", (current) => {
  /** The media service and the job of one process. */
  function start(options: Partial<FetchJobParts> = {}): BackgroundJob {
    const originals = openOriginals(join(folder, "originals"));
    media = createMedia({
      cacheDir: join(folder, "cache"),
      cacheLimitBytes: 20_000_000,
      colours: () => ({ over: "#f5e9d3", ground: "#101418", ink: "#a8a296" }),
      workers: 1,
      pictures: storedPictures({
        database: current.current,
        originals,
        onLost: (address, reason) => {
          lost.push([address, reason]);
          void jobs[0]?.nudge();
        },
        onError: (error) => {
          throw error;
        },
      }),
    });
    medias.push(media);
    const job = startFetching({
      database: current.current,
      originals,
      check: media.check,
      limits,
      onError: (error) => {
        throw error;
      },
      ...options,
    });
    jobs.push(job);
    return job;
  }

  const enqueue = (...paths: readonly string[]) =>
    enqueuePictures(
      current.current,
      paths.map((path) => ({ address: path.startsWith("/") ? host.origin + path : path, designer: "Maison Orlo" })),
      new Date(),
    );
  const allow = (...hosts: readonly string[]) => allowHosts(current.current, hosts);
  const rowOf = async ({ sql }: Database, address: string) =>
    (await sql.select().from(pictureTable).where(eq(pictureTable.address, address)))[0];
  const settled = (address: string) =>
    eventually(async () => {
      const row = await rowOf(current.current, address);
      expect(row?.state !== "waiting" || row.reason !== null).toBe(true);
      return row;
    });
  const eventuallyKept = (address: string) =>
    eventually(async () => {
      const row = await rowOf(current.current, address);
      expect(row).toMatchObject({ state: "kept" });
      return row;
    });
  const originalsOnDisk = (): string[] =>
    readdirSync(join(folder, "originals"), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  const get = (address: string, width: 320 | 1200 = 320, format: "webp" | "jpg" = "webp") =>
    media.app.request(pictureUrl(address, width, format).replace("/media", ""));

  beforeEach(async () => {
    await current.current.sql.delete(pictureTable);
    await changeSetting(current.current, PICTURES, PICTURES.initial);
  });

  test.each([
    ["/none.jpg", "status 404"],
    ["/page.jpg", "content type text/html"],
    ["/drawing.svg", "content type image/svg+xml"],
    ["/drawing.png", "is not a JPEG, PNG, WebP, AVIF or GIF picture"],
    ["/torn.jpg", "is damaged"],
    ["/large.jpg", "more than 0.125 MB"],
    ["/endless.jpg", "more than 0.125 MB"],
    ["/round.jpg", "too many redirects"],
    ["/away.jpg", "redirects to elsewhere.example, which is not allowed"],
  ])("[OC-13] %s fails at once, with a reason, and stays a placeholder", async (path, reason) => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    host.answer("/page.jpg", send("text/html", "<html>"));
    host.answer("/drawing.svg", send("image/svg+xml", svg));
    host.answer("/drawing.png", send("image/png", svg));
    host.answer("/torn.jpg", send("image/jpeg", (await photo()).subarray(0, 400)));
    host.answer("/large.jpg", send("image/jpeg", Buffer.concat([await photo(), Buffer.alloc(200_000)])));
    host.answer("/endless.jpg", (response) => {
      response.writeHead(200, { "content-type": "image/jpeg" });
      response.on("error", () => {});
      for (let n = 0; n < 200; n++) response.write(Buffer.alloc(10_000));
    });
    host.answer("/round.jpg", redirect("/round.jpg"));
    host.answer("/away.jpg", redirect("https://elsewhere.example/photo.jpg"));
    const address = host.origin + path;
    await enqueue(path);
    await allow(host.origin);
    start();
    expect(await settled(address)).toMatchObject({ state: "failed", reason, attempts: 1 });
    expect((await get(address)).headers.get("content-type")).toBe("image/svg+xml");
    expect(await pictureStatus(current.current)).toMatchObject({
      failed: 1,
      reasons: [{ reason, pictures: 1, example: address }],
    });
  });

  test("[OC-13] a redirect is followed to a host that is allowed too", async () => {
    const other = await openPictureHost();
    host.answer("/moved.jpg", redirect(`${other.origin}/new/photo.jpg`));
    await enqueue("/moved.jpg");
    await allow(host.origin, other.origin);
    start();
    expect(await settled(`${host.origin}/moved.jpg`)).toMatchObject({ state: "kept" });
    expect(other.requested).toEqual(["/new/photo.jpg"]);
    other.close();
  });

  test("[OC-13] a picture with too many pixels is refused before it is decoded", async () => {
    const wide = await sharp({ create: { width: 9_000, height: 6_000, channels: 3, background: "#fff" } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    host.answer("/wide.png", send("image/png", wide));
    await enqueue("/wide.png");
    await allow(host.origin);
    start({ limits: { bytes: 10_000_000 } });
    expect(await settled(`${host.origin}/wide.png`)).toMatchObject({ reason: "has more than 50 megapixels" });
  });

  test("[OC-13] a temporary failure is retried later, or at once when the merchant asks", async () => {
    const address = `${host.origin}/busy.jpg`;
    host.answer("/busy.jpg", (response) => response.writeHead(503).end());
    await enqueue("/busy.jpg");
    await allow(host.origin);
    const job = start();
    const row = await settled(address);
    expect(row).toMatchObject({ state: "waiting", reason: "status 503", attempts: 1 });
    expect(row!.dueAt.getTime()).toBeGreaterThan(Date.now());
    host.answer("/busy.jpg", send("image/jpeg", await photo()));
    expect(await retryPictures(current.current, new Date())).toBe(1);
    await job.nudge();
    await eventuallyKept(address);
  });

  test("[OC-13] a host that never answers delays only its own pictures", async () => {
    const silent = await openPictureHost();
    const paths = Array.from({ length: 12 }, (_, n) => `/silent-${n}.jpg`);
    for (const path of paths) silent.answer(path, () => {});
    await enqueue(...paths.map((path) => silent.origin + path), "/quick/photo.jpg");
    await allow(silent.origin, host.origin);
    start({ limits: { fetchMs: 60_000 } });
    expect(await settled(`${host.origin}/quick/photo.jpg`)).toMatchObject({ state: "kept" });
    expect((await rowOf(current.current, silent.origin + paths[0]))?.state).toBe("waiting");
    // Stopping gives the claims back.
    for (const job of jobs.splice(0)) await job.close();
    const rows = await current.current.sql.select().from(pictureTable).where(eq(pictureTable.state, "waiting"));
    expect(rows.map(({ attempts }) => attempts)).toEqual(paths.map(() => 0));
    silent.close();
  });

  test("[OC-13] several processes fetch every picture once", async () => {
    const paths = Array.from({ length: 30 }, (_, n) => `/many/${n}/photo.jpg`);
    await enqueue(...paths);
    await allow(host.origin);
    const [first, second] = [start(), start()];
    await Promise.all([first.nudge(), second.nudge()]);
    for (const path of paths) await settled(host.origin + path);
    const many = host.requested.filter((path) => path.startsWith("/many/"));
    expect(many.toSorted()).toEqual(paths.toSorted());
  });

  test("[OC-13] an original that disappeared is fetched again", async () => {
    const address = `${host.origin}/lost/photo.jpg`;
    await enqueue("/lost/photo.jpg");
    await allow(host.origin);
    start();
    expect(await settled(address)).toMatchObject({ state: "kept" });
    rmSync(join(folder, "originals"), { recursive: true });
    expect((await get(address)).headers.get("content-type")).toBe("image/svg+xml");
    await eventually(() => expect(host.requested).toHaveLength(2));
  });

  test.each([
    [
      "a wrong byte",
      (file: Buffer) => Buffer.concat([file.subarray(0, 500), Buffer.from([file[500]! ^ 1]), file.subarray(501)]),
    ],
    ["its end missing", (file: Buffer) => file.subarray(0, 400)],
    ["no bytes", () => Buffer.alloc(0)],
  ])(
    "[UF-09] an original with %s is noticed and fetched again; meanwhile other pictures and sizes are served",
    async (_, damage) => {
      const [address, other] = [`${host.origin}/damaged/photo.jpg`, `${host.origin}/other/photo.jpg`];
      await enqueue("/damaged/photo.jpg");
      await allow(host.origin);
      const job = start();
      expect(await settled(address)).toMatchObject({ state: "kept" });
      const served = Buffer.from(await (await get(address)).arrayBuffer());
      const [file = ""] = originalsOnDisk();
      writeFileSync(file, damage(readFileSync(file)));
      await enqueue("/other/photo.jpg");
      await job.nudge();
      expect(await settled(other)).toMatchObject({ state: "kept" });

      // The host is down for a moment, so the placeholder of the damaged picture can be seen.
      host.answer("/damaged/photo.jpg", (response) => response.writeHead(503).end());
      expect((await get(address, 1200)).headers.get("content-type")).toBe("image/svg+xml");
      expect(lost).toEqual([[address, "was damaged on disk"]]);
      expect(Buffer.from(await (await get(address)).arrayBuffer()).equals(served)).toBe(true);
      expect((await get(other, 1200)).headers.get("content-type")).toBe("image/webp");
      await eventually(async () => expect((await rowOf(current.current, address))?.reason).toBe("status 503"));

      host.answer("/damaged/photo.jpg", send("image/jpeg", await photo()));
      await retryPictures(current.current, new Date());
      await job.nudge();
      expect(await eventuallyKept(address)).toMatchObject({ state: "kept", reason: null });
      expect((await get(address, 1200)).headers.get("content-type")).toBe("image/webp");
    },
  );

  test("an original of a version without seals is served", async () => {
    const address = `${host.origin}/old/photo.jpg`;
    await enqueue("/old/photo.jpg");
    await allow(host.origin);
    start();
    await settled(address);
    writeFileSync(originalsOnDisk()[0] ?? "", await photo());
    expect((await get(address)).headers.get("content-type")).toBe("image/webp");
    expect(lost).toEqual([]);
  });

  test("[OC-13] only allowed hosts with public addresses are contacted", async () => {
    const addresses = [
      `${host.origin}/photo.jpg`,
      "https://example.com/photo.jpg",
      "https://cdn.example.com.evil.example/photo.jpg",
      "https://cdn.example.com:8443/photo.jpg",
      "https://evilpictures.example/photo.jpg",
      "https://[::1]/photo.jpg",
    ];
    const special = "https://cdn.example.com/photo.jpg";
    const looked: string[] = [];
    await enqueue(...addresses, "https://user:word@cdn.example.com/photo.jpg", special);
    await allow("cdn.example.com", "*.pictures.example");
    start({
      resolve: async (name) => {
        looked.push(name);
        return [
          { address: "93.184.215.14", family: 4 },
          { address: "10.1.2.3", family: 4 },
        ];
      },
    });
    expect(await settled(special)).toMatchObject({ state: "failed", reason: "cdn.example.com has a private address" });
    for (const address of addresses) {
      expect(await rowOf(current.current, address), address).toMatchObject({ state: "waiting", attempts: 0 });
    }
    expect(looked).toEqual(["cdn.example.com"]);
    expect(host.requested).toEqual([]);
  });

  test("a picture that nothing names is not found", async () => {
    start();
    expect((await get(`${host.origin}/unnamed/photo.jpg`)).status).toBe(404);
    expect((await media.app.request("/files/../../etc/passwd.jpg/320.webp")).status).toBe(404);
  });

  test("[OC-13] a product's picture is a placeholder with the designer's name until it is fetched, once for all sizes", async () => {
    const address = `${host.origin}/shop/photo.jpg`;
    const row = { ...feedRow(1), vendor_text: "Tern & Hill", largeImage: address, product_images: address };
    const imported = await importFeed(current.current, [JSON.stringify(row)], { source: "test" });
    expect(imported.kind).toBe("imported");
    const job = start();
    await job.nudge();
    const before = await get(address);
    expect([before.status, before.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
    expect(before.headers.get("cache-control")).toBe("public, max-age=10");
    const drawn = await before.text();
    expect(drawn).toContain("<title>Tern &amp; Hill</title>");
    expect(drawn).toMatch(/fill="#101418".*fill="#a8a296"/);
    expect(drawn.match(/<path /g)).toHaveLength("Tern&Hill".length);
    expect(host.requested).toEqual([]);

    await allow(host.origin);
    await job.nudge();
    expect(await settled(address)).toMatchObject({ state: "kept", width: 500, height: 800 });
    await eventually(async () => expect((await get(address)).headers.get("content-type")).toBe("image/webp"));
    const small = await get(address);
    expect(small.headers.get("cache-control")).toContain("immutable");
    expect(await sharp(Buffer.from(await small.arrayBuffer())).metadata()).toMatchObject({ width: 320, height: 512 });
    const large = await get(address, 1200, "jpg");
    expect(await sharp(Buffer.from(await large.arrayBuffer())).metadata()).toMatchObject({
      format: "jpeg",
      width: 500,
    });
    expect(host.requested).toEqual(["/shop/photo.jpg"]);

    // A change of the product names another one.
    const other = `${host.origin}/other/photo.jpg`;
    const change = parseChangeLine(JSON.stringify({ put: [{ ...row, largeImage: other }] }), 1);
    if ("message" in change) throw new Error(change.message);
    await changeProducts(current.current, [change]);
    await job.nudge();
    await eventually(async () => expect((await findPicture(current.current, other))?.state).toBe("kept"));
  });
});
