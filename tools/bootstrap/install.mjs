// Installs the packages of package-lock.json in a staging folder, verifies them and renames the folder to node_modules.
//
// Uses `npm install` rather than `npm ci`, which refuses a lock file without the optional packages of other platforms. The
// installed packages are compared with the lock file afterwards instead.

import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
} from "node:fs";
import { delimiter, join } from "node:path";
import { withLock } from "../../concurrency/file-lock.mjs";
import { Failure, failedStep, printedSentence } from "./failure.mjs";
import { expectedPackages, isLockOutdated, isStamped, missingPackages, writeStamp } from "./packages.mjs";
import { pinnedNodeProblem } from "./pinned-node.mjs";
import { runStep } from "./processes.mjs";
import { secondsSince, showProgress } from "./progress.mjs";
import { lockFile, root, withStaging } from "./project.mjs";

/** @typedef {import("./packages.mjs").Scope} Scope */

const NPM_INSTALL = "install --no-save --ignore-scripts=false --no-audit --no-fund --no-progress --loglevel=error";
/** The configuration of the user or machine must not decide. */
const NPM_SCOPE = { runtime: "--omit=dev", all: "--include=dev" };

/** Disk space for the packages, with a margin. */
const PACKAGES_MB = { runtime: 500, all: 700 };

/**
 * Makes sure that the packages and the pinned Node are installed. Fast, and writes nothing, if they are.
 * @param {Scope} scope
 */
export async function ensureInstalled(scope) {
  if (!installProblem(scope)) return stampOnce(scope);
  await withLock(
    lockFile,
    { canExpire: true, onWait: ({ pid }) => console.log(`Waiting for another start (process ${pid}) to finish…`) },
    async () => {
      const problem = installProblem(scope);
      if (problem) await install(problem, scope);
    },
  );
}

/** @param {Scope} scope */
function installProblem(scope) {
  return missingPackages(root, scope) ?? pinnedNodeProblem(root);
}

/**
 * Marks packages that npm installed as complete. On a read-only disk they are compared with the lock file every time.
 * @param {Scope} scope
 */
function stampOnce(scope) {
  try {
    if (!isStamped(root, scope)) writeStamp(root, scope);
  } catch {
    // The stamp only saves time.
  }
}

/**
 * @param {string} reason
 * @param {Scope} scope
 */
async function install(reason, scope) {
  const startedAt = Date.now();
  if (isLockOutdated(root))
    throw new Failure(
      "package-lock.json does not match package.json: run npm install once, then run the command again.",
    );
  console.log(`Installing packages (${reason})…`);
  // Install scripts find the programs of every node_modules above them. A broken Node there would break them.
  if (pinnedNodeProblem(root)) rmSync(join(root, "node_modules", ".bin", "node"), { force: true });
  const place = inPlace() ? installInPlace : installAside;
  // The pinned Node is installed by a script of its package, which can fail silently: try twice.
  const problem = (await place(scope)) && (await place(scope));
  if (problem)
    throw new Failure(
      `The install is not complete (${problem}): allow install scripts (npm config delete ignore-scripts), make sure ` +
        "that this is 64-bit Linux with glibc (on Windows: WSL) or macOS, and run the command again.",
    );
  console.log(`Installed ${expectedPackages(root, scope).length} packages in ${secondsSince(startedAt)}.`);
}

/** @param {Scope} scope */
async function installAside(scope) {
  return withStaging(async (staging) => {
    for (const file of ["package.json", "package-lock.json", ".npmrc"])
      if (existsSync(join(root, file))) copyFileSync(join(root, file), join(staging, file));
    await runNpm(staging, scope);
    const problem = missingPackages(staging, scope) ?? pinnedNodeProblem(staging);
    if (problem) return problem;
    writeStamp(staging, scope);
    const [target, previous] = [join(root, "node_modules"), join(staging, "previous")];
    if (existsSync(target)) renameSync(target, previous);
    else mkdirSync(previous);
    try {
      renameSync(join(staging, "node_modules"), target);
    } catch (error) {
      renameSync(previous, target);
      throw error;
    }
    return undefined;
  });
}

/** @param {Scope} scope */
async function installInPlace(scope) {
  const target = join(root, "node_modules");
  for (const entry of readdirSync(target)) rmSync(join(target, entry), { recursive: true, force: true });
  await runNpm(root, scope);
  const problem = installProblem(scope);
  if (!problem) writeStamp(root, scope);
  return problem;
}

/** A linked or mounted node_modules cannot be renamed. */
function inPlace() {
  const target = join(root, "node_modules");
  if (!existsSync(target)) return false;
  return lstatSync(target).isSymbolicLink() || statSync(target).dev !== statSync(root).dev;
}

/**
 * @param {string} directory
 * @param {Scope} scope
 */
async function runNpm(directory, scope) {
  requireSpace(directory, PACKAGES_MB[scope]);
  const expected = expectedPackages(root, scope);
  const progress = showProgress(() => {
    const done = expected.filter((path) => existsSync(join(directory, path, "package.json"))).length;
    return `  ${done} of ${expected.length} packages`;
  });
  try {
    const { code, stderr } = await runStep("npm", [...NPM_INSTALL.split(" "), NPM_SCOPE[scope]], {
      cwd: directory,
      env: npmEnvironment(),
      isQuiet: true,
    });
    progress.stop();
    if (code !== 0)
      throw failedStep(
        stderr,
        installSentence(stderr),
        `npm failed with exit code ${code}: see its message above, then run the command again.`,
      );
  } catch (error) {
    progress.stop();
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "ENOENT") throw error;
    throw new Failure("npm was not found: install Node with npm from https://nodejs.org and run the command again.");
  }
}

/**
 * Checked before npm runs, whose errors on a full disk rarely mention the disk.
 * @param {string} directory
 * @param {number} needed megabytes
 */
function requireSpace(directory, needed) {
  const packages = join(directory, "node_modules");
  const { bavail, bsize, blocks } = statfsSync(existsSync(packages) ? packages : directory);
  const free = Math.floor((bavail * bsize) / 1_000_000);
  // Some file systems report neither their size nor the free space.
  if (blocks === 0 || free >= needed) return;
  throw new Failure(
    `The packages need ${needed} MB on the disk and ${free} MB are free: free about 1 GB and run the command again.`,
  );
}

/** The environment of npm: it runs on the machine's Node, and not in the project that started this process. */
function npmEnvironment() {
  const { npm_config_local_prefix: _prefix, ...env } = process.env;
  const path = (env.PATH ?? "").split(delimiter).filter((entry) => !entry.endsWith(join("node_modules", ".bin")));
  return { ...env, PATH: path.join(delimiter) };
}

/** @param {string} output */
function installSentence(output) {
  if (/\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT)\b/.test(output))
    return "The packages could not be downloaded: check the network (npm ping) and npm's proxy settings, then run the command again.";
  if (/\bEINTEGRITY\b/.test(output))
    return "A downloaded package is damaged: clear npm's cache (npm cache clean --force) and run the command again.";
  return printedSentence(output);
}
