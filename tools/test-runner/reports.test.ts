import { expect, test } from "vitest";
import { readPlaywright, readVitest, slowestFiles } from "./reports.ts";

test("a test file that cannot be loaded counts as one failure", () => {
  const file = (name: string, status: string, statuses: readonly string[]) => ({
    name: `/shop/${name}`,
    status,
    startTime: 1_000,
    endTime: 3_500,
    assertionResults: statuses.map((one) => ({ status: one })),
  });
  const testResults = [
    file("a.test.ts", "failed", []),
    file("b.test.ts", "failed", ["failed", "failed", "passed"]),
    file("c.test.ts", "passed", ["passed"]),
  ];
  const report = { numPassedTests: 2, numPendingTests: 1, numTodoTests: 1, testResults };
  const { counts, files } = readVitest(report, "/shop");
  expect(counts).toEqual({ passed: 2, failed: 3, skipped: 2 });
  expect(files).toContainEqual({ file: "c.test.ts", seconds: 2.5 });
});

test("a browser test that passes only when it is retried has failed", () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  expect(readPlaywright({ stats, suites: [] }).counts).toEqual({ passed: 5, failed: 2, skipped: 2 });
});

test("the time of a browser test file includes nested suites and every width", () => {
  const spec = (...durations: readonly number[]) => ({
    tests: durations.map((ms) => ({ results: [{ duration: ms }] })),
  });
  const suites = [
    { file: "cart.spec.ts", specs: [spec(1_000, 500)], suites: [{ file: "cart.spec.ts", specs: [spec(250)] }] },
    { file: "cart.spec.ts", specs: [spec(250)] },
  ];
  const stats = { expected: 4, unexpected: 0, flaky: 0, skipped: 0 };
  expect(readPlaywright({ stats, suites }).files).toEqual([{ file: "cart.spec.ts", seconds: 2 }]);
});

test("the ten slowest files are listed, the slowest first", () => {
  const files = Array.from({ length: 12 }, (_, number) => ({ file: `${number}.test.ts`, seconds: number }));
  const lines = slowestFiles(files);
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe("   11.0 s  11.test.ts");
});

test("a report with a different structure is rejected", () => {
  expect(() => readVitest({ tests: 3 })).toThrow("numPassedTests");
});
