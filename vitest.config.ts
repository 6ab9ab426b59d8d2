// Unit, contract and integration tests: every *.test.ts. Browser tests have playwright.config.ts.

import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { NODE_FLAGS } from "./tools/bootstrap/pinned-node.mjs";

const TESTS = "**/*.test.{ts,tsx}";
const EXCLUDED = [...configDefaults.exclude, "dist/**", "data/**", ".cache/**", "e2e/**"];

const onOpenSearch = globSync(TESTS, { exclude: EXCLUDED }).filter((file) =>
  readFileSync(file, "utf8").includes("testing/opensearch-testing"),
);

export default defineConfig({
  test: {
    // One more than cores: tests that wait for a program or a timer leave theirs idle.
    maxWorkers: Math.min(4, availableParallelism() + 1),
    projects: [
      project("unit", { include: [TESTS], exclude: [...EXCLUDED, ...onOpenSearch] }),
      // Can be left out: `npm test -- --skip setups`.
      project("opensearch", { include: onOpenSearch }),
    ],
  },
});

function project(name: string, test: TestProjectInlineConfiguration["test"]): TestProjectInlineConfiguration {
  return {
    define: { __BUILD__: JSON.stringify("test") },
    // Without the development checks, which only the development build of React has functions for.
    oxc: { jsx: { runtime: "automatic", development: false } },
    // Packages load this file by Node's rules. A second copy of graphql would not recognise the first one's types.
    resolve: { alias: [{ find: /^graphql$/, replacement: "graphql/index.js" }] },
    test: {
      name,
      environment: "node",
      // Files share processes: starting one for each file and loading the shop into it takes a quarter of the time. A module that one
      // file mocks would stay mocked for the next, so tests replace functions with `vi.spyOn` instead.
      isolate: false,
      // Start PostgreSQL and an OpenSearch cluster when the first test needs them.
      globalSetup: ["./commerce/database/testing-setup.ts", "./search/testing/opensearch-setup.ts"],
      setupFiles: ["./tools/test-runner/production-react.ts", "./commerce/settings/testing-issue-words.ts"],
      pool: "forks",
      execArgv: NODE_FLAGS,
      // Compiled modules, for programs that tests start: they load the shop in two thirds of the time.
      env: { NODE_COMPILE_CACHE: resolve(".cache", "compiled") },
      // Generous, because these limits are for tests that hang: a busy machine with two cores is slow.
      testTimeout: 90_000,
      hookTimeout: 120_000,
      // The default of a second is too short for the embedded database on a busy machine.
      expect: { poll: { timeout: 30_000 } },
      restoreMocks: true,
      unstubEnvs: true,
      unstubGlobals: true,
      ...test,
    },
  };
}
