import { expect, test } from "vitest";
import { countPlaywright, countVitest, FAILED, judgeRun, NONE, PASSED, summaryLine, total } from "./counts.ts";

const clean = { passed: 3, failed: 0, skipped: 1 };

test("the last line names all three numbers", () => {
  expect(summaryLine(total([clean, PASSED, FAILED]))).toBe("4 passed, 1 failed, 1 skipped");
});

test("a clean run counts as it is reported", () => {
  expect(judgeRun(0, clean, false)).toEqual(clean);
});

test("a run that ends badly without a failed test is a failure all the same", () => {
  expect(judgeRun(1, clean, false)).toEqual({ passed: 3, failed: 1, skipped: 1 });
});

test("a failed test is not counted twice for the exit code it causes", () => {
  expect(judgeRun(1, { ...clean, failed: 2 }, false)).toEqual({ ...clean, failed: 2 });
});

test("a run without a report or without tests is a failure", () => {
  expect(judgeRun(0, undefined, false)).toEqual(FAILED);
  expect(judgeRun(0, NONE, false)).toEqual(FAILED);
});

test("a filter may leave no tests, but does not hide a crash", () => {
  expect(judgeRun(0, NONE, true)).toEqual(NONE);
  expect(judgeRun(1, NONE, true)).toEqual(FAILED);
});

test("a test file that cannot be loaded counts as one failure", () => {
  const testResults = [
    { status: "failed", assertionResults: [] },
    { status: "failed", assertionResults: [{ status: "failed" }, { status: "failed" }, { status: "passed" }] },
    { status: "passed", assertionResults: [{ status: "passed" }] },
  ];
  const report = { numPassedTests: 2, numPendingTests: 1, numTodoTests: 1, testResults };
  expect(countVitest(report)).toEqual({ passed: 2, failed: 3, skipped: 2 });
});

test("a browser test that only passes on a second try has failed", () => {
  expect(countPlaywright({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 } })).toEqual({
    passed: 5,
    failed: 2,
    skipped: 2,
  });
});

test("a report of another shape is refused", () => {
  expect(() => countVitest({ tests: 3 })).toThrow("numPassedTests");
});
