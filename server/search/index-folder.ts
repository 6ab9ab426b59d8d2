// The folder of a process's own search index. Processes that share a data folder have one each, held by a lock; a process that
// begins with none, or with an older one, takes over the snapshot of another, so that it need not index everything itself.
//
//   <data>/search      of the first
//   <data>/search-2    of whoever came while that was held …

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
const MOST = 512;

/** Held until the process ends, whatever way that is. */
export function takeIndexFolder(dataDir: string): string {
  for (let place = 1; place <= MOST; place++) {
    const folder = join(dataDir, place === 1 ? "search" : `search-${place}`);
    mkdirSync(folder, { recursive: true });
    if (acquireLock(join(folder, "lock")).kind === "in-use") continue;
    for (const index of INDEXES) takeOver(dataDir, folder, index);
    return folder;
  }
  throw new Error(`More than ${MOST} processes use the data folder ${dataDir}`);
}

function takeOver(dataDir: string, own: string, index: string): void {
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
    // The files of a snapshot are never written again, so that two processes may have the same ones.
    for (const kind of ["index", "documents"]) {
      const file = `${number}.${kind}`;
      linkOrCopy(join(newest, file), join(mine, file));
    }
    writeFileSync(join(mine, MANIFEST), text);
  } catch {
    // Its owner replaced it meanwhile: then this process makes its own.
    rmSync(join(mine, MANIFEST), { force: true });
  }
}

const MANIFEST = "current.json";

/** 0 where there is none. */
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
