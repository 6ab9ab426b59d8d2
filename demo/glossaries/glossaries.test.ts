// Every language translates everything that the demo shop sells, and its titles are understood as queries.
import { describe, expect, test } from "vitest";
import { createGlossary, createUnderstanding, GLOSSARY_LANGUAGES } from "#translation";
import { parseTitle } from "../../translation/parse-title.ts";
import { designersOf } from "../designers/index.ts";
import { demoProducts } from "../feed/index.ts";
import { MODEL_NAMES } from "../product-specs/model-names.ts";
import { demoGlossaries } from "./index.ts";

interface Row {
  readonly title: string;
  readonly body_html: string;
  readonly designercolor: string;
  readonly product_type: string;
}

const rows: readonly Row[] = [...demoProducts({ products: 3000 })].map(([line = "{}"]) => JSON.parse(line));
const descriptions = new Set(designersOf(24_000).map(({ description }) => description));
// Every text is translated separately, and products share most of theirs.
const paragraphs = new Set(rows.flatMap(({ body_html }) => body_html.split(/(?<=<\/\w+>)/u)));
const titled = [...new Map(rows.map((row) => [`${row.title}\n${row.product_type}`, row])).values()];
const modelNames = new Set(MODEL_NAMES);
const understand = createUnderstanding(demoGlossaries);

const wordsIn = (text: string): readonly string[] =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[\s-]+/u);

describe.each(
  GLOSSARY_LANGUAGES.map((language) => {
    const shops = demoGlossaries.filter(({ code }) => code === language.code);
    return [language.code, createGlossary(language, shops)] as const;
  }),
)("in %s", (code, glossary) => {
  test("every title of three thousand products is translated [I18-04]", () => {
    expect(titled.filter(({ title }) => glossary.title(title) === undefined).map(({ title }) => title)).toEqual([]);
  });

  test("every description, designer, colour and product type is translated [I18-04]", () => {
    expect([...paragraphs].filter((html) => glossary.html(html) === undefined)).toEqual([]);
    expect([...descriptions].filter((text) => glossary.text(text) === undefined)).toEqual([]);
    const words = [...new Set(rows.flatMap((row) => [row.designercolor, row.product_type]))];
    expect(words.filter((word) => glossary.text(word) === undefined)).toEqual([]);
  });

  test("a description with an unknown sentence stays in English [I18-02]", () => {
    expect(glossary.text("Horn buttons. Made by nobody in particular.")).toBeUndefined();
    expect(glossary.html("<p>Dry clean only.</p><p>Something else</p>")).toBeUndefined();
  });

  test("a translated title, typed as a query, gives only words of its product [I18-04]", () => {
    const wrong = titled.flatMap(({ title, product_type: type }) => {
      const typed = glossary.title(title) ?? "";
      const read = understand(typed, code);
      const own = new Set([...wordsIn(title), ...wordsIn(type)]);
      const isFound = wordsIn(read).every((word) => own.has(word));
      const noun = parseTitle(title, modelNames)?.noun;
      const isAboutIt = wordsIn(`${noun} ${type}`).some((word) => wordsIn(read).includes(word));
      return isFound && isAboutIt ? [] : [`${title} → ${typed} → ${read}`];
    });
    expect(wrong).toEqual([]);
  });
});
