import { expect, test } from "vitest";
import { FAILED, judgeRun, NONE, PASSED, summaryLine, total } from "./counts.ts";

const clean = { passed: 3, failed: 0, skipped: 1 };

test("the last line has all three numbers", () => {
  expect(summaryLine(total([clean, PASSED, FAILED]))).toBe("4 passed, 1 failed, 1 skipped");
});

test("a successful run counts as reported", () => {
  expect(judgeRun(0, clean, false)).toEqual(clean);
});

test("a program that exits with an error but reports no failed test counts as a failure", () => {
  expect(judgeRun(1, clean, false)).toEqual({ passed: 3, failed: 1, skipped: 1 });
});

test("a failed test is not counted again for the exit code that it causes", () => {
  expect(judgeRun(1, { ...clean, failed: 2 }, false)).toEqual({ ...clean, failed: 2 });
});

test("a run without a report or without tests is a failure", () => {
  expect(judgeRun(0, undefined, false)).toEqual(FAILED);
  expect(judgeRun(0, NONE, false)).toEqual(FAILED);
});

test("a filter may exclude all tests, but does not hide a crash", () => {
  expect(judgeRun(0, NONE, true)).toEqual(NONE);
  expect(judgeRun(1, NONE, true)).toEqual(FAILED);
});
