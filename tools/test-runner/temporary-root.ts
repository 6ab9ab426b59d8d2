// Chooses where tests write. Copying a database takes a tenth of the processor time in memory.

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const GIB = 2 ** 30;

/** Room for the databases, shops and browser profiles of a run. */
const NEEDED_BYTES = 4 * GIB;

/** Leaves as much again for the programs of the tests. */
const NEEDED_MEMORY_BYTES = 2 * NEEDED_BYTES;

interface Machine {
  readonly memoryFolder?: string;
  readonly availableBytes?: number;
  /** TMPDIR, by which an operator has chosen. */
  readonly given?: string | undefined;
}

/** The folder in memory if the machine has plenty, or else the usual one for temporary files. */
export function temporaryRoot({
  memoryFolder = "/dev/shm",
  availableBytes = process.availableMemory(),
  given = process.env["TMPDIR"],
}: Machine = {}): string {
  const isInMemory = !given && availableBytes >= NEEDED_MEMORY_BYTES && isUsable(memoryFolder);
  return isInMemory ? memoryFolder : tmpdir();
}

/** Containers often have a small one, or one that runs no programs, which some tests write. */
function isUsable(folder: string): boolean {
  let own: string | undefined;
  try {
    const { bavail, bsize } = statfsSync(folder);
    own = mkdtempSync(join(folder, "vitrine-test-"));
    const program = join(own, "program");
    writeFileSync(program, "#!/bin/sh\n", { mode: 0o700 });
    return bavail * bsize >= NEEDED_BYTES && spawnSync(program).status === 0;
  } catch {
    return false;
  } finally {
    if (own !== undefined) rmSync(own, { recursive: true });
  }
}
