// Unit, contract and integration tests: every *.test.ts beside its code. Browser tests have playwright.config.ts.

import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { NODE_FLAGS } from "./tools/bootstrap/pinned-node.mjs";

const TESTS = "**/*.test.{ts,tsx}";
const NOT_HERE = [...configDefaults.exclude, "dist/**", "data/**", ".cache/**", "e2e/**"];

/** A module that is replaced for one file would be so for all that run after it in the same process. */
const replacers = globSync(TESTS, { exclude: NOT_HERE }).filter((file) =>
  readFileSync(file, "utf8").includes("vi.mock("),
);

export default defineConfig({
  test: {
    maxWorkers: Math.max(1, Math.min(4, availableParallelism())),
    projects: [
      // A process takes one file after another: starting one and loading the shop into it for each is a quarter of the work.
      project("together", {
        include: [TESTS],
        exclude: [...NOT_HERE, ...replacers],
        isolate: false,
      }),
      project("alone", { include: replacers }),
    ],
  },
});

function project(name: string, test: TestProjectInlineConfiguration["test"]): TestProjectInlineConfiguration {
  return {
    define: { __BUILD__: JSON.stringify("test") },
    // Packages load it by Node's rules, which is this file; a second copy of it would not know the first one's types.
    resolve: { alias: [{ find: /^graphql$/, replacement: "graphql/index.js" }] },
    test: {
      name,
      environment: "node",
      // Start a PostgreSQL and a cluster of OpenSearch when the first test asks for one.
      globalSetup: ["./commerce/database/testing-setup.ts", "./search/testing/opensearch-setup.ts"],
      pool: "forks",
      execArgv: NODE_FLAGS,
      // Programs that tests start load the shop's modules from here in two thirds of the time.
      env: { NODE_COMPILE_CACHE: resolve(".cache", "compiled") },
      // For a hang, not for speed: a busy machine of two cores may take a while.
      testTimeout: 90_000,
      hookTimeout: 120_000,
      restoreMocks: true,
      unstubEnvs: true,
      unstubGlobals: true,
      ...test,
    },
  };
}
