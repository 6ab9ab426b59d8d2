// Finds tools in temporary folders, and installs packages with a fake apt-get.

import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { installDebianPackages } from "./apt.ts";
import { findChromium } from "./chromium.ts";
import { findPostgresql } from "./postgresql.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "vitrine-tools-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function program(name: string, script = "", mode = 0o755): string {
  const file = join(root, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\n${script}\n`, { mode });
  return file;
}

test("Chromium is found at CHROMIUM_PATH, or else on the PATH", () => {
  const chrome = program("a/google-chrome");
  const chromium = program("b/chromium");
  const PATH = `${root}/a:${root}/b`;
  expect(findChromium({ PATH })).toBe(chromium);
  expect(findChromium({ PATH, CHROMIUM_PATH: chrome })).toBe(chrome);
});

test("a missing CHROMIUM_PATH is not replaced by another Chromium", () => {
  program("b/chromium");
  expect(findChromium({ PATH: `${root}/b`, CHROMIUM_PATH: `${root}/gone` })).toBeUndefined();
});

test("a file that is not executable is not a program", () => {
  program("a/initdb", "", 0o644);
  program("a/postgres", "", 0o644);
  expect(findPostgresql({ PATH: `${root}/a` }, `${root}/none`)).toBeUndefined();
});

test("PostgreSQL is Debian's newest version, or on the PATH", () => {
  for (const version of ["9", "15", "18"]) program(`${version}/bin/initdb`);
  for (const version of ["9", "15"]) program(`${version}/bin/postgres`);
  expect(findPostgresql({}, root)).toBe(`${root}/15/bin`);
  expect(findPostgresql({ PATH: `${root}/9/bin` }, `${root}/none`)).toBe(`${root}/9/bin`);
});

test.each([0, 1])(
  "packages are installed as root, and the preparation is undone (apt-get exits with %d)",
  async (exit) => {
    const notes = join(root, "notes");
    program("bin/apt-get", `echo "$DEBIAN_FRONTEND $*" >> ${notes}; [ -e ${root}/prepared ] && exit ${exit}`);
    program("bin/sudo", `shift; [ "$1" = true ] || exec "$@"`);
    vi.stubEnv("PATH", `${root}/bin:/usr/bin:/bin`);
    const isInstalled = await installDebianPackages(["postgresql"], {
      before: `touch ${root}/prepared`,
      after: `rm ${root}/prepared`,
    });
    expect(isInstalled).toBe(exit === 0);
    expect(readFileSync(notes, "utf8").split("\n")[0]).toBe("noninteractive update -qq");
    expect(readFileSync(notes, "utf8").includes("install -qq -y --no-install-recommends postgresql")).toBe(exit === 0);
    expect(existsSync(join(root, "prepared"))).toBe(false);
  },
);

test("without apt-get nothing is installed", async () => {
  vi.stubEnv("PATH", root);
  expect(await installDebianPackages(["chromium"])).toBe(false);
});
