// Entry point of the operator's commands: `npm run shop -- <command>`.

import { commands } from "./cli/commands.ts";
import { explainFileFailure } from "./cli/file-failure.ts";
import { askIfTerminal } from "./cli/ask.ts";
import type { Terminal } from "./cli/terminal.ts";
import { explainUsage, isKnownCommand, misreadOption, overviewOf, usageOf, WrongUsage } from "./cli/usage.ts";
import { USAGE } from "./cli/usages.ts";
import { ConfigError } from "./config.ts";
import { OperatorError } from "./start/operator-error.ts";
import { writePrivately } from "./start/private-files.ts";

const terminal: Terminal = {
  print: (text) => console.log(text),
  info: (text) => console.error(text),
  ask: askIfTerminal(),
};

const words = process.argv.slice(2);
try {
  writePrivately();
  await run(words);
} catch (error) {
  const sentence = explain(error);
  if (sentence === undefined) throw error;
  console.error(sentence);
  process.exitCode = 1;
}

async function run([name = "", ...rest]: readonly string[]): Promise<void> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (name === "help" || words.includes("--help")) {
    terminal.print(usageOf(USAGE, name === "help" ? rest : words) || overviewOf(USAGE));
  } else if (command && isKnownCommand(USAGE, words)) await command(rest, terminal);
  else throw new WrongUsage(USAGE);
}

/** Undefined for a failure that only a stack explains. */
function explain(error: unknown): string | undefined {
  const misread = misreadOption(error);
  if (misread !== undefined) return explainUsage(USAGE, words, misread);
  if (error instanceof WrongUsage) return explainUsage(USAGE, words, error.reason);
  if (error instanceof OperatorError || error instanceof ConfigError) return error.message;
  return explainFileFailure(error);
}
