import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockFolder } from "./folder-lock.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "vitrine-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lockFile = (): string => join(folder, "lock");
const readHolder = (): unknown => JSON.parse(readFileSync(lockFile(), "utf8"));

test("a folder is held by one at a time, and free after release", () => {
  const first = lockFolder(folder);
  expect(first.kind).toBe("held");
  expect(lockFolder(folder)).toMatchObject({ kind: "in-use", holder: { pid: process.pid, host: hostname() } });
  if (first.kind === "held") first.release();
  expect(readdirSync(folder)).toEqual([]);
  expect(lockFolder(folder).kind).toBe("held");
});

test.each([
  ["a process that is gone", JSON.stringify({ pid: 2 ** 22 + 1, began: "1", host: hostname() })],
  ["a process whose number another one has now", JSON.stringify({ pid: process.pid, began: "1", host: hostname() })],
  ["nobody, for it is empty", ""],
])("the lock of %s is taken over", (_case, text) => {
  writeFileSync(lockFile(), text);
  expect(lockFolder(folder).kind).toBe("held");
  expect(readHolder()).toMatchObject({ pid: process.pid, host: hostname() });
  expect(readdirSync(folder)).toEqual(["lock"]);
});

test.skipIf(process.platform !== "linux")("a process of another user that lives keeps its lock", () => {
  const began = readFileSync("/proc/1/stat", "utf8").split(") ")[1]?.split(" ")[19];
  writeFileSync(lockFile(), JSON.stringify({ pid: 1, began, host: hostname() }));
  expect(lockFolder(folder)).toMatchObject({ kind: "in-use", holder: { pid: 1 } });
});

test("the lock of another machine counts while it is touched, and not after a minute of silence", () => {
  writeFileSync(lockFile(), JSON.stringify({ pid: 1, began: "1", host: "elsewhere" }));
  expect(lockFolder(folder)).toMatchObject({ kind: "in-use", holder: { host: "elsewhere" } });
  const silentSince = new Date(Date.now() - 61_000);
  utimesSync(lockFile(), silentSince, silentSince);
  expect(lockFolder(folder).kind).toBe("held");
});

test("releasing leaves a lock that somebody else took meanwhile", () => {
  const mine = lockFolder(folder);
  const other = JSON.stringify({ pid: 1, began: "1", host: "elsewhere" });
  writeFileSync(lockFile(), other);
  if (mine.kind === "held") mine.release();
  expect(readFileSync(lockFile(), "utf8")).toBe(other);
});
