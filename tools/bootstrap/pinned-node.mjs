// The Node version that the project installs as a package. Everything but the bootstrap runs on it.

import { spawnSync } from "node:child_process";
import { readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";

/**
 * On processors with protection keys, V8 tracks its pages of machine code. With WebAssembly in threads, such as the embedded
 * database, it sometimes crashes the process: https://github.com/nodejs/node/issues/64500.
 */
export const NODE_FLAGS = ["--no-memory-protection-keys"];

/**
 * For the shop: its memory may double between two collections, where V8 would let it grow fourfold, and the youngest objects get less
 * room. A flood of requests then leaves a third less memory behind.
 */
export const SHOP_FLAGS = [...NODE_FLAGS, "--heap-growing-percent=100", "--max-semi-space-size=16"];

/**
 * For the C library's allocator: two pools instead of eight for each core, which return more memory after a busy time. Returning every
 * large buffer at once would need less still, but pictures would cost an eighth more. A merchant's own value takes precedence.
 */
export const NODE_ENVIRONMENT = { MALLOC_ARENA_MAX: "2" };

/** @param {string} root */
export function pinnedNode(root) {
  return join(root, "node_modules", "node", "bin", process.platform === "win32" ? "node.exe" : "node");
}

/** The problem of the pinned Node, or undefined if it runs and has the right version. @param {string} root */
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
