// Finds the usage of a command, and what is wrong with its words.

import { OperatorError } from "../start/operator-error.ts";

/** The words of a command do not fit its usage. */
export class WrongUsage extends OperatorError {
  readonly usage: string;
  readonly reason: string | undefined;

  /** `usage` is that of the whole group. */
  constructor(usage: string, reason?: string) {
    super(reason === undefined ? usage : `${reason}\n${usage}`);
    this.usage = usage;
    this.reason = reason;
  }
}

/** What `parseArgs` found wrong, without its advice about quoting. Undefined for other errors. */
export function misreadOption(error: unknown): string | undefined {
  const isMisread = error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
  return isMisread ? `${error.message.split(/\. |\n/, 1)[0]?.replace(/\.$/, "")}.` : undefined;
}

interface Entry {
  readonly group: string;
  /** None for a group that is itself a command. */
  readonly commands: readonly string[];
  readonly text: string;
}

const COMMAND = /^npm run shop -- ([a-z-]+)(?: ([a-z-]+(?:\|[a-z-]+)*)(?![\w.-]))?/;

/** Every group with its commands, a line for each. */
export function overviewOf(usage: string): string {
  const groups = Map.groupBy(entriesOf(usage), ({ group }) => group);
  const width = Math.max(...[...groups.keys()].map(({ length }) => length)) + 2;
  const lines = [...groups].map(([group, entries]) =>
    `  ${group.padEnd(width)}${entries.flatMap(({ commands }) => commands).join(", ")}`.trimEnd(),
  );
  return [
    "npm run shop -- COMMAND, which is one of these:",
    ...lines,
    "npm run shop -- help catalogue explains the commands of a group. docs/commands.md has an example of each.",
  ].join("\n");
}

/** The usage of the command that the words begin with, or else of its group. */
export function usageOf(usage: string, [group, command]: readonly string[]): string {
  const ofGroup = entriesOf(usage).filter((entry) => entry.group === group);
  const ofCommand = ofGroup.filter(({ commands }) => command !== undefined && commands.includes(command));
  const chosen = ofCommand.length > 0 ? ofCommand : ofGroup;
  return chosen.map(({ text }) => text).join("\n");
}

/** False for words that name no command, which need not be loaded. Options may come first. */
export const isKnownCommand = (usage: string, words: readonly string[]): boolean =>
  words[1]?.startsWith("-") === true || reasonOf(usage, words) === undefined;

/** What is wrong with the words, as far as that can be told, and their usage. */
export function explainUsage(usage: string, words: readonly string[], reason = reasonOf(usage, words)): string {
  return [...(reason === undefined ? [] : [reason]), usageOf(usage, words) || overviewOf(usage)].join("\n");
}

function reasonOf(usage: string, [group = "", command]: readonly string[]): string | undefined {
  const entries = entriesOf(usage).filter((entry) => entry.group === group);
  if (entries.length === 0) return group === "" ? undefined : `There is no command "${group}".`;
  const isKnown = entries.some(({ commands }) => commands.length === 0 || commands.includes(command ?? ""));
  return isKnown || command === undefined ? undefined : `There is no command "${group} ${command}".`;
}

/** Further lines, such as those of options, belong to the command before them. */
const entriesOf = (usage: string): readonly Entry[] =>
  usage.split(/\n(?=npm run shop -- )/).flatMap((text) => {
    const [, group, commands] = COMMAND.exec(text) ?? [];
    return group === undefined ? [] : [{ group, commands: commands?.split("|") ?? [], text }];
  });
