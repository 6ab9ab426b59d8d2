import { expect, test } from "vitest";
import { readPlaywright, readVitest, slowestFiles } from "./reports.ts";

test("a test file that cannot be loaded, and a test that does not end, count as failures", () => {
  const file = (name: string, status: string, statuses: readonly string[]) => ({
    name: `/shop/${name}`,
    status,
    startTime: 1_000,
    endTime: 3_500,
    assertionResults: statuses.map((one, number) => ({ status: one, fullName: `test ${number}` })),
  });
  const testResults = [
    file("a.test.ts", "failed", []),
    file("b.test.ts", "failed", ["failed", "passed"]),
    file("c.test.ts", "passed", ["passed", "skipped", "todo"]),
    file("d.test.ts", "passed", ["passed", "pending"]),
  ];
  const { counts, failures, files } = readVitest({ testResults }, "/shop");
  expect(counts).toEqual({ passed: 3, failed: 3, skipped: 2 });
  expect(failures).toEqual([
    "a.test.ts (failed as a whole)",
    "b.test.ts: test 0 (failed)",
    "d.test.ts: test 1 (did not end)",
  ]);
  expect(files).toContainEqual({ file: "c.test.ts", seconds: 2.5 });
});

const spec = (title: string, ...tests: readonly (readonly [status: string, ms: number])[]) => ({
  title,
  tests: tests.map(([status, duration]) => ({ projectName: "phone", status, results: [{ duration }] })),
});

test("a browser test that passes only when it is retried has failed", () => {
  const specs = [spec("a bag", ["expected", 1], ["flaky", 1]), spec("a card", ["unexpected", 1], ["skipped", 1])];
  const { counts, failures } = readPlaywright({ suites: [{ file: "cart.spec.ts", specs }] });
  expect(counts).toEqual({ passed: 1, failed: 2, skipped: 1 });
  expect(failures).toEqual(["cart.spec.ts: a bag (phone)", "cart.spec.ts: a card (phone)"]);
});

test("the time of a browser test file includes nested suites and every width", () => {
  const file = "cart.spec.ts";
  const nested = { file, specs: [spec("nested", ["expected", 250])] };
  const suites = [
    { file, specs: [spec("two widths", ["expected", 1_000], ["expected", 500])], suites: [nested] },
    { file, specs: [spec("one width", ["expected", 250])] },
  ];
  expect(readPlaywright({ suites }).files).toEqual([{ file, seconds: 2 }]);
});

test("the ten slowest files are listed, the slowest first", () => {
  const files = Array.from({ length: 12 }, (_, number) => ({ file: `${number}.test.ts`, seconds: number }));
  const lines = slowestFiles(files);
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe("   11.0 s  11.test.ts");
});

test("a report with a different structure is rejected", () => {
  expect(() => readVitest({ tests: 3 })).toThrow("testResults");
});
