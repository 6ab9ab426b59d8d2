import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { explainBrokenInstall } from "../start/broken-install.ts";

const PROGRAM = `
  import { DrizzleQueryError } from "drizzle-orm";
  import { installCrashHandler } from "./server/observability/crash-handler.ts";
  import { createLog } from "./server/observability/log.ts";
  installCrashHandler(createLog("warn", false));
  const rejected = new DrizzleQueryError("insert into person", ["noor@example.com"], new Error("the pool has ended"));
  CRASH;
  setTimeout(() => console.log("went on"), 10_000);
`;

test.each(["void Promise.reject(rejected)", "setImmediate(() => { throw rejected; })"])(
  "ends with 1 and one line that quotes no value after %s [ER-02]",
  async (crash) => {
    const words = ["--input-type=module-typescript", "--eval", PROGRAM.replace("CRASH", crash)];
    const { code, stdout, stderr } = await promisify(execFile)(process.execPath, words).catch((error) => error);
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ level: 60, err: { cause: { message: "the pool has ended" } } });
    expect(stdout + stderr).not.toContain("noor@example.com");
  },
);

test("a start that fails by a damaged package or build says so in one sentence", async () => {
  const gone = Object.assign(new Error("Cannot find module"), { code: "ERR_MODULE_NOT_FOUND" });
  const empty = await WebAssembly.compile(new Uint8Array()).catch((error: unknown) => error);
  for (const error of [gone, empty, new Error('Could not load the "sharp" module using linux\nPossible solutions:')])
    expect(explainBrokenInstall(error)).toMatch(
      /^A package is damaged \(.+\): remove the folder node_modules and start/,
    );
  const part = Object.assign(new Error("Cannot find module '/shop/dist/server/assets/a.js' imported from x"), {
    code: "ERR_MODULE_NOT_FOUND",
  });
  expect(explainBrokenInstall(part)).toMatch(/^The build is damaged \(.+\): remove the folder dist and start again\.$/);
  for (const error of [new Error("the pool has ended"), new RangeError("WebAssembly.Memory(): no memory"), undefined])
    expect(explainBrokenInstall(error)).toBeUndefined();
});
