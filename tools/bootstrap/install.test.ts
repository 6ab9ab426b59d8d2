// Starts small clones with a fake npm: what is installed when, and the effects of failures.

import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Clone, INSTALL, pretend } from "./testing-clone.ts";

let clone: Clone;
beforeEach(() => {
  clone = new Clone();
});
afterEach(() => clone.remove());

const STAMP = "node_modules/.vitrine-install";

test("a fresh clone installs, builds and serves, and passes its arguments to the server", async () => {
  const { code, stdout } = await clone.start(["--port", "1234"]);
  expect(stdout).toContain("Installing packages (they are not installed yet)…");
  expect(stdout).toContain("  Building the pages\n");
  expect(stdout).toContain("serving --port 1234\n");
  expect(code).toBe(0);
  expect(clone.has(STAMP)).toBe(true);
});

test("a second start neither installs nor builds nor prints anything", async () => {
  await clone.start();
  const { stdout, stderr } = await clone.start();
  expect([clone.count("npm"), clone.count("build")]).toEqual([1, 1]);
  expect(stdout + stderr).toBe("serving \n");
});

test("a start installs what the shop needs, and a tool the development packages as well", async () => {
  for (const file of ["server/command.ts", "tools/tool.ts"]) clone.write(file, `console.log("${file}")`);
  const vitest = "node_modules/vitest";
  await clone.start(["--build"]);
  expect((await clone.run("server/command.ts")).stdout).toBe("server/command.ts\n");
  expect([clone.count("npm"), clone.has("node_modules/react"), clone.has(vitest)]).toEqual([1, true, false]);
  const { stdout } = await clone.run("tools/tool.ts");
  expect(stdout).toMatch(/^Installing packages \(vitest is not installed\)…\n[^]*tools\/tool\.ts\n$/);
  expect([clone.count("npm"), clone.has(vitest)]).toEqual([2, true]);
  // More than a start needs is fine.
  await clone.start(["--build"]);
  await clone.run("tools/tool.ts");
  expect(clone.count("npm")).toBe(2);
});

test("packages installed with npm are not installed again", async () => {
  await clone.start(["--build"]);
  rmSync(clone.path(STAMP));
  await clone.start(["--build"]);
  expect(clone.count("npm")).toBe(1);
  expect(clone.has(STAMP)).toBe(true);
});

test("a missing package is installed again", async () => {
  await clone.start(["--build"]);
  rmSync(clone.path("node_modules/react"), { recursive: true });
  const { stdout } = await clone.start(["--build"]);
  expect(stdout).toContain("Installing packages (react is missing)…");
  expect(clone.has("node_modules/react/package.json")).toBe(true);
});

test("a changed lock file triggers an install", async () => {
  await clone.start(["--build"]);
  clone.lock("1.0.1");
  const { stdout } = await clone.start(["--build"]);
  expect(stdout).toContain("Installing packages (react differs from package-lock.json)…");
  expect(clone.count("npm")).toBe(2);
});

test("a lock file that does not match package.json is not installed", async () => {
  const { dependencies, ...rest } = JSON.parse(clone.read("package.json"));
  clone.write("package.json", JSON.stringify({ ...rest, dependencies: { ...dependencies, vue: "1.0.0" } }));
  const { code, stderr } = await clone.start();
  expect(stderr).toBe(
    "package-lock.json does not match package.json: run npm install once, then run the command again.\n",
  );
  expect([code, clone.count("npm")]).toEqual([1, 0]);
});

test.each([
  ["ENOTFOUND", "The packages could not be downloaded: check the network"],
  ["ENOSPC", "There is no space left on the disk: free about 1 GB"],
  ["EACCES", "No permission to write the project's folder: change the owner of the project's folder to this user"],
  ["EINTEGRITY", "A downloaded package is damaged: clear npm's cache"],
  ["EWHATEVER", "npm failed with exit code 3: see its message above"],
])("an install that fails with %s says what to do and leaves nothing behind", async (error, sentence) => {
  clone.npm(`
    import { mkdirSync } from "node:fs";
    mkdirSync("node_modules/react", { recursive: true });
    console.error("npm error code ${error}");
    process.exit(3);
  `);
  const { code, stderr } = await clone.start();
  const isExplained = !error.startsWith("EWHAT");
  expect(stderr.split("\n").at(isExplained ? 0 : 1)).toMatch(sentence);
  expect(stderr.includes("npm error")).toBe(!isExplained);
  expect(code).toBe(1);
  expect(clone.has("node_modules")).toBe(false);
  expect(clone.leftovers()).toEqual([]);
});

test.each([
  ["too little", 100, "The packages need 500 MB on the disk and 100 MB are free: free about 1 GB", 0],
  ["enough", 2000, "", 1],
])("a disk with %s space is detected before npm runs", async (_, megabytes, sentence, installs) => {
  const disk = `fs.statfsSync = () => ({ bavail: ${megabytes}, bsize: 1_000_000, blocks: 9999 });`;
  const { stderr } = await clone.start(["--build"], pretend(disk));
  expect(stderr.slice(0, sentence.length)).toBe(sentence);
  expect([clone.count("npm"), clone.leftovers()]).toEqual([installs, []]);
});

test("a failed install keeps the previous packages", async () => {
  await clone.start(["--build"]);
  clone.lock("1.0.1");
  clone.npm("process.exit(1)");
  expect((await clone.start()).code).toBe(1);
  clone.lock("1.0.0");
  const { code, stdout } = await clone.start();
  expect([code, stdout]).toEqual([0, "serving \n"]);
});

test("a pinned Node that does not run is installed a second time, then reported", async () => {
  clone.npm(`${INSTALL} writeFileSync("node_modules/node/bin/node", "#!/bin/sh\\nexit 1\\n");`);
  const { code, stderr } = await clone.start();
  expect(stderr).toMatch(
    /^The install is not complete \(the pinned Node v[\d.]+ does not run\): allow install scripts/,
  );
  expect([code, clone.count("npm")]).toEqual([1, 2]);
  expect(clone.has(STAMP)).toBe(false);
});

test("a damaged pinned Node is replaced, and not used to do so", async () => {
  await clone.start(["--build"]);
  writeFileSync(clone.path("node_modules/node/bin/node"), "exit 1");
  mkdirSync(clone.path("node_modules/.bin"));
  symlinkSync("../node/bin/node", clone.path("node_modules/.bin/node"));
  // npm runs install scripts with the programs of all parent folders on the PATH.
  clone.npm(`${INSTALL}
    const { execFileSync } = await import("node:child_process");
    const PATH = "${clone.path("node_modules/.bin")}:" + process.env.PATH;
    execFileSync("sh", ["-c", "node -e 0"], { env: { PATH } });
  `);
  const { code, stdout } = await clone.start();
  expect([code, clone.count("npm")]).toEqual([0, 2]);
  expect(stdout).toMatch(/serving/);
});

test("a missing npm is reported with where to get it", async () => {
  rmSync(clone.path("bin/npm"));
  const { code, stderr } = await clone.start([], [], { PATH: clone.path("bin") });
  expect(stderr).toBe("npm was not found: install Node with npm from https://nodejs.org and run the command again.\n");
  expect(code).toBe(1);
});

test("an outdated Node is refused first", async () => {
  const old = "data:text/javascript,Object.defineProperty(process.versions,'node',{value:'18.19.0'})";
  const { code, stderr } = await clone.start([], ["--import", old]);
  expect(stderr).toBe(
    "Vitrine needs Node 20 or later, and this is 18.19.0: " +
      "install a current Node from https://nodejs.org and run the command again.\n",
  );
  expect([code, clone.has(".cache")]).toEqual([1, false]);
});
