import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { OperatorError } from "../start/operator-error.ts";
import { runLocales } from "./locales.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "vitrine-locales-"));
  for (const language of ["en", "de"])
    cpSync(join("storefront/locales", language), join(folder, language), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function run(...words: string[]) {
  const lines: string[] = [];
  let failure: unknown;
  try {
    runLocales(words, { print: (text) => lines.push(text), info: () => {} }, folder);
  } catch (error) {
    failure = error;
  }
  return { lines, failure };
}

test("a complete language passes [I18-04]", () => {
  const { lines, failure } = run("check", "de");
  expect(failure).toBeUndefined();
  expect(lines.at(-1)).toBe("Nothing is missing in de.");
});

test("a missing key is printed with its file, and the command fails [I18-04]", () => {
  const file = join(folder, "de", "cart.json");
  const { undo: _undo, ...rest } = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, JSON.stringify(rest));
  rmSync(join(folder, "de", "home.json"));
  const { lines, failure } = run("check", "de");
  expect(lines).toEqual(expect.arrayContaining(["de/cart.json undo: missing", "de/home.json: missing"]));
  expect(failure).toEqual(new OperatorError("2 to fix in storefront/locales."));
});

test("a language without a folder lacks every file [I18-04]", () => {
  const { lines } = run("check", "pt");
  expect(lines).toContain("pt/cart.json: missing");
});
