// Compares node_modules with package-lock.json, for this platform.
//
// A start needs the packages that build and run the shop ("runtime"); tests and tools also need the development packages ("all").
//
// After an install by the bootstrap, a stamp in node_modules saves the comparison. Without it (or after `npm install`) the lock file
// is compared with npm's record of installed packages, so that complete packages are never installed again.

import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** @typedef {"runtime" | "all"} Scope */

/**
 * @typedef {{ version?: string, integrity?: string, dev?: boolean, optional?: boolean, devOptional?: boolean,
 *   os?: string[], cpu?: string[], libc?: string[], link?: boolean }} Package
 */

/**
 * The reason to install the packages, to be shown in brackets, or undefined if they are complete.
 * @param {string} root
 * @param {Scope} scope
 */
export function missingPackages(root, scope) {
  const recordFile = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(recordFile)) return "they are not installed yet";
  const installed = readPackages(recordFile);
  if (!isStamped(root, scope)) {
    const outdated = firstDifference(lockedPackages(root, scope), installed);
    if (outdated) return outdated;
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

/**
 * @param {string} root
 * @param {Scope} scope
 */
export function isStamped(root, scope) {
  const stamp = readStamp(root);
  return stamp === stampText(root, "all") || stamp === stampText(root, scope);
}

/**
 * Marks `directory`/node_modules as complete for its lock file.
 * @param {string} directory
 * @param {Scope} scope
 */
export function writeStamp(directory, scope) {
  writeFileSync(stampFile(directory), stampText(directory, scope));
}

/**
 * The folders of the packages for this platform, relative to the project.
 * @param {string} root
 * @param {Scope} scope
 */
export function expectedPackages(root, scope) {
  const packages = lockedPackages(root, scope);
  return Object.keys(packages).filter((path) => !packages[path]?.optional || isForThisPlatform(packages[path]));
}

/**
 * The first package whose installed version is not the locked one.
 * @param {Record<string, Package>} locked
 * @param {Record<string, Package>} installed
 */
function firstDifference(locked, installed) {
  for (const [path, wanted] of Object.entries(locked)) {
    const found = installed[path];
    const mayLack = (wanted.optional || wanted.devOptional) && !isForThisPlatform(wanted);
    if (!found && mayLack) continue;
    if (!found) return `${nameOf(path)} is not installed`;
    if (found.version !== wanted.version || found.integrity !== wanted.integrity)
      return `${nameOf(path)} differs from package-lock.json`;
  }
  return undefined;
}

/** Packages without these fields are installed only as dependencies of others. @param {Package} candidate */
function isForThisPlatform({ os, cpu, libc }) {
  if (!os || !cpu || libc) return false;
  return os.includes(process.platform) && cpu.includes(process.arch);
}

/**
 * @param {string} root
 * @param {Scope} scope
 */
function lockedPackages(root, scope) {
  const packages = readPackages(join(root, "package-lock.json"));
  if (scope === "all") return packages;
  return Object.fromEntries(Object.entries(packages).filter(([, { dev }]) => !dev));
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

/**
 * @param {string} directory
 * @param {Scope} scope
 */
function stampText(directory, scope) {
  const lock = readFileSync(join(directory, "package-lock.json"));
  return `${createHash("sha256").update(lock).digest("hex")} ${process.platform}-${process.arch} ${scope}\n`;
}

/** @param {string} path */
const nameOf = (path) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
