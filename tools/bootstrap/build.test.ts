// Starts small clones: when they build, and the effects of interrupted, failed and concurrent starts.

import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, utimesSync } from "node:fs";
import { hostname } from "node:os";
import { dirname } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { acquireLock } from "../../concurrency/file-lock.mjs";
import { Clone, INSTALL, pretend } from "./testing-clone.ts";

let clone: Clone;
beforeEach(() => {
  clone = new Clone();
});
afterEach(() => clone.remove());

const LOCK = ".cache/bootstrap/bootstrap.lock";

test("a changed source or a missing output triggers a build, a touched source does not", async () => {
  clone.write("catalogue/index.ts", "export const a = 1;");
  await clone.start(["--build"]);
  utimesSync(clone.path("catalogue/index.ts"), new Date(), new Date());
  await clone.start(["--build"]);
  expect(clone.count("build")).toBe(1);
  clone.write("catalogue/index.ts", "export const a = 2;");
  await clone.start(["--build"]);
  expect(clone.count("build")).toBe(2);
  rmSync(clone.path("dist/client/page.js"));
  await clone.start(["--build"]);
  expect([clone.count("build"), clone.has("dist/client/page.js")]).toEqual([3, true]);
});

test("a new source triggers a build, a test or a note does not", async () => {
  await clone.start(["--build"]);
  clone.write("catalogue/money.test.ts", "");
  clone.write("catalogue/NOTES.md", "");
  clone.write("data/catalogue.ts", "");
  await clone.start(["--build"]);
  expect(clone.count("build")).toBe(1);
  clone.write("catalogue/money.ts", "");
  await clone.start(["--build"]);
  expect(clone.count("build")).toBe(2);
});

test("a failed build is reported and keeps the previous build", async () => {
  await clone.start(["--build"]);
  clone.write("server/build.ts", "export async function build() { throw new Error('no such page'); }");
  const { code, stderr } = await clone.start();
  expect(stderr).toContain("no such page");
  expect(stderr).toMatch(/\nThe build failed for the reason above: fix it, or .*, and run the command again\.\n$/);
  expect([code, clone.has("dist/server/main.js"), clone.leftovers()]).toEqual([1, true, []]);
});

test.each(["ENOSPC: no space left", "No space left on device (os error 28)"])(
  "a full disk during the build (%s) is reported in one sentence",
  async (words) => {
    clone.write("server/build.ts", `export async function build() { throw new Error(${JSON.stringify(words)}); }`);
    const { code, stderr } = await clone.start();
    expect(stderr).toBe("There is no space left on the disk: free about 1 GB and run the command again.\n");
    expect([code, clone.has("dist")]).toEqual([1, false]);
  },
);

test("a disk too full for the lock file is reported, and no lock remains", async () => {
  const full = pretend(`
    const write = fs.writeFileSync;
    fs.writeFileSync = (file, ...rest) => {
      if (!String(file).includes("bootstrap.lock")) return write(file, ...rest);
      throw Object.assign(new Error("ENOSPC"), { code: "ENOSPC" });
    };
  `);
  const { code, stderr } = await clone.start([], full);
  expect(stderr).toMatch(/^There is no space left on the disk/);
  expect([code, clone.leftovers()]).toEqual([1, []]);
});

test("an interrupted build keeps the previous build and leaves nothing behind", async () => {
  await clone.start(["--build"]);
  const before = clone.read("dist/.build");
  clone.write("server/build.ts", SLOW_BUILD);
  const run = clone.spawn();
  await run.printed("half way");
  run.kill("SIGTERM");
  expect((await run.outcome).code).toBe(143);
  expect(clone.read("dist/.build")).toBe(before);
  expect(clone.leftovers()).toEqual([]);
});

test("the start after one that was killed during the build succeeds", async () => {
  const build = clone.read("server/build.ts");
  clone.write("server/build.ts", SLOW_BUILD);
  const run = clone.spawn();
  await run.printed("half way");
  run.kill("SIGKILL");
  // Wait until the build process has ended too.
  await run.outcome;
  clone.write("server/build.ts", build);
  const { code, stdout } = await clone.start();
  expect(stdout).toContain("serving");
  expect([code, clone.leftovers()]).toEqual([0, []]);
});

test("the lock of a process that has ended is taken over", async () => {
  const { pid } = spawnSync("true");
  clone.write(LOCK, JSON.stringify({ pid, began: "1", host: hostname() }));
  const { code, stdout } = await clone.start(["--build"]);
  expect(stdout).not.toContain("Waiting");
  expect([code, clone.leftovers()]).toEqual([0, []]);
});

test("the lock of a running process is taken over once its heartbeat stops", async () => {
  mkdirSync(dirname(clone.path(LOCK)), { recursive: true });
  const lock = acquireLock(clone.path(LOCK));
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(clone.path(LOCK), longAgo, longAgo);
  expect((await clone.start(["--build"])).code).toBe(0);
  if (lock.kind === "held") lock.release();
});

test("a malformed lock is taken over", async () => {
  clone.write(LOCK, "");
  expect((await clone.start(["--build"])).code).toBe(0);
});

test("of two concurrent starts one installs and builds, and the other waits and says so", async () => {
  clone.npm(`${INSTALL} const { setTimeout: wait } = await import("node:timers/promises"); await wait(300);`);
  const first = clone.spawn();
  await first.printed("Installing");
  const second = clone.spawn();
  const outcomes = await Promise.all([first.outcome, second.outcome]);
  expect(outcomes.map(({ code }) => code)).toEqual([0, 0]);
  expect(outcomes[1]?.stdout).toContain(`Waiting for another start (process ${first.pid}) to finish…`);
  expect([clone.count("npm"), clone.count("build")]).toEqual([1, 1]);
});

test.each([
  ["replaces the bootstrap process", []],
  ["runs as its child process on an older Node", ["--import", "data:text/javascript,delete process.execve"]],
])("a server that %s receives signals and determines the exit code", async (_, nodeArgs) => {
  const server = "process.on('SIGTERM', () => process.exit(7)); setInterval(() => {}, 1000); console.log('up');";
  const build = clone.read("server/build.ts").replace(/"console\.log.*"\)/, `${JSON.stringify(server)})`);
  clone.write("server/build.ts", build);
  const run = clone.spawn([], nodeArgs);
  await run.printed("up\n");
  run.kill("SIGTERM");
  expect((await run.outcome).code).toBe(7);
});

test("every folder of tsconfig.json is a source of the build, except for tests and tools", async () => {
  const { include } = JSON.parse(readFileSync("tsconfig.json", "utf8")) as { include: string[] };
  const folders = include.filter((name) => !["benchmarks", "deploy", "e2e", "tools", "*.ts"].includes(name));
  for (const folder of folders) clone.write(`${folder}/part.ts`, "");
  await clone.start(["--build"]);
  const { files } = JSON.parse(clone.read("dist/.build")) as { files: Record<string, unknown> };
  expect(Object.keys(files)).toEqual(expect.arrayContaining(folders.map((folder) => `${folder}/part.ts`)));
});

test("--dev runs the sources without a build", async () => {
  clone.write("server/dev.ts", "const words: string[] = process.argv.slice(2); console.log('developing', ...words);");
  const { stdout } = await clone.start(["--dev", "--open"]);
  expect(stdout).toContain("developing --open\n");
  expect(clone.count("build")).toBe(0);
});

const SLOW_BUILD = `
import { mkdirSync, writeFileSync } from "node:fs";
export async function build({ outDir }) {
  mkdirSync(outDir + "/server", { recursive: true });
  writeFileSync(outDir + "/server/main.js", "");
  console.log("half way");
  await new Promise((resolve) => setTimeout(resolve, 60_000));
}
`;
