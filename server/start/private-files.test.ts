import { chmodSync, lstatSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makePrivate } from "./private-files.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "vitrine-private-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const modeOf = (path: string): string => (lstatSync(path).mode & 0o777).toString(8);

test("[UF-05] files and folders that others may read are closed, and links are not followed", () => {
  const data = join(folder, "data");
  mkdirSync(join(data, "mail"), { recursive: true });
  writeFileSync(join(data, "mail", "a.eml"), "");
  writeFileSync(join(folder, "elsewhere"), "");
  symlinkSync(join(folder, "elsewhere"), join(data, "link"));
  for (const [path, mode] of [
    ["mail/a.eml", 0o666],
    ["mail", 0o777],
    ["", 0o755],
  ] as const)
    chmodSync(join(data, path), mode);
  chmodSync(join(folder, "elsewhere"), 0o644);
  makePrivate(data);
  expect(["", "mail", "mail/a.eml"].map((path) => modeOf(join(data, path)))).toEqual(["700", "700", "600"]);
  expect((statSync(join(data, "link")).mode & 0o777).toString(8)).toBe("644");
});

test("[UF-05] a folder that does not exist is created closed, and a closed one is not walked", () => {
  const data = join(folder, "new", "data");
  makePrivate(data);
  expect(modeOf(data)).toBe("700");
  writeFileSync(join(data, "inside"), "");
  chmodSync(join(data, "inside"), 0o644);
  makePrivate(data);
  expect(modeOf(join(data, "inside"))).toBe("644");
});
