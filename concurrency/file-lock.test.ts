import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { acquireLock, withLock } from "./file-lock.mjs";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "vitrine-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lockFile = (): string => join(folder, "lock");
const readHolder = (): unknown => JSON.parse(readFileSync(lockFile(), "utf8"));

test("a lock has one holder at a time and is free after release", () => {
  const first = acquireLock(lockFile());
  expect(first.kind).toBe("held");
  expect(acquireLock(lockFile())).toMatchObject({ kind: "in-use", holder: { pid: process.pid, host: hostname() } });
  if (first.kind === "held") first.release();
  expect(readdirSync(folder)).toEqual([]);
  expect(acquireLock(lockFile()).kind).toBe("held");
});

test.each([
  ["a process that has ended", JSON.stringify({ pid: 2 ** 22 + 1, began: "1", host: hostname() })],
  ["a process whose id was reused", JSON.stringify({ pid: process.pid, began: "1", host: hostname() })],
  ["an empty file", ""],
])("the lock of %s is taken over", (_case, text) => {
  writeFileSync(lockFile(), text);
  expect(acquireLock(lockFile()).kind).toBe("held");
  expect(readHolder()).toMatchObject({ pid: process.pid, host: hostname() });
  expect(readdirSync(folder)).toEqual(["lock"]);
});

test.skipIf(process.platform !== "linux")("a live process of another user keeps its lock", () => {
  const began = readFileSync("/proc/1/stat", "utf8").split(") ")[1]?.split(" ")[19];
  writeFileSync(lockFile(), JSON.stringify({ pid: 1, began, host: hostname() }));
  expect(acquireLock(lockFile())).toMatchObject({ kind: "in-use", holder: { pid: 1 } });
});

test("the lock of another host expires after a minute without a touch", () => {
  writeFileSync(lockFile(), JSON.stringify({ pid: 1, began: "1", host: "elsewhere" }));
  expect(acquireLock(lockFile())).toMatchObject({ kind: "in-use", holder: { host: "elsewhere" } });
  const silentSince = new Date(Date.now() - 61_000);
  utimesSync(lockFile(), silentSince, silentSince);
  expect(acquireLock(lockFile()).kind).toBe("held");
});

test("releasing leaves a lock that another process took meanwhile", () => {
  const mine = acquireLock(lockFile());
  const other = JSON.stringify({ pid: 1, began: "1", host: "elsewhere" });
  writeFileSync(lockFile(), other);
  if (mine.kind === "held") mine.release();
  expect(readFileSync(lockFile(), "utf8")).toBe(other);
});

test("a silent live process on this host loses the lock only if it can expire", () => {
  const first = acquireLock(lockFile());
  const longAgo = new Date(Date.now() - 61_000);
  utimesSync(lockFile(), longAgo, longAgo);
  expect(acquireLock(lockFile()).kind).toBe("in-use");
  expect(acquireLock(lockFile(), { canExpire: true }).kind).toBe("held");
  if (first.kind === "held") first.release();
});

test("work waits for the lock, reports its holder once, and frees it even on failure", async () => {
  const waited: number[] = [];
  const options = { onWait: ({ pid }: { pid: number }) => waited.push(pid) };
  const order: string[] = [];
  const run = (name: string) =>
    withLock(lockFile(), options, async () => {
      order.push(`${name} starts`);
      await new Promise((done) => setTimeout(done, 300));
      order.push(`${name} ends`);
      throw new Error(name);
    });
  const results = await Promise.allSettled([run("first"), run("second")]);
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(order).toEqual(["first starts", "first ends", "second starts", "second ends"]);
  expect(waited).toEqual([process.pid]);
  expect(readdirSync(folder)).toEqual([]);
});
