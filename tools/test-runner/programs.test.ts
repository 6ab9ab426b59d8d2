import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { run } from "./programs.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-programs-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A program that starts another and writes its process id to a file. */
const parentOf = (file: string, then: string) => [
  "-c",
  `sleep 60 & echo $! > ${file}.new && mv ${file}.new ${file}; ${then}`,
];

test("run returns the exit code, or 127 if the program does not exist", async () => {
  expect(await run("sh", ["-c", "exit 3"])).toBe(3);
  vi.spyOn(console, "error").mockImplementation(() => {});
  expect(await run(join(folder, "no-such-program"), [])).toBe(127);
});

test("a program gets added variables and not the removed ones", async () => {
  vi.stubEnv("REMOVED", "yes");
  const script = `[ "$ADDED" = yes ] && [ -z "$REMOVED" ]`;
  expect(await run("sh", ["-c", script], { env: { ADDED: "yes", REMOVED: undefined } })).toBe(0);
});

test("the output can be captured", async () => {
  let output = "";
  expect(await run("sh", ["-c", "echo out; echo err >&2"], { onOutput: (text) => (output += text) })).toBe(0);
  expect(output.split("\n").toSorted()).toEqual(["", "err", "out"]);
});

test("processes that a program leaves running are stopped", async () => {
  const file = join(folder, "left-behind");
  expect(await run("sh", parentOf(file, "exit 0"))).toBe(0);
  await vi.waitFor(() => expect(isRunning(pidIn(file))).toBe(false));
});

test("stopAll stops programs with their children, and no other can be started", async () => {
  // A separate instance, because stopping is final and test files share processes.
  vi.resetModules();
  const stopped = await import("./programs.ts");
  vi.resetModules();
  const file = join(folder, "running");
  const ends = vi.fn<(code: number) => void>();
  void stopped.run("sh", parentOf(file, "wait")).then(ends);
  await vi.waitFor(() => expect(existsSync(file)).toBe(true));
  await stopped.stopAll();
  await vi.waitFor(() => expect(isRunning(pidIn(file))).toBe(false));
  void stopped.run("sh", ["-c", `touch ${join(folder, "late")}`]).then(ends);
  expect(existsSync(join(folder, "late"))).toBe(false);
  expect(ends).not.toHaveBeenCalled();
});

const pidIn = (file: string) => Number(readFileSync(file, "utf8"));

/** A zombie does not count. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  return process.platform !== "linux" || !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
}
