// Reads the JSON reports of the test programs: numbers of tests, what failed, and the slowest files.

import { relative } from "node:path";
import { z } from "zod";
import type { Counts } from "./counts.ts";

export interface Report {
  readonly counts: Counts;
  /** Files and titles of the tests that failed. */
  readonly failures: readonly string[];
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
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
});

/** The statuses of failures, in words. A test stays pending if its process ends first. */
const FAILURES: Readonly<Record<string, string>> = { failed: "failed", pending: "did not end" };

/** A file that fails as a whole, for example at an import, has no failed test in the report. It counts as one. */
export function readVitest(json: unknown, root = process.cwd()): Report {
  const testResults = vitestReport
    .parse(json)
    .testResults.map(({ name, ...result }) => ({ ...result, file: relative(root, name) }));
  const statuses = testResults.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
  const count = (...counted: readonly string[]) => statuses.filter((status) => counted.includes(status)).length;
  const failures = testResults.flatMap(({ file, status, assertionResults }) => {
    const inFile = assertionResults.flatMap((one) => {
      const word = FAILURES[one.status];
      return word ? [`${file}: ${one.fullName} (${word})`] : [];
    });
    return status === "failed" && inFile.length === 0 ? [`${file} (failed as a whole)`] : inFile;
  });
  return {
    counts: { passed: count("passed"), failed: failures.length, skipped: count("skipped", "todo") },
    failures,
    files: testResults.map(({ file, startTime, endTime }) => ({ file, seconds: (endTime - startTime) / 1000 })),
  };
}

const spec = z.object({
  title: z.string(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.enum(["expected", "unexpected", "flaky", "skipped"]),
      results: z.array(z.object({ duration: z.number() })),
    }),
  ),
});

interface Suite {
  readonly file: string;
  readonly specs: readonly z.infer<typeof spec>[];
  readonly suites?: readonly Suite[] | undefined;
}

const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({ file: z.string(), specs: z.array(spec), suites: z.array(suite).optional() }),
);

const playwrightReport = z.object({ suites: z.array(suite) });

/** A test that passes only when it is retried has failed. */
export function readPlaywright(json: unknown): Report {
  const tests = playwrightReport.parse(json).suites.flatMap(testsIn);
  const count = (counted: string) => tests.filter(({ status }) => status === counted).length;
  const failed = tests.filter(({ status }) => status === "unexpected" || status === "flaky");
  const seconds = new Map<string, number>();
  for (const { file, milliseconds } of tests) seconds.set(file, (seconds.get(file) ?? 0) + milliseconds / 1000);
  return {
    counts: { passed: count("expected"), failed: failed.length, skipped: count("skipped") },
    failures: failed.map(({ file, title, projectName }) => `${file}: ${title} (${projectName})`),
    files: [...seconds].map(([file, sum]) => ({ file, seconds: sum })),
  };
}

function testsIn({ file, specs, suites = [] }: Suite): readonly BrowserTest[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, status, results }) => {
      const milliseconds = results.reduce((sum, { duration }) => sum + duration, 0);
      return { file, title, projectName, status, milliseconds };
    }),
  );
  return [...own, ...suites.flatMap(testsIn)];
}

interface BrowserTest {
  readonly file: string;
  readonly title: string;
  readonly projectName: string;
  readonly status: string;
  readonly milliseconds: number;
}
