// What a build depends on, and whether it has changed since. File times and sizes answer at once; only files whose time
// or size differs are read again, so a fresh checkout of the same sources does not build again.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** Folders whose files may end up in the build. benchmarks, e2e and tools never do. */
export const SOURCE_FOLDERS = [
  "api",
  "catalogue",
  "commerce",
  "concurrency",
  "demo",
  "search",
  "server",
  "storefront",
  "translation",
];
const IGNORED = /\.(test|spec|contract)\.tsx?$|\.md$|^\./;

/**
 * Time in milliseconds, size in bytes, content hash; by path.
 * @typedef {Record<string, [mtime: number, size: number, hash: string]>} Index
 */

/**
 * The index of all sources; hashes are taken from `known` where time and size are the same.
 * @param {string} root
 * @param {Index} known
 * @returns {Index}
 */
export function indexSources(root, known) {
  return Object.fromEntries(
    listSources(root).map((path) => {
      const { mtimeMs, size } = statSync(join(root, path));
      const before = known[path];
      const isSame = before && before[0] === mtimeMs && before[1] === size;
      return [path, [mtimeMs, size, isSame ? before[2] : hashOf(readFileSync(join(root, path)))]];
    }),
  );
}

/** One hash of all paths and contents. @param {Index} index */
export function fingerprint(index) {
  return hashOf(
    Object.entries(index)
      .map(([path, [, , hash]]) => `${path} ${hash}\n`)
      .join(""),
  );
}

/** @param {string} root */
function listSources(root) {
  /** @type {string[]} */
  const found = [];
  const top = readdirSync(root, { withFileTypes: true });
  for (const { name } of top.filter((entry) => entry.isFile()))
    if (/^(package(-lock)?\.json|tsconfig\.json|(?!vitest|playwright).*\.config\.ts)$/.test(name)) found.push(name);
  for (const { name } of top.filter((entry) => entry.isDirectory()))
    if (SOURCE_FOLDERS.includes(name)) walk(root, name, found);
  return found.toSorted();
}

/**
 * @param {string} root
 * @param {string} folder
 * @param {string[]} found
 */
function walk(root, folder, found) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) walk(root, path, found);
    else if (entry.isFile() && !IGNORED.test(entry.name)) found.push(path);
  }
}

/** @param {string | Buffer} content */
const hashOf = (content) => createHash("sha256").update(content).digest("base64url").slice(0, 22);
