// Where the project is, and the folder in which the bootstrap keeps work that is not finished.

import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const unfinished = join(root, ".cache", "bootstrap");

/**
 * One process at a time installs or builds. The lock only saves double work: installs and builds are made aside and renamed into
 * place, so two holders at once could not mix their files.
 */
export const lockFile = join(unfinished, "bootstrap.lock");

/**
 * Gives a fresh folder on the project's own file system, so that its content can be renamed into place, and removes
 * it afterwards. Under the lock only: leftovers of interrupted runs are removed too.
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
