// The folder of a process's search index, protected by a lock. Processes with the same data folder have one each. A process without
// an index, or with an older one, copies the newest snapshot of another instead of indexing the catalogue itself.
//
//   <data>/search      first process
//   <data>/search-2    second process …

import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { acquireLock } from "#concurrency/file-lock";

const Manifest = z.object({ number: z.number().int() });
const INDEXES = ["products", "suggestions"] as const;
const MAX_PROCESSES = 512;

/** The lock is released when the process ends, even if it crashes. */
export function takeIndexFolder(dataDir: string): string {
  for (let place = 1; place <= MAX_PROCESSES; place++) {
    const folder = join(dataDir, place === 1 ? "search" : `search-${place}`);
    mkdirSync(folder, { recursive: true });
    if (acquireLock(join(folder, "lock")).kind === "in-use") continue;
    for (const index of INDEXES) copyNewest(dataDir, folder, index);
    return folder;
  }
  throw new Error(`More than ${MAX_PROCESSES} processes use DATA_DIR "${dataDir}".`);
}

function copyNewest(dataDir: string, own: string, index: string): void {
  const mine = join(own, index);
  const newest = readdirSync(dataDir)
    .filter((name) => /^search(?:-\d+)?$/.test(name))
    .map((name) => join(dataDir, name, index))
    .toSorted((one, other) => writtenAt(other) - writtenAt(one))[0];
  if (newest === undefined || writtenAt(newest) <= writtenAt(mine)) return;
  try {
    const text = readFileSync(join(newest, MANIFEST), "utf8");
    const number = String(Manifest.parse(JSON.parse(text)).number).padStart(6, "0");
    rmSync(mine, { recursive: true, force: true });
    mkdirSync(mine);
    // The files of a snapshot are immutable, so two processes can share them.
    for (const kind of ["index", "documents"]) {
      const file = `${number}.${kind}`;
      linkOrCopy(join(newest, file), join(mine, file));
    }
    writeFileSync(join(mine, MANIFEST), text);
  } catch {
    // The owner replaced it meanwhile, so this process builds its own.
    rmSync(join(mine, MANIFEST), { force: true });
  }
}

const MANIFEST = "current.json";

/** 0 if there is no manifest. */
function writtenAt(folder: string): number {
  const file = join(folder, MANIFEST);
  return existsSync(file) ? (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) : 0;
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
