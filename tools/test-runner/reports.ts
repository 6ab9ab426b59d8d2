// Reads the JSON reports of the test programs: numbers of tests, and the slowest files.

import { relative } from "node:path";
import { z } from "zod";
import type { Counts } from "./counts.ts";

export interface Report {
  readonly counts: Counts;
  readonly files: readonly FileTime[];
}

export interface FileTime {
  readonly file: string;
  readonly seconds: number;
}

const SHOWN = 10;

/** One line for each of the slowest files, the slowest first. */
export const slowestFiles = (files: readonly FileTime[]): readonly string[] =>
  files
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, SHOWN)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);

const vitestReport = z.object({
  numPassedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
});

/** A file that fails as a whole, for example at an import, has no failed test in the report. It counts as one. */
export function readVitest(json: unknown, root = process.cwd()): Report {
  const { numPassedTests, numPendingTests, numTodoTests, testResults } = vitestReport.parse(json);
  const failures = testResults.map(({ status, assertionResults }) => {
    const failed = assertionResults.filter((assertion) => assertion.status === "failed").length;
    return status === "failed" ? Math.max(failed, 1) : failed;
  });
  return {
    counts: {
      passed: numPassedTests,
      failed: failures.reduce((sum, count) => sum + count, 0),
      skipped: numPendingTests + numTodoTests,
    },
    files: testResults.map(({ name, startTime, endTime }) => ({
      file: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

interface Suite {
  readonly file: string;
  readonly specs: readonly { readonly tests: readonly { readonly results: readonly { duration: number }[] }[] }[];
  readonly suites?: readonly Suite[] | undefined;
}

const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    file: z.string(),
    specs: z.array(z.object({ tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })) })),
    suites: z.array(suite).optional(),
  }),
);

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  suites: z.array(suite),
});

/** A test that passes only when it is retried has failed. */
export function readPlaywright(json: unknown): Report {
  const { stats, suites } = playwrightReport.parse(json);
  const seconds = new Map<string, number>();
  for (const one of suites) seconds.set(one.file, (seconds.get(one.file) ?? 0) + secondsOf(one));
  return {
    counts: { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped },
    files: [...seconds].map(([file, sum]) => ({ file, seconds: sum })),
  };
}

function secondsOf({ specs, suites = [] }: Suite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)));
  return own.reduce((sum, ms) => sum + ms / 1000, 0) + suites.reduce((sum, inner) => sum + secondsOf(inner), 0);
}
