// Detects changes of the build's sources. Only files whose time or size changed are read, and their content decides, so that a new
// checkout of the same sources does not trigger a build.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** Folders that can be part of the build, unlike benchmarks, e2e and tools. */
export const SOURCE_FOLDERS = [
  "api",
  "browsing",
  "catalogue",
  "commerce",
  "concurrency",
  "demo",
  "search",
  "server",
  "storefront",
  "console",
  "translation",
];
const IGNORED = /\.(test|spec|contract)\.tsx?$|\.md$|^\./;

/**
 * Modification time in milliseconds, size in bytes and content hash by path.
 * @typedef {Record<string, [mtime: number, size: number, hash: string]>} Index
 */

/**
 * The index of all sources. Hashes are taken from `known` if time and size are the same.
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

/** A hash of all paths and contents. @param {Index} index */
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
