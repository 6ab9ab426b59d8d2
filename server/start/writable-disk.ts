// Checks that the data folder can be written: its disk may be full or have become read-only.

import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { OperatorError } from "./operator-error.ts";

/** As much as a small change of the database writes. */
const BYTES = 64 * 1024;

/** Undefined if the folder can be written, otherwise the reason. */
export async function diskProblem(folder: string): Promise<string | undefined> {
  const path = join(folder, `.writable-${process.pid}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(path, Buffer.alloc(BYTES));
    return undefined;
  } catch (error) {
    return REASONS[(error as NodeJS.ErrnoException).code ?? ""] ?? String(error);
  } finally {
    await rm(path, { force: true }).catch(() => {});
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: "the disk is full",
  EDQUOT: "the disk quota is used up",
  EROFS: "the disk is read-only",
  EACCES: "permission denied",
  EPERM: "permission denied",
};

export async function requireWritable(folder: string): Promise<void> {
  const problem = await diskProblem(folder);
  if (problem !== undefined)
    throw new OperatorError(
      `DATA_DIR "${folder}" cannot be written: ${problem}. Free some space, or choose another folder.`,
    );
}
