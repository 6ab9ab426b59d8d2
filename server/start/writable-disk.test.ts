import { spawnSync } from "node:child_process";
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
});

/** A tmpfs of 16 kB where this user may mount one; otherwise writes fail as on a full disk. */
const PROGRAM = `
  import fs from "node:fs/promises";
  import { syncBuiltinESMExports } from "node:module";
  if (process.env.IS_MOUNTED === "false") {
    fs.writeFile = () => Promise.reject(Object.assign(new Error("no space"), { code: "ENOSPC" }));
    syncBuiltinESMExports();
  }
  const { requireWritable } = await import("./server/start/writable-disk.ts");
  await requireWritable(process.env.FOLDER).then(() => console.log("writable"), (error) => console.log(error.message));
`;

test("a start on a full disk says so in a sentence", () => {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-disk-"));
  const isMounted = spawnSync("unshare", ["-rm", "mount", "-t", "tmpfs", "none", folder]).status === 0;
  const node = [process.execPath, "--input-type=module-typescript", "--eval", PROGRAM];
  const mount = 'mount -t tmpfs -o size=16k none "$FOLDER" && exec "$0" "$@"';
  const [command = "", ...words] = isMounted ? ["unshare", "-rm", "sh", "-c", mount, ...node] : node;
  const env = { ...process.env, FOLDER: folder, IS_MOUNTED: String(isMounted) };
  const { stdout } = spawnSync(command, words, { encoding: "utf8", env });
  expect(stdout).toBe(
    `DATA_DIR "${folder}" cannot be written: the disk is full. Free some space, or choose another folder.\n`,
  );
  rmSync(folder, { recursive: true });
});
