// The cache of pictures on disk: its limit, restarts, and damage.

import { readFile, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { bytesOf, TEE, testMedia } from "./testing-media.ts";

const media = testMedia();

test("the cache stays within its limit and evicts the least recently used", async () => {
  const sizeOf = async (path: string) => (await (await media.get(path)).arrayBuffer()).byteLength + 32;
  const paths = [1, 2, 3, 4].map((n) => `${TEE.slice(0, -1)}${n}/front/160.webp`);
  const sizes = [];
  for (const path of paths) sizes.push(await sizeOf(path));
  const total = sizes.reduce((sum, size) => sum + size, 0);

  await media.reopen({ cacheDir: await media.makeFolder(), cacheLimitBytes: total - 1 });
  for (const path of paths.slice(0, 3)) await media.get(path);
  await media.get(paths[0] ?? "");
  await media.get(paths[3] ?? "");
  const files = await media.cachedFiles();
  const bytes = (await Promise.all(files.map((file) => stat(file)))).reduce((sum, file) => sum + file.size, 0);
  expect(bytes).toBeLessThan(total);
  expect(files).toHaveLength(3);
  const kept = await Promise.all(files.map((file) => readFile(file)));
  const first = await bytesOf(await media.get(paths[0] ?? ""));
  expect(kept.some((file) => file.subarray(32).equals(first))).toBe(true);
});

test("the cache survives a restart, evicts by age and replaces corrupt files", async () => {
  const path = `${TEE}/front/160.webp`;
  const fresh = await bytesOf(await media.get(path));
  const [file = ""] = await media.cachedFiles();
  await utimes(file, 1, 1);
  await writeFile(`${file}.1.part`, "half");
  await utimes(`${file}.1.part`, 1, 1);

  await media.reopen({ workerFile: new URL("file:///no/such/worker.js") });
  expect((await bytesOf(await media.get(path))).equals(fresh)).toBe(true);
  expect((await stat(file)).mtimeMs).toBeGreaterThan(1000);

  await writeFile(file, (await readFile(file)).subarray(0, 100));
  expect((await media.get(path)).status).toBe(503);
  await media.reopen();
  expect((await bytesOf(await media.get(path))).equals(fresh)).toBe(true);
  expect((await media.cachedFiles()).length).toBe(1);
});

test("pictures are served even if the cache cannot be written", async () => {
  const file = join(await media.makeFolder(), "a-file");
  await writeFile(file, "");
  await media.reopen({ cacheDir: file });
  expect((await media.get(`${TEE}/front/160.webp`)).status).toBe(200);
});
