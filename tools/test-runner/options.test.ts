import { expect, test } from "vitest";
import { isFiltered, parseOptions } from "./options.ts";

const ALL = { parts: ["check", "unit", "browser", "setups"], isThorough: false, name: undefined, files: [] };

test("without arguments every part runs", () => {
  const parsed = parseOptions([]);
  expect(parsed).toEqual({ kind: "options", options: ALL });
  expect(parsed.kind === "options" && isFiltered(parsed.options)).toBe(false);
});

test("parts are chosen with --only and left out with --skip", () => {
  expect(parseOptions(["--only", "unit"])).toMatchObject({ options: { parts: ["unit"] } });
  expect(parseOptions(["--skip", "setups", "--skip", "check"])).toMatchObject({
    options: { parts: ["unit", "browser"] },
  });
});

test("tests are chosen by title and by file, and run thoroughly on request", () => {
  const parsed = parseOptions(["--thorough", "--name", "a bag", "cart", "e2e/cart"]);
  expect(parsed).toEqual({
    kind: "options",
    options: { ...ALL, isThorough: true, name: "a bag", files: ["cart", "e2e/cart"] },
  });
  expect(parsed.kind === "options" && isFiltered(parsed.options)).toBe(true);
});

test.each([[["--only", "everything"]], [["--skip", "nothing"]], [["--quickly"]]])(
  "%j is refused with the usage",
  (args) => {
    expect(parseOptions(args)).toMatchObject({ kind: "refused", reason: expect.stringContaining("Usage: npm test") });
  },
);
