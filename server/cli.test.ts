// The commands as a process: what an operator reads after a mistake.

import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { NODE_FLAGS } from "../tools/bootstrap/pinned-node.mjs";
import { commands } from "./cli/commands.ts";

function shop(...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...NODE_FLAGS, "server/cli.ts", ...words], {
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

test("help lists the groups of commands, and help with a group or a command explains it", () => {
  const { status, stdout } = shop("help");
  expect(status).toBe(0);
  for (const group of Object.keys(commands)) expect(stdout).toMatch(new RegExp(`^  ${group}( |$)`, "m"));
  expect(shop("help", "reviews").stdout.trim().split("\n")).toEqual([
    expect.stringContaining("shop -- reviews list "),
    expect.stringContaining("shop -- reviews hide|show ID "),
  ]);
  expect(shop("orders", "deliver", "--help").stdout.trim()).toMatch(/^npm run shop -- orders deliver ORDER .*$/);
});

test.each([
  [["catalgue"], /^There is no command "catalgue"\.\nnpm run shop -- COMMAND, which is one of these:\n/],
  [["tokens", "renew"], /^There is no command "tokens renew"\.\nnpm run shop -- tokens list [^\n]*\n.*tokens revoke/s],
  [["catalogue", "verify"], /^npm run shop -- catalogue verify FILE [^\n]*\n$/],
  [["orders", "list", "--nope"], /^Unknown option '--nope'\.\nnpm run shop -- orders list [^\n]*\n$/],
  [
    ["catalogue", "import", "x.csv", "--rate"],
    /^Option '--rate <value>' argument missing\.\nnpm run shop -- catalogue import FILE [^\n]*\n {2}--format .* {2}--report [^\n]*\n$/s,
  ],
])("a mistake in %j is named, with the usage of that command", (words, expected) => {
  const { status, stdout, stderr } = shop(...words);
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toMatch(expected);
});
