// Unit, contract and integration tests: every *.test.ts beside its code. Browser tests have playwright.config.ts.

import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { configDefaults, defineConfig } from "vitest/config";

/** Starts what database tests need, once for the whole run; it does nothing when no database test asks. */
const DATABASE_SETUP = "./commerce/database/testing-setup.ts";

export default defineConfig({
  test: {
    environment: "node",
    include: ["**/*.test.{ts,tsx}"],
    exclude: [...configDefaults.exclude, "dist/**", "data/**", ".cache/**", "e2e/**"],
    globalSetup: existsSync(DATABASE_SETUP) ? [DATABASE_SETUP] : [],
    pool: "forks",
    maxWorkers: Math.max(1, Math.min(4, availableParallelism())),
    testTimeout: 20_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubEnvs: true,
  },
});
