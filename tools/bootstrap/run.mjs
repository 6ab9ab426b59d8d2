// The steps of all other commands: install, then run a TypeScript program on the pinned Node.

import { runExplained } from "./failure.mjs";
import { ensureInstalled } from "./install.mjs";
import { NODE_FLAGS, pinnedNode } from "./pinned-node.mjs";
import { become } from "./processes.mjs";
import { root } from "./project.mjs";

/** @param {readonly string[]} args the file, relative to the project, and its arguments */
export function run(args) {
  return runExplained(async () => {
    // Operator commands are part of the shop. Programs of these folders test and develop it.
    await ensureInstalled(/^(tools|benchmarks|demo)\//.test(args[0] ?? "") ? "all" : "runtime");
    become(pinnedNode(root), [...NODE_FLAGS, ...args], root);
  });
}
