// Yes-or-no questions on the terminal.

import { createInterface } from "node:readline/promises";
import type { Terminal } from "./terminal.ts";

/** Undefined if the command does not run in a terminal. */
export function askIfTerminal(): Terminal["ask"] {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return undefined;
  return async (question) => {
    const lines = createInterface({ input: process.stdin, output: process.stderr });
    try {
      return /^(?:|y|yes)$/i.test((await lines.question(`${question} [Y/n] `)).trim());
    } finally {
      lines.close();
    }
  };
}
