import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const PROGRAM = `
  import { DrizzleQueryError } from "drizzle-orm";
  import { endOnSurprise } from "./server/end-on-surprise.ts";
  import { createLog } from "./server/log.ts";
  endOnSurprise(createLog("warn", false));
  const rejected = new DrizzleQueryError("insert into person", ["noor@example.com"], new Error("the pool has ended"));
  SURPRISE;
  setTimeout(() => console.log("went on"), 10_000);
`;

test.each(["void Promise.reject(rejected)", "setImmediate(() => { throw rejected; })"])(
  "ends with 1 and one line that quotes no value after %s [ER-02]",
  async (surprise) => {
    const words = ["--input-type=module-typescript", "--eval", PROGRAM.replace("SURPRISE", surprise)];
    const { code, stdout, stderr } = await promisify(execFile)(process.execPath, words).catch((error) => error);
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ level: 60, err: { cause: { message: "the pool has ended" } } });
    expect(stdout + stderr).not.toContain("noor@example.com");
  },
);
