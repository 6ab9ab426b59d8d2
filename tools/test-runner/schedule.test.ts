import { expect, test } from "vitest";
import { runBeside, type Job } from "./schedule.ts";

/** A job that logs its start, and ends on demand. */
function job(log: string[], title: string, ...after: readonly string[]) {
  const end = Promise.withResolvers<void>();
  const made: Job<string> = {
    title,
    after,
    run: async (onOutput) => {
      log.push(`start ${title}`);
      onOutput(`${title} runs`);
      await end.promise;
      onOutput(`${title} ends`);
      return title;
    },
  };
  return { ...made, end };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

test("jobs run beside each other, and one that follows another waits for it", async () => {
  const log: string[] = [];
  const [build, unit, browser, setups] = [
    job(log, "build"),
    job(log, "unit"),
    job(log, "browser", "unit", "build"),
    job(log, "setups", "not in this run"),
  ];
  const printed: string[] = [];
  const results = runBeside([build, unit, browser, setups], {
    print: (text) => void (text && printed.push(text)),
    onTurn: (title) => void printed.push(`# ${title}`),
  });
  await settle();
  expect(log).toEqual(["start build", "start unit", "start setups"]);
  setups.end.resolve();
  unit.end.resolve();
  await settle();
  // The output waits for its turn.
  expect(printed).toEqual(["# build", "build runs"]);
  build.end.resolve();
  await settle();
  expect(log.at(-1)).toBe("start browser");
  browser.end.resolve();
  expect(await results).toEqual(["build", "unit", "browser", "setups"]);
  const inOrder = ["build", "unit", "browser", "setups"].flatMap((title) => [
    `# ${title}`,
    `${title} runs`,
    `${title} ends`,
  ]);
  expect(printed.join("")).toBe(inOrder.join(""));
});

test("a job that fails before its turn fails the run in its turn", async () => {
  const log: string[] = [];
  const first = job(log, "first");
  const second: Job<string> = { title: "second", run: () => Promise.reject(new Error("broken")) };
  const results = runBeside([first, second], { print: () => {}, onTurn: () => {} });
  await settle();
  first.end.resolve();
  await expect(results).rejects.toThrow("broken");
});
