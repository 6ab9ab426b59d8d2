// Videos over HTTP, whole and in ranges.

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { testMedia } from "./testing-media.ts";

const media = testMedia();

test("a video is sent whole or as the requested range", async () => {
  const filmsDir = await media.makeFolder();
  await writeFile(join(filmsDir, "leather.webm"), "0123456789");
  await media.reopen({ filmsDir });
  const ask = async (range?: string) => {
    const response = await media.get("/films/leather.webm", range === undefined ? {} : { headers: { range } });
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
  const whole = await media.get("/films/leather.webm");
  expect(whole.headers.get("content-type")).toBe("video/webm");
  const etag = whole.headers.get("etag") ?? "";
  expect((await media.get("/films/leather.webm", { headers: { "if-none-match": etag } })).status).toBe(304);
  for (const path of ["/films/other.webm", "/films/..%2Fsecret.webm", "/films/leather.mp4"]) {
    expect((await media.get(path)).status, path).toBe(404);
  }
});
