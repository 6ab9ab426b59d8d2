// Numbers of tests that passed, failed and were skipped.

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
 * The result of a test program. A crash, an error outside of any test, and a run without tests (unless a filter excluded all)
 * each count as one failure if no test has failed.
 */
export function judgeRun(exitCode: number, reported: Counts | undefined, isFiltered: boolean): Counts {
  if (!reported) return FAILED;
  const ran = reported.passed + reported.failed + reported.skipped;
  if (ran === 0 && isFiltered && exitCode === 0) return NONE;
  const isUnexplained = reported.failed === 0 && (exitCode !== 0 || ran === 0);
  return isUnexplained ? total([reported, FAILED]) : reported;
}
