// The folder of the project, and the folder for unfinished work of the bootstrap.

import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const unfinished = join(root, ".cache", "bootstrap");

/**
 * One process at a time installs or builds. The lock only avoids duplicate work: installs and builds use staging folders that are
 * renamed at the end, so two processes could not mix their files.
 */
export const lockFile = join(unfinished, "bootstrap.lock");

/**
 * Runs work with an empty folder on the project's file system, so that its content can be renamed, and removes the folder
 * afterwards. Call it with the lock held: it also removes the folders of interrupted runs.
 * @template T
 * @param {(directory: string) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withStaging(work) {
  const staging = join(unfinished, `staging-${process.pid}`);
  mkdirSync(unfinished, { recursive: true });
  for (const entry of readdirSync(unfinished))
    if (entry.startsWith("staging-")) rmSync(join(unfinished, entry), { recursive: true, force: true });
  mkdirSync(staging);
  try {
    return await work(staging);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}
