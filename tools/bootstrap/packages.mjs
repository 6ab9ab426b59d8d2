// Compares node_modules with package-lock.json, for this platform.
//
// After an install by the bootstrap, a stamp in node_modules saves the comparison. Without it (or after `npm install`) the lock file
// is compared with npm's record of installed packages, so that complete packages are never installed again.

import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean,
 *   os?: string[], cpu?: string[], libc?: string[], link?: boolean }} Package
 */

/**
 * The reason to install the packages, to be shown in brackets, or undefined if they are complete.
 * @param {string} root
 */
export function missingPackages(root) {
  const recordFile = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(recordFile)) return "they are not installed yet";
  const installed = readPackages(recordFile);
  if (readStamp(root) !== stampText(root)) {
    const outdated = firstDifference(readPackages(join(root, "package-lock.json")), installed);
    if (outdated) return `${outdated} differs from package-lock.json`;
  }
  const lost = Object.keys(installed).find((path) => !existsSync(join(root, path, "package.json")));
  return lost && `${nameOf(lost)} is missing`;
}

/** True if the lock file was made for other dependencies than those of package.json. @param {string} root */
export function isLockOutdated(root) {
  const wanted = readJson(join(root, "package.json"));
  const locked = readJson(join(root, "package-lock.json")).packages?.[""] ?? {};
  const kinds = ["dependencies", "devDependencies", "optionalDependencies"];
  return kinds.some((kind) => sorted(wanted[kind]) !== sorted(locked[kind]));
}

/** @param {string} root */
export function isStamped(root) {
  return readStamp(root) === stampText(root);
}

/** Marks `directory`/node_modules as complete for its lock file. @param {string} directory */
export function writeStamp(directory) {
  writeFileSync(stampFile(directory), stampText(directory));
}

/**
 * The folders of the packages for this platform, relative to the project.
 * @param {string} root
 */
export function expectedPackages(root) {
  const packages = readPackages(join(root, "package-lock.json"));
  return Object.keys(packages).filter((path) => !packages[path]?.optional || isForThisPlatform(packages[path]));
}

/**
 * The name of the first package whose installed version is not the locked one.
 * @param {Record<string, Package>} locked
 * @param {Record<string, Package>} installed
 */
function firstDifference(locked, installed) {
  for (const [path, wanted] of Object.entries(locked)) {
    const found = installed[path];
    const mayLack = (wanted.optional || wanted.devOptional) && !isForThisPlatform(wanted);
    if (!found && mayLack) continue;
    if (found?.version !== wanted.version || found?.integrity !== wanted.integrity) return nameOf(path);
  }
  return undefined;
}

/** Packages without these fields are installed only as dependencies of others. @param {Package} candidate */
function isForThisPlatform({ os, cpu, libc }) {
  if (!os || !cpu || libc) return false;
  return os.includes(process.platform) && cpu.includes(process.arch);
}

/** @param {string} file @returns {Record<string, Package>} */
function readPackages(file) {
  const { "": _project, ...packages } = readJson(file).packages ?? {};
  return packages;
}

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, "utf8"));

/** @param {Record<string, string>} [ranges] */
const sorted = (ranges = {}) =>
  Object.entries(ranges)
    .map(([name, range]) => `${name} ${range}`)
    .toSorted()
    .join();

/** @param {string} directory */
const stampFile = (directory) => join(directory, "node_modules", ".vitrine-install");

/** @param {string} directory */
function readStamp(directory) {
  try {
    return readFileSync(stampFile(directory), "utf8");
  } catch {
    return undefined;
  }
}

/** @param {string} directory */
function stampText(directory) {
  const lock = readFileSync(join(directory, "package-lock.json"));
  return `${createHash("sha256").update(lock).digest("hex")} ${process.platform}-${process.arch}\n`;
}

/** @param {string} path */
const nameOf = (path) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
