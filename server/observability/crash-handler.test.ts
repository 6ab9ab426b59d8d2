import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const PROGRAM = `
  import { DrizzleQueryError } from "drizzle-orm";
  import { installCrashHandler } from "./server/observability/crash-handler.ts";
  import { createLog } from "./server/observability/log.ts";
  installCrashHandler(createLog("warn", false));
  const rejected = new DrizzleQueryError("insert into person", ["noor@example.com"], new Error("the pool has ended"));
  CRASH;
  setTimeout(() => console.log("still running"), 10_000);
`;

test.each(["void Promise.reject(rejected)", "setImmediate(() => { throw rejected; })"])(
  "ends with exit code 1 and one log line without statement values after %s",
  async (crash) => {
    const words = ["--input-type=module-typescript", "--eval", PROGRAM.replace("CRASH", crash)];
    const { code, stdout, stderr } = await promisify(execFile)(process.execPath, words).catch((error) => error);
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ level: 60, err: { cause: { message: "the pool has ended" } } });
    expect(stdout + stderr).not.toContain("noor@example.com");
  },
);
