import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGES } from "#catalogue";
import { readLocale } from "../locales/files.ts";
import { CORE_RANGE, EXTENDED_RANGE, lettersIn, REST_RANGE } from "./font-ranges.ts";

const css = readFileSync(new URL("fonts.css", import.meta.url), "utf8").replaceAll(/\s+/g, " ");

test("every face of the style sheet has the range that its file was cut to", () => {
  const faces = [...css.matchAll(/url\("\.\/fonts\/([\w-]+)\.woff2"\)[^}]*unicode-range: ([^;]+);/g)];
  expect(faces).toHaveLength(9);
  const ranges: Record<string, string> = { core: CORE_RANGE, rest: REST_RANGE, extended: EXTENDED_RANGE };
  for (const [, file = "", range] of faces) expect(range, file).toBe(ranges[file.split("-").at(-1) ?? ""]);
});

test("[PG-05] interface texts in Latin script need no part of the fonts but the core", () => {
  const core = new Set(lettersIn(CORE_RANGE));
  for (const { code } of LANGUAGES) {
    const letters = new Set(JSON.stringify(readLocale(code)));
    const latin = [...letters].filter((letter) => /\p{Script=Latin}|[\u0020-\u024f\u2010-\u203a]/u.test(letter));
    expect(
      latin.filter((letter) => !core.has(letter)),
      code,
    ).toEqual([]);
  }
});

test("no letter is in two parts", () => {
  const all = [...lettersIn([CORE_RANGE, REST_RANGE, EXTENDED_RANGE].join(", "))];
  expect(new Set(all).size).toBe(all.length);
});
