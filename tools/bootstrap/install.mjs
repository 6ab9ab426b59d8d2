// Installs the packages of package-lock.json: aside, checked, and then renamed into place as a whole.
//
// By `npm install` in an empty folder, not `npm ci`: that one refuses a lock in which an optional package for another
// platform is missing. What was installed is compared with the lock afterwards instead.

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

const NPM_INSTALL =
  "install --no-save --include=dev --ignore-scripts=false --no-audit --no-fund --no-progress --loglevel=error";

/** What they take on the disk, and a little more. */
const PACKAGES_MB = 700;

/** Makes sure that the packages and the pinned Node are there; quick and without writing when they are. */
export async function ensureInstalled() {
  if (!installProblem()) return stampOnce();
  await withLock(
    lockFile,
    { canExpire: true, onWait: ({ pid }) => console.log(`Waiting for another start (process ${pid}) to finish…`) },
    async () => {
      const problem = installProblem();
      if (problem) await install(problem);
    },
  );
}

function installProblem() {
  return missingPackages(root) ?? pinnedNodeProblem(root);
}

/** A node_modules that npm itself installed is adopted; on a read-only disk it is simply compared every time. */
function stampOnce() {
  try {
    if (!isStamped(root)) writeStamp(root);
  } catch {
    // Only a shortcut is lost.
  }
}

/** @param {string} reason */
async function install(reason) {
  const startedAt = Date.now();
  if (isLockOutdated(root))
    throw new Failure("package-lock.json does not fit package.json: run npm install once, then run the command again.");
  console.log(`Installing packages (${reason})…`);
  // npm lets install scripts find the programs of every node_modules above them: a broken Node there would break them.
  if (pinnedNodeProblem(root)) rmSync(join(root, "node_modules", ".bin", "node"), { force: true });
  const place = inPlace() ? installInPlace : installAside;
  // The pinned Node comes from a script of its package that can fail silently: a second try costs little.
  const problem = (await place()) && (await place());
  if (problem)
    throw new Failure(
      `The install is not complete (${problem}): allow install scripts (npm config delete ignore-scripts), make sure ` +
        "that this is a 64-bit Linux with glibc (on Windows: WSL) or a macOS, and run the command again.",
    );
  console.log(`Installed ${expectedPackages(root).length} packages in ${secondsSince(startedAt)}.`);
}

async function installAside() {
  return withStaging(async (staging) => {
    for (const file of ["package.json", "package-lock.json", ".npmrc"])
      if (existsSync(join(root, file))) copyFileSync(join(root, file), join(staging, file));
    await runNpm(staging);
    const problem = missingPackages(staging) ?? pinnedNodeProblem(staging);
    if (problem) return problem;
    writeStamp(staging);
    const [target, former] = [join(root, "node_modules"), join(staging, "former")];
    if (existsSync(target)) renameSync(target, former);
    else mkdirSync(former);
    try {
      renameSync(join(staging, "node_modules"), target);
    } catch (error) {
      renameSync(former, target);
      throw error;
    }
    return undefined;
  });
}

async function installInPlace() {
  const target = join(root, "node_modules");
  for (const entry of readdirSync(target)) rmSync(join(target, entry), { recursive: true, force: true });
  await runNpm(root);
  const problem = installProblem();
  if (!problem) writeStamp(root);
  return problem;
}

/** A linked or mounted node_modules cannot be renamed away. */
function inPlace() {
  const target = join(root, "node_modules");
  if (!existsSync(target)) return false;
  return lstatSync(target).isSymbolicLink() || statSync(target).dev !== statSync(root).dev;
}

/** @param {string} directory */
async function runNpm(directory) {
  requireSpace(directory);
  const expected = expectedPackages(root);
  const progress = showProgress(() => {
    const done = expected.filter((path) => existsSync(join(directory, path, "package.json"))).length;
    return `  ${done} of ${expected.length} packages`;
  });
  try {
    const { code, stderr } = await runStep("npm", NPM_INSTALL.split(" "), {
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

/** Looked at first: what npm says when a disk fills up under it seldom names the disk. @param {string} directory */
function requireSpace(directory) {
  const packages = join(directory, "node_modules");
  const { bavail, bsize, blocks } = statfsSync(existsSync(packages) ? packages : directory);
  const free = Math.floor((bavail * bsize) / 1_000_000);
  // A file system that tells no size does not tell what is free either.
  if (blocks === 0 || free >= PACKAGES_MB) return;
  throw new Failure(
    `The packages need ${PACKAGES_MB} MB on the disk and ${free} MB are free: free about 1 GB and run the command again.`,
  );
}

/** npm runs on the machine's own Node, and in `directory` whatever project started this process. */
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
