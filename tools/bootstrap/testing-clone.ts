// For tests: a small clone of the project in a temporary folder, with a fake npm.

import { spawn, type ChildProcess } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const tools = dirname(dirname(fileURLToPath(import.meta.url)));

export interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export class Clone {
  readonly root = mkdtempSync(join(tmpdir(), "vitrine-clone-"));

  constructor() {
    cpSync(tools, join(this.root, "tools"), {
      recursive: true,
      filter: (path) => !/\/(test-runner|import-rules|chaos)$|\.test\.ts$/.test(path),
    });
    cpSync(join(tools, "../concurrency/file-lock.mjs"), this.path("concurrency/file-lock.mjs"));
    const dependencies = { node: process.versions.node, react: "1.0.0" };
    const imports = { "#server/*": "./server/*" };
    const devDependencies = { vitest: "1.0.0" };
    this.write(
      "package.json",
      JSON.stringify({ name: "clone", type: "module", imports, dependencies, devDependencies }),
    );
    this.lock("1.0.0");
    this.write("server/build.ts", BUILD);
    this.write("bin/npm", `#!/bin/sh\nexec "${process.execPath}" "${this.path("bin/npm.mjs")}" "$@"\n`, 0o755);
    this.write("bin/npm.mjs", NPM);
    this.npm(INSTALL);
  }

  path(name: string): string {
    return join(this.root, name);
  }

  has(name: string): boolean {
    return existsSync(this.path(name));
  }

  read(name: string): string {
    return readFileSync(this.path(name), "utf8");
  }

  write(name: string, content: string, mode = 0o644): void {
    mkdirSync(dirname(this.path(name)), { recursive: true });
    writeFileSync(this.path(name), content, { mode });
  }

  /** Sets the behaviour of the fake npm: the source of a module. */
  npm(script: string): void {
    this.write("bin/npm-script.mjs", script);
  }

  /** Writes a lock file with this version of react. */
  lock(react: string): void {
    const { dependencies, devDependencies } = JSON.parse(this.read("package.json"));
    const packages = {
      "": { dependencies, devDependencies },
      "node_modules/node": { version: process.versions.node },
      "node_modules/react": { version: react },
      "node_modules/vitest": { version: "1.0.0", dev: true },
      "node_modules/other-platform": { version: "1.0.0", optional: true, os: ["aix"], cpu: ["ppc64"] },
    };
    this.write("package-lock.json", JSON.stringify({ lockfileVersion: 3, packages }));
  }

  /** Number of times that npm or the build has run. */
  count(what: "npm" | "build"): number {
    return this.has("log")
      ? this.read("log")
          .split("\n")
          .filter((line) => line === what).length
      : 0;
  }

  /** Staging folders and locks that remain. */
  leftovers(): string[] {
    const folder = this.path(".cache/bootstrap");
    return existsSync(folder) ? readdirSync(folder) : [];
  }

  /** Runs `npm start`. `nodeArgs` come before the script. */
  spawn(args: readonly string[] = [], nodeArgs: readonly string[] = [], changed: NodeJS.ProcessEnv = {}): Run {
    return this.#node([...nodeArgs, this.path("tools/start.mjs"), ...args], changed);
  }

  /** Runs another program of the project. */
  run(file: string): Promise<Outcome> {
    return this.#node([this.path("tools/run.mjs"), file]).outcome;
  }

  #node(args: readonly string[], changed: NodeJS.ProcessEnv = {}): Run {
    const own = {
      PATH: `${this.path("bin")}${delimiter}${process.env["PATH"]}`,
      // Every clone has its own paths, which the cache would never find again.
      NODE_COMPILE_CACHE: undefined,
    };
    const env = { ...process.env, ...own, ...changed };
    return new Run(spawn(process.execPath, args, { env }));
  }

  start(...args: Parameters<Clone["spawn"]>): Promise<Outcome> {
    return this.spawn(...args).outcome;
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}

/** Node arguments that run these statements first, which may replace functions of `fs`. */
export const pretend = (statements: string): string[] => {
  const script = `import fs from "node:fs"; import { syncBuiltinESMExports } from "node:module"; ${statements}; syncBuiltinESMExports();`;
  return ["--import", `data:text/javascript,${encodeURIComponent(script)}`];
};

/** A running start and its output. */
export class Run {
  /** Resolves when the process and all its children have closed the output. */
  readonly outcome: Promise<Outcome>;
  readonly #child: ChildProcess;
  #stdout = "";
  #stderr = "";

  constructor(child: ChildProcess) {
    this.#child = child;
    child.stdout?.on("data", (chunk) => (this.#stdout += String(chunk)));
    child.stderr?.on("data", (chunk) => (this.#stderr += String(chunk)));
    this.outcome = new Promise((resolve) => {
      child.on("close", (code) => resolve({ code, stdout: this.#stdout, stderr: this.#stderr }));
    });
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  kill(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  /** Resolves when the text has been printed to stdout, and rejects if the process ends first. */
  printed(text: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = () => {
        if (this.#stdout.includes(text)) resolve();
      };
      this.#child.stdout?.on("data", look);
      this.#child.on("close", () => reject(new Error(`ended without "${text}": ${this.#stdout}${this.#stderr}`)));
      look();
    });
  }
}

const NPM = `
import { appendFileSync } from "node:fs";
appendFileSync(new URL("../log", import.meta.url), "npm\\n");
await import("./npm-script.mjs");
`;

/** Installs the packages of the lock file, with a wrapper of this Node as the pinned one. */
export const INSTALL = `
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
const { "": project, "node_modules/other-platform": absent, ...packages } =
  JSON.parse(readFileSync("package-lock.json", "utf8")).packages;
if (process.argv.includes("--omit=dev"))
  for (const folder of Object.keys(packages)) if (packages[folder].dev) delete packages[folder];
for (const folder of Object.keys(packages)) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(folder + "/package.json", "{}");
}
mkdirSync("node_modules/node/bin", { recursive: true });
writeFileSync("node_modules/node/bin/node", '#!/bin/sh\\nexec "${process.execPath}" "$@"\\n', { mode: 0o755 });
writeFileSync("node_modules/.package-lock.json", JSON.stringify({ packages }));
`;

const BUILD = `
import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
export async function build({ outDir, buildId, onProgress }) {
  onProgress("Building the pages");
  appendFileSync("log", "build\\n");
  mkdirSync(outDir + "/server", { recursive: true });
  mkdirSync(outDir + "/client");
  writeFileSync(outDir + "/client/page.js", "");
  writeFileSync(outDir + "/server/main.js", "console.log('serving', process.argv.slice(2).join(' '))");
}
`;
