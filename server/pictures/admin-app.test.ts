// The admin API of pictures: uploads of single files and zips, hosts, and progress.

import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Hono } from "hono";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { enqueuePictures, findPicture } from "#commerce/pictures";
import { fileAddress } from "#commerce/products";
import { changeSetting, PICTURES } from "#commerce/settings";
import { onDatabase } from "../../commerce/database/testing.ts";
import { pictureTable } from "../../commerce/pictures/tables.ts";
import { breakOff } from "../http/testing-broken-upload.ts";
import { checkPicture } from "../media/check.ts";
import { addPictures } from "./add-pictures.ts";
import { picturesAdminApp } from "./admin-app.ts";
import { storedPictures } from "./stored-pictures.ts";
import { openOriginals } from "./originals.ts";
import { openFolder } from "./sources/folder.ts";
import { photo } from "./testing-host.ts";
import { zipOf } from "./testing-zip.ts";

const TOKEN = "the operator's token";
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "vitrine-uploads-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

onDatabase("supplied pictures", (database) => {
  let app: Hono;
  let due = 0;
  const originals = () => openOriginals(join(folder, "originals"));
  const call = (method: string, path: string, body?: Buffer | string) =>
    app.request(path, {
      method,
      headers: { authorization: `Bearer ${TOKEN}` },
      ...(body && { body: new Uint8Array(Buffer.from(body)) }),
    });
  const name = (...paths: readonly string[]) =>
    enqueuePictures(
      database.current,
      paths.map((path) => ({ address: fileAddress(path) ?? path, designer: "Åkerlund" })),
      new Date(),
    );
  const stateOf = async (path: string) => (await findPicture(database.current, fileAddress(path) ?? ""))?.state;

  const open = () =>
    picturesAdminApp({
      database: database.current,
      originals: originals(),
      check: (bytes) => checkPicture(bytes, 50_000_000),
      uploadFolder: folder,
      limitZipBytes: 1024 * 1024,
      localToken: TOKEN,
      token: undefined,
      onDue: () => (due += 1),
      onError: (error) => {
        throw error;
      },
    });

  beforeEach(async () => {
    await database.current.sql.delete(pictureTable);
    await changeSetting(database.current, PICTURES, PICTURES.initial);
    due = 0;
    app = open();
  });

  test("a zip whose process was killed is removed at a later start, and one that may be arriving stays", async () => {
    for (const [upload, hours] of [
      ["upload-killed", 25],
      ["upload-arriving", 1],
    ] as const) {
      mkdirSync(join(folder, upload));
      writeFileSync(join(folder, upload, "pictures.zip"), "half");
      const at = Date.now() / 1000 - hours * 3600;
      utimesSync(join(folder, upload), at, at);
    }
    open();
    await vi.waitFor(() => expect(readdirSync(folder)).toEqual(["upload-arriving"]));
  });

  test("[OC-13] a zip supplies the pictures that products name by their paths, whatever its folders and cases", async () => {
    const jpeg = await photo();
    await name(
      "/a/b/Coat.jpg",
      "wp-content/uploads/2024/bag.jpg",
      "twice.jpg",
      "/absent.jpg",
      "loop-sweater.jpg",
      "text.jpg",
      "bomb.jpg",
      "../../etc/passwd.jpg",
    );
    const zip = zipOf([
      { name: "media/catalog/product/a/b/COAT.JPG", bytes: jpeg },
      { name: "bag.jpg", bytes: jpeg, isStored: true },
      { name: "one/twice.jpg", bytes: jpeg },
      { name: "two/twice.jpg", bytes: jpeg },
      // Not named by the feed, but by the product's handle.
      { name: "Loop-Sweater.jpeg", bytes: jpeg },
      { name: "text.jpg", bytes: Buffer.from("<svg/>") },
      { name: "bomb.jpg", bytes: Buffer.alloc(40 * 1024 * 1024), claimed: 100 },
      { name: "../../etc/passwd.jpg", bytes: jpeg },
    ]);
    const response = await call("POST", "/zip", zip);
    expect(await response.json()).toEqual({
      kind: "added",
      kept: 3,
      missing: 2,
      refused: [
        { file: "bomb.jpg", reason: "has more than 16 MB" },
        { file: "text.jpg", reason: "is not a JPEG, PNG, WebP, AVIF or GIF picture" },
      ],
    });
    for (const path of ["/a/b/coat.jpg", "wp-content/uploads/2024/bag.jpg", "loop-sweater.jpg"]) {
      expect(await stateOf(path), path).toBe("kept");
      expect(await originals().read(fileAddress(path) ?? "")).toMatchObject({ kind: "intact", bytes: jpeg });
    }
    expect((await (await call("GET", "/missing")).text()).trim().split("\n")).toEqual(
      ["absent.jpg", "bomb.jpg", "text.jpg", "twice.jpg"].map((one) => `/media/files/${one}`),
    );
    expect(await (await call("GET", "/")).json()).toMatchObject({ kept: 3, files: 4, waiting: 0 });
  });

  test("[OC-13] a folder supplies pictures; links out of it are not followed", async () => {
    await name("/a/coat.jpg", "link.jpg");
    mkdirSync(join(folder, "pictures/A"), { recursive: true });
    writeFileSync(join(folder, "pictures/A/Coat.jpg"), await photo());
    writeFileSync(join(folder, "secret.jpg"), await photo());
    symlinkSync(join(folder, "secret.jpg"), join(folder, "pictures/link.jpg"));
    const put: string[] = [];
    const source = await openFolder(join(folder, "pictures"), 1_000_000);
    const added = await addPictures(
      source,
      batches(["/media/files/a/coat.jpg", "/media/files/link.jpg"]),
      async (address) => void put.push(address),
    );
    expect([added, put]).toEqual([{ kept: 1, missing: 1, refused: [] }, ["/media/files/a/coat.jpg"]]);
  });

  test.each([
    ["no zip at all", Buffer.from("hello"), 422, "The body is not a complete zip file."],
    [
      "a zip without its end",
      zipOf([{ name: "a.jpg", bytes: Buffer.alloc(900) }]).subarray(0, 80),
      422,
      "The body is not a complete zip file.",
    ],
    ["a zip over the limit", Buffer.alloc(2 * 1024 * 1024), 413, "The zip file has more than 1 MB. Split it."],
  ])("[OC-13] %s is refused", async (_, body, status, message) => {
    const response = await call("POST", "/zip", body);
    expect([response.status, await response.json()]).toEqual([status, expect.objectContaining({ message })]);
  });

  test("[OC-13] an encrypted entry is refused by name", async () => {
    await name("a.jpg");
    const zip = zipOf([{ name: "a.jpg", bytes: await photo(), isEncrypted: true }]);
    expect(await (await call("POST", "/zip", zip)).json()).toMatchObject({
      refused: [{ file: "a.jpg", reason: "is encrypted" }],
    });
  });

  test("[UF-09] a supplied picture that is damaged on disk is listed with the reason, and can be supplied again", async () => {
    const jpeg = await photo();
    await call("PUT", "/files/looks/spring.jpg", jpeg);
    const address = fileAddress("looks/spring.jpg") ?? "";
    const read = storedPictures({
      database: database.current,
      originals: originals(),
      onLost: () => {},
      onError: (error) => {
        throw error;
      },
    });
    expect((await read(address)).kind).toBe("stored");
    const file = readdirSync(join(folder, "originals"), { recursive: true, withFileTypes: true }).find((entry) =>
      entry.isFile(),
    );
    writeFileSync(join(file?.parentPath ?? "", file?.name ?? ""), Buffer.from("damaged"));
    expect((await read(address)).kind).toBe("missing");
    expect(await (await call("GET", "/missing")).text()).toBe(`${address}\n`);
    expect(await (await call("GET", "/")).json()).toMatchObject({
      kept: 0,
      files: 1,
      reasons: [{ reason: "was damaged on disk", pictures: 1, example: address }],
    });
    expect((await call("PUT", "/files/looks/spring.jpg", jpeg)).status).toBe(200);
    expect(await (await call("GET", "/")).json()).toMatchObject({ kept: 1, files: 0, reasons: [] });
    expect((await read(address)).kind).toBe("stored");
  });

  test("[OC-13] a single picture is uploaded once; bad names, other files and large ones are refused", async () => {
    const jpeg = await photo();
    const uploaded = await call("PUT", "/files/looks/Spring%201.jpg", jpeg);
    const address = fileAddress("looks/spring 1.jpg");
    expect(await uploaded.json()).toEqual({ kind: "kept", address, width: 500, height: 800 });
    const again = await call("PUT", "/files/looks/spring%201.jpg", jpeg);
    expect([again.status, await again.json()]).toMatchObject([409, { kind: "exists" }]);
    for (const [path, body, status] of [
      ["/files/look.svg", jpeg, 400],
      ["/files/%2e%2e%2flook.jpg", jpeg, 400],
      ["/files/look.jpg", Buffer.from("<svg/>"), 422],
      ["/files/large.jpg", Buffer.alloc(17 * 1024 * 1024), 413],
    ] as const) {
      expect((await call("PUT", path, body)).status, path).toBe(status);
    }
  });

  test.each([
    ["PUT", "/files/looks/spring.jpg"],
    ["POST", "/zip"],
  ] as const)("%s %s from a client that disconnects is no error and leaves nothing", async (method, path) => {
    const jpeg = await photo();
    await name("looks/spring.jpg");
    const part = method === "PUT" ? jpeg : zipOf([{ name: "spring.jpg", bytes: jpeg }]);
    const upload = await breakOff(app, TOKEN, { method, path, part, end: "disconnect" });
    expect(upload.status).toBe(499);
    expect(await stateOf("looks/spring.jpg")).toBe("waiting");
    expect(readdirSync(folder, { recursive: true })).toEqual([]);
  });

  test("[OC-13] hosts that are allowed and forbidden at the same time are all noted", async () => {
    const patch = (body: object) => call("PATCH", "/hosts", JSON.stringify(body));
    await patch({ allow: ["old.example"] });
    const allowed = [1, 2, 3, 4].map((number) => `cdn${number}.example`);
    await Promise.all([patch({ forbid: ["old.example"] }), ...allowed.map((host) => patch({ allow: [host] }))]);
    expect(await (await patch({})).json()).toEqual({ kind: "changed", hosts: allowed });
  });

  test("[OC-13] hosts are allowed and forbidden; wrong ones are refused with a reason", async () => {
    const patch = async (body: object) => {
      const response = await call("PATCH", "/hosts", JSON.stringify(body));
      return [response.status, await response.json()];
    };
    expect(await patch({ allow: ["CDN.example.com", "*.pictures.example"] })).toEqual([
      200,
      { kind: "changed", hosts: ["*.pictures.example", "cdn.example.com"] },
    ]);
    expect(due).toBe(1);
    for (const [body, message] of [
      [{ allow: ["http://cdn.example.com"] }, "use https"],
      [{ allow: ["cdn.example.com/pictures"] }, "is not a host name"],
      [{ allow: ["https://cdn.example.com/pictures"] }, "is not an origin"],
      [{ forbid: ["other.example"] }, "is not among the allowed hosts"],
    ] as const) {
      expect(await patch(body)).toEqual([422, { kind: "invalid", message: expect.stringContaining(message) }]);
    }
    expect(await patch({ forbid: ["cdn.example.com"] })).toMatchObject([200, { hosts: ["*.pictures.example"] }]);
    expect((await app.request("/")).status).toBe(404);
  });
});

async function* batches(...all: readonly (readonly string[])[]): AsyncGenerator<readonly string[]> {
  yield* all;
}
