// Reads a JSON file that a command names.

import { readFile } from "node:fs/promises";
import { OperatorError } from "../start/operator-error.ts";

export async function readJsonFile(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch (cause) {
    throw new OperatorError(
      `${file} cannot be read as JSON: ${cause instanceof Error ? cause.message : String(cause)}`,
    );
  }
}
