// Every language of the glossary says everything that the demo shop sells, and nothing by half.
import { describe, expect, test } from "vitest";
import { designersOf } from "#demo/designers";
import { demoProducts } from "#demo/feed";
import { createGlossary } from "./glossary.ts";
import { GLOSSARY_LANGUAGES } from "./languages/index.ts";
import { parseTitle } from "./parse-title.ts";
import { MATERIALS, MODEL_NAMES, MODIFIERS, NOUNS_BY_TYPE, PATTERNS } from "./vocabulary/index.ts";

interface Row {
  readonly title: string;
  readonly body_html: string;
  readonly designercolor: string;
  readonly product_type: string;
}

const rows: readonly Row[] = [...demoProducts({ products: 3000 })].map(([line = "{}"]) => JSON.parse(line));
const descriptions = designersOf(24_000).map(({ description }) => description);
const NAMES: ReadonlySet<string> = new Set(MODEL_NAMES);

/** Words that only English has, of all that titles are made of. */
const ENGLISH =
  /(?<![-\w])(and|with|of|the|from|leather|wool|striped|checked|print|coat|dress|shirt|bag|shoes|boots|belted)(?![-\w])/u;

describe.each(GLOSSARY_LANGUAGES.map((language) => [language.code, createGlossary(language)] as const))(
  "in %s",
  (code, glossary) => {
    test("every title of three thousand products is translated [I18-04]", () => {
      expect(rows.filter(({ title }) => glossary.title(title) === undefined).map(({ title }) => title)).toEqual([]);
    });

    test("every description, designer, colour and product type is translated [I18-04]", () => {
      expect(rows.filter(({ body_html }) => glossary.html(body_html) === undefined)).toEqual([]);
      expect(descriptions.filter((text) => glossary.text(text) === undefined)).toEqual([]);
      const words = [...new Set(rows.flatMap((row) => [row.designercolor, row.product_type]))];
      expect(words.filter((word) => glossary.text(word) === undefined)).toEqual([]);
    });

    test("no noun, cloth, pattern or modifier comes out in English or without its marks [I18-04]", () => {
      const nouns = Object.values(NOUNS_BY_TYPE).flat();
      const titles = [
        ...nouns,
        ...MATERIALS.map((material) => `${material} coat`),
        ...PATTERNS.map((pattern) => `${pattern} dress`),
        ...nouns.flatMap((noun) => MODIFIERS.map((modifier) => `${modifier} ${noun}`)),
      ];
      const odd = titles.flatMap((title) => {
        const said = glossary.title(title);
        const isWrong = said === undefined || /[{}|^~=*]|undefined| {2}|^ | $/u.test(said) || hasEnglish(said, code);
        return isWrong ? [`${title} → ${said}`] : [];
      });
      expect(odd).toEqual([]);
    });

    test("a title or a description with one unknown word stays as it is [I18-02]", () => {
      expect(glossary.title("Unheard-of wool coat")).toBeUndefined();
      expect(glossary.title("Vintage leather belt")).toBeUndefined();
      expect(glossary.text("Horn buttons. Made by nobody in particular.")).toBeUndefined();
      expect(glossary.html("<p>Dry clean only.</p><p>Something else</p>")).toBeUndefined();
    });
  },
);

test("every title is read into its words, a name kept apart [I18-04]", () => {
  expect(parseTitle("Mira small grained-leather flap shoulder bag")).toEqual({
    name: "Mira",
    modifiers: ["small"],
    material: "grained-leather",
    noun: "flap shoulder bag",
  });
  expect(parseTitle("Oversized belted Prince of Wales checked double-faced wool wrap coat")).toEqual({
    modifiers: ["oversized", "belted"],
    pattern: "Prince of Wales checked",
    material: "double-faced wool",
    noun: "wrap coat",
  });
});

/** Where Latin letters are foreign, only names and a few shapes (T-shirt, A-line) are written in them. */
function hasEnglish(said: string, code: string): boolean {
  if (["fr", "de", "it", "es"].includes(code)) return ENGLISH.test(said);
  const latin = said.match(/[A-Za-z]{3,}/gu) ?? [];
  return latin.some((word) => !NAMES.has(word) && word !== "Polo");
}
