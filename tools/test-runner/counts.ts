// How many tests passed, failed and were skipped, and how the runners' reports say it.

import { z } from "zod";

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const PASSED: Counts = { passed: 1, failed: 0, skipped: 0 };
export const FAILED: Counts = { passed: 0, failed: 1, skipped: 0 };
export const NONE: Counts = { passed: 0, failed: 0, skipped: 0 };

export const total = (all: readonly Counts[]): Counts =>
  all.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    NONE,
  );

export const summaryLine = ({ passed, failed, skipped }: Counts) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

/**
 * What a runner's run amounts to. A run that ended badly never counts as clean: a crash, an error outside of any test
 * and a run without tests (unless a filter left none) are one failure each when no test is to blame.
 */
export function judgeRun(exitCode: number, reported: Counts | undefined, isFiltered: boolean): Counts {
  if (!reported) return FAILED;
  const ran = reported.passed + reported.failed + reported.skipped;
  if (ran === 0 && isFiltered && exitCode === 0) return NONE;
  const isUnexplained = reported.failed === 0 && (exitCode !== 0 || ran === 0);
  return isUnexplained ? total([reported, FAILED]) : reported;
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) })),
});

/** A file that fails as a whole, for instance at an import, has no failed test in the report: it counts as one. */
export function countVitest(json: unknown): Counts {
  const report = vitestReport.parse(json);
  const failures = report.testResults.map(({ status, assertionResults }) => {
    const failed = assertionResults.filter((assertion) => assertion.status === "failed").length;
    return status === "failed" ? Math.max(failed, 1) : failed;
  });
  return {
    passed: report.numPassedTests,
    failed: failures.reduce((sum, count) => sum + count, 0),
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

/** A test that passes only on a second try has failed. */
export function countPlaywright(json: unknown): Counts {
  const { expected, unexpected, flaky, skipped } = playwrightReport.parse(json).stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}
