import { spawn } from "node:child_process";
import { once } from "node:events";
import { openSync, closeSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openLogOutput } from "./log-output.ts";

const PROGRAM = `
  import { createServer } from "node:http";
  import { installCrashHandler } from "./server/observability/crash-handler.ts";
  import { createLog } from "./server/observability/log.ts";
  const log = createLog("info", false);
  installCrashHandler(log);
  const server = createServer((request, response) => {
    for (let line = 0; line < 100; line += 1) log.info({ text: "x".repeat(2_000) }, "answered");
    response.end("served", () => {
      if (request.url === "/stop") process.exit(0);
      if (request.url === "/crash") setImmediate(() => { throw new Error("a bug"); });
    });
  }).listen(0, "127.0.0.1", () => console.error(server.address().port));
`;

test.each([
  ["/stop", 0],
  ["/crash", 1],
])("[UF-01] a shop whose log is on a full disk answers, and ends at %s", async (last, code) => {
  const full = openSync("/dev/full", "w");
  const words = ["--input-type=module-typescript", "--eval", PROGRAM];
  const shop = spawn(process.execPath, words, { stdio: ["ignore", full, "pipe"] });
  closeSync(full);
  try {
    const ended = once(shop, "exit");
    const [port] = await once(shop.stderr!, "data");
    const address = `http://127.0.0.1:${String(port).trim()}`;
    // More than may wait in memory.
    for (let request = 0; request < 100; request += 1) expect(await (await fetch(address)).text()).toBe("served");
    expect(await (await fetch(address + last)).text()).toBe("served");
    expect(await ended).toEqual([code, null]);
  } finally {
    shop.kill("SIGKILL");
  }
});

test("lines that do not fit are dropped, counted, and the rest is written in order", () => {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-log-"));
  const fd = openSync(join(folder, "log"), "w");
  const output = openLogOutput(fd, 20);
  for (const line of ["first\n", "second\n", "too long to wait\n", "third\n", "too late\n"]) output.write(line);
  output.flushSync();
  output.write("afterwards\n");
  output.flushSync();
  const [first, second, third, dropped, afterwards] = readFileSync(join(folder, "log"), "utf8").split("\n");
  expect([first, second, third, afterwards]).toEqual(["first", "second", "third", "afterwards"]);
  expect(JSON.parse(dropped ?? "")).toMatchObject({ level: 40, count: 2, msg: expect.stringContaining("dropped") });
  closeSync(fd);
  rmSync(folder, { recursive: true });
});
