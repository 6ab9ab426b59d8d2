import { expect, test } from "vitest";
import { explainBrokenInstall } from "./broken-install.ts";

test("a start that fails because of a damaged package or build is explained in one sentence", async () => {
  const gone = Object.assign(new Error("Cannot find module"), { code: "ERR_MODULE_NOT_FOUND" });
  const empty = await WebAssembly.compile(new Uint8Array()).catch((error: unknown) => error);
  for (const error of [gone, empty, new Error('Could not load the "sharp" module using linux\nPossible solutions:')])
    expect(explainBrokenInstall(error)).toMatch(
      /^A package is damaged \(.+\)\. Delete the folder node_modules and start/,
    );
  const part = Object.assign(new Error("Cannot find module '/shop/dist/server/assets/a.js' imported from x"), {
    code: "ERR_MODULE_NOT_FOUND",
  });
  expect(explainBrokenInstall(part)).toMatch(
    /^The build is damaged \(.+\)\. Delete the folder dist and start again\.$/,
  );
  for (const error of [new Error("the pool has ended"), new RangeError("WebAssembly.Memory(): no memory"), undefined])
    expect(explainBrokenInstall(error)).toBeUndefined();
});
