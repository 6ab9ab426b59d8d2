import { expect, test } from "vitest";
import { isFiltered, parseOptions } from "./options.ts";

test("without arguments every part runs whole", () => {
  const parsed = parseOptions([]);
  expect(parsed).toEqual({
    kind: "options",
    options: { parts: ["check", "unit", "browser"], name: undefined, files: [] },
  });
  expect(parsed.kind === "options" && isFiltered(parsed.options)).toBe(false);
});

test("a part, a name and files can be chosen", () => {
  const parsed = parseOptions(["--only", "unit", "--name", "RT-25", "catalogue/", "slug"]);
  expect(parsed).toEqual({
    kind: "options",
    options: { parts: ["unit"], name: "RT-25", files: ["catalogue/", "slug"] },
  });
  expect(parsed.kind === "options" && isFiltered(parsed.options)).toBe(true);
});

test("an unknown part or option is refused with the usage", () => {
  expect(parseOptions(["--only", "all"])).toMatchObject({
    kind: "refused",
    reason: expect.stringContaining(`There is no part "all". Usage:`),
  });
  expect(parseOptions(["--fast"])).toMatchObject({ kind: "refused", reason: expect.stringMatching(/--fast.*Usage:/s) });
});
