import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { temporaryRoot } from "./temporary-root.ts";

const memoryFolder = mkdtempSync(join(tmpdir(), "vitrine-memory-"));
afterAll(() => rmSync(memoryFolder, { recursive: true }));
const plenty = { memoryFolder, availableBytes: 2 ** 40, given: "" };

test("tests write to memory if there is plenty, and the trial leaves nothing there", () => {
  expect(temporaryRoot(plenty)).toBe(memoryFolder);
  expect(readdirSync(memoryFolder)).toEqual([]);
});

test("with little memory, without such a folder, or with TMPDIR they write where temporary files belong", () => {
  expect(temporaryRoot({ ...plenty, availableBytes: 2 ** 32 })).toBe(tmpdir());
  expect(temporaryRoot({ ...plenty, memoryFolder: join(memoryFolder, "missing") })).toBe(tmpdir());
  expect(temporaryRoot({ ...plenty, given: tmpdir() })).toBe(tmpdir());
});
