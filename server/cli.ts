// Entry point of the operator's commands: `npm run shop -- <command>`.

import { installIssueWords } from "#commerce/settings";
import { commands, USAGE } from "./cli/commands.ts";
import { explainFileFailure } from "./cli/file-failure.ts";
import { askIfTerminal } from "./cli/ask.ts";
import type { Terminal } from "./cli/terminal.ts";
import { ConfigError } from "./config.ts";
import { OperatorError } from "./start/operator-error.ts";
import { writePrivately } from "./start/private-files.ts";

const terminal: Terminal = {
  print: (text) => console.log(text),
  info: (text) => console.error(text),
  ask: askIfTerminal(),
};

try {
  writePrivately();
  installIssueWords();
  const [name = "", ...words] = process.argv.slice(2);
  if (name === "help" || name === "--help") terminal.print(USAGE);
  else if (Object.hasOwn(commands, name)) await commands[name]?.(words, terminal);
  else throw new OperatorError(USAGE);
} catch (error) {
  const isUsage = error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
  const isExplained = error instanceof OperatorError || error instanceof ConfigError || isUsage;
  const sentence = isExplained ? error.message : explainFileFailure(error);
  if (sentence === undefined) throw error;
  console.error(isUsage ? `${sentence}\n${USAGE}` : sentence);
  process.exitCode = 1;
}
