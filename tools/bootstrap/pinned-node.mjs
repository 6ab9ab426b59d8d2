// The Node that the project brings with it as a package, on which everything but the bootstrap runs.

import { spawnSync } from "node:child_process";
import { readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";

/**
 * V8 keeps a list of its pages of machine code for processors with protection keys. With WebAssembly in threads, as the
 * embedded database is, the list goes wrong at times and the process dies: https://github.com/nodejs/node/issues/64500.
 */
export const NODE_FLAGS = ["--no-memory-protection-keys"];

/** @param {string} root */
export function pinnedNode(root) {
  return join(root, "node_modules", "node", "bin", process.platform === "win32" ? "node.exe" : "node");
}

/** Why the pinned Node cannot be used, or undefined when it runs and is the right one. @param {string} root */
export function pinnedNodeProblem(root) {
  const wanted = `v${JSON.parse(readFileSync(join(root, "package.json"), "utf8")).dependencies.node}`;
  const found = versionOf(pinnedNode(root));
  return found === wanted ? undefined : `the pinned Node ${wanted} ${found ? `is ${found}` : "does not run"}`;
}

/** @param {string} file */
function versionOf(file) {
  try {
    if (realpathSync(file) === realpathSync(process.execPath)) return process.version;
  } catch {
    return undefined;
  }
  const { status, stdout } = spawnSync(file, ["--version"], { encoding: "utf8", timeout: 20_000 });
  return status === 0 ? stdout.trim() : undefined;
}
