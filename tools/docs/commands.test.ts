import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { commands } from "#server/cli/commands.ts";
import { USAGE } from "#server/cli/usages.ts";

const COMMAND = /npm run shop -- (?!help)([a-z-]+)(?: ([a-z-]+(?:\|[a-z-]+)*)(?![\w.-]))?/g;

/** Command names with their group: "orders list", or the group alone. The usage text writes alternatives as "hide|show". */
const commandsIn = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(COMMAND)].flatMap(([, group, names = ""]) =>
      names.split("|").map((name) => `${group} ${name}`.trim()),
    ),
  );

const document = readFileSync("docs/commands.md", "utf8");

test("docs/commands.md has an example of every shop command and of no other", () => {
  expect([...commandsIn(document)].toSorted()).toEqual([...commandsIn(USAGE)].toSorted());
});

test("the help text covers every group of commands", () => {
  const groups = new Set([...commandsIn(USAGE)].map((command) => command.split(" ")[0]));
  expect([...groups].toSorted()).toEqual(Object.keys(commands).toSorted());
});

test("docs/commands.md has every npm script and no other", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  const documented = [...document.matchAll(/npm (?:run )?(start|test|(?<=run )[\w:]+)/g)].map(([, name]) => name);
  expect([...new Set(documented)].toSorted()).toEqual(Object.keys(scripts).toSorted());
});
