// Finds a program on the PATH.

import { accessSync, constants, statSync } from "node:fs";
import { delimiter, join } from "node:path";

export function findProgram(name: string, path = ""): string | undefined {
  return path
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isExecutable);
}

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
