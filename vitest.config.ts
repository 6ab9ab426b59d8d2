// Unit, contract and integration tests: every *.test.ts beside its code. Browser tests have playwright.config.ts.

import { availableParallelism } from "node:os";
import { configDefaults, defineConfig } from "vitest/config";
import { NODE_FLAGS } from "./scripts/bootstrap/pinned-node.mjs";

export default defineConfig({
  define: { __BUILD__: JSON.stringify("test") },
  // Packages load it by Node's rules, which is this file; a second copy of it would not know the first one's types.
  resolve: { alias: [{ find: /^graphql$/, replacement: "graphql/index.js" }] },
  test: {
    environment: "node",
    include: ["**/*.test.{ts,tsx}"],
    exclude: [...configDefaults.exclude, "dist/**", "data/**", ".cache/**", "e2e/**"],
    // Start a PostgreSQL and a cluster of OpenSearch when the first test asks for one.
    globalSetup: ["./commerce/database/testing-setup.ts", "./search/testing/opensearch-setup.ts"],
    pool: "forks",
    execArgv: NODE_FLAGS,
    maxWorkers: Math.max(1, Math.min(4, availableParallelism())),
    // For a hang, not for speed: a busy machine of two cores may take a while.
    testTimeout: 90_000,
    hookTimeout: 120_000,
    restoreMocks: true,
    unstubEnvs: true,
  },
});
