import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { diskProblem, requireWritable } from "./writable-disk.ts";

test("a folder that can be written has no problem, and nothing is left in it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-disk-"));
  expect(await diskProblem(join(folder, "data"))).toBeUndefined();
  await requireWritable(join(folder, "data"));
  expect(readdirSync(join(folder, "data"))).toEqual([]);
  rmSync(folder, { recursive: true });
});

test("a start on a folder that cannot be written says so in a sentence", async () => {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-disk-"));
  writeFileSync(join(folder, "file"), "");
  await expect(requireWritable(join(folder, "file", "data"))).rejects.toThrow(/^DATA_DIR ".*" cannot be written: /);
  rmSync(folder, { recursive: true });
  // Every write to this device fails as on a full disk.
  expect(await diskProblem("/dev/full/data")).toBeDefined();
});
