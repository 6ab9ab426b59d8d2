// What the thread that builds an index loads.

import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const PROGRAM = `
  import { registerHooks } from "node:module";
  const loaded = [];
  registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
  await import("./build-thread.ts");
  console.log(JSON.stringify(loaded));
`;

test("the thread loads nothing but the search, so that it starts quickly", () => {
  const folder = fileURLToPath(new URL(".", import.meta.url));
  const words = ["--input-type=module", "--eval", PROGRAM];
  const loaded = JSON.parse(execFileSync(process.execPath, words, { cwd: folder, encoding: "utf8" })) as string[];
  const own = new URL("../", import.meta.url).href;
  expect(loaded.length).toBeGreaterThan(10);
  expect(loaded.filter((url) => url.startsWith("file:") && !url.startsWith(own))).toEqual([]);
});
