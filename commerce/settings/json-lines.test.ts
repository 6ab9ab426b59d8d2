import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createLineFinder, lineOfSyntaxError } from "./json-lines.ts";

const TEXT = `{
  "a": [
    1, {"b": "x\\"]}", "c.d": [[[]]],
      "b":
        true},
    "z"
  ],
  "e": {}
}`;

test.each([
  ["", 1],
  ["a", 2],
  ["a.0", 3],
  ["a.1", 3],
  // If a name occurs twice, the last one counts.
  ["a.1.b", 5],
  ["a.2", 6],
  ["e", 8],
  // A missing value is reported at its closest parent.
  ["e.missing", 8],
  ["a.7.b", 2],
])("the value at %j is found on line %i", (path, line) => {
  expect(createLineFinder(TEXT)(path)).toBe(line);
});

test("finds the line of every path in any JSON", () => {
  const keys = fc.stringMatching(/^[a-z"\\{}[\],:]{1,4}$/);
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4 },
      fc.integer(),
      fc.string(),
      fc.constant(null),
      fc.array(tie("tree"), { maxLength: 3 }),
      fc.dictionary(keys, tie("tree"), { maxKeys: 3 }),
    ),
  }));
  fc.assert(
    fc.property(tree, (value) => {
      const text = JSON.stringify(value, null, 2);
      const lineOf = createLineFinder(text);
      for (const [path, line] of printedLines(value)) expect(lineOf(path)).toBe(line);
    }),
  );
});

test.each([
  ['{\n  "a": 1,\n  "b": nil\n}', 3],
  ['{\n  "a": [1,\n2\n', 3],
  ['{\n"a": 1,\n}', 3],
  ['{\n"a"\n1}', 3],
  ["[1\n2]", 2],
  ["[]\n[]", 2],
  ['["\n"]', 1],
  ["[\n01]", 2],
  ['{\n"a": }', 2],
  ["{\n]", 2],
  ["", 1],
])("the first syntax error of %j is on line %i", (text, line) => {
  expect(() => JSON.parse(text)).toThrow(SyntaxError);
  expect(lineOfSyntaxError(text)).toBe(line);
});

test("the line of a syntax error is a line of the text", () => {
  fc.assert(
    fc.property(fc.json(), fc.nat(), fc.constantFrom("", "}", ",", '"', "x"), (json, place, put) => {
      const pretty = JSON.stringify(JSON.parse(json), null, 1);
      const at = place % (pretty.length + 1);
      const text = pretty.slice(0, at) + put + pretty.slice(at + (put === "" ? 1 : 0));
      fc.pre(!isJson(text));
      const lines = text.split("\n");
      const line = lineOfSyntaxError(text);
      expect(line).toBeGreaterThan(0);
      expect(line).toBeLessThanOrEqual(lines.length);
    }),
  );
});

test("reports line 1 if the text is nested too deeply to parse", () => {
  const deep = `{\n"a":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;
  expect(createLineFinder(deep)("a")).toBe(1);
  expect(lineOfSyntaxError(`${deep}}`)).toBe(1);
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Every path with its line in the output of JSON.stringify, computed from the values. */
function printedLines(value: unknown, path = "", line = 1): [string, number][] {
  const found: [string, number][] = [[path, line]];
  if (typeof value !== "object" || value === null) return found;
  let next = line + 1;
  for (const [key, inner] of Object.entries(value)) {
    found.push(...printedLines(inner, path === "" ? key : `${path}.${key}`, next));
    next += JSON.stringify(inner, null, 2).split("\n").length;
  }
  return found;
}
