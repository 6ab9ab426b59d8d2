// Every language translates the general vocabulary, without any shop's glossary, and nothing in part.
import { describe, expect, test } from "vitest";
import { createGlossary } from "./glossary.ts";
import { GLOSSARY_LANGUAGES } from "./languages/index.ts";
import { parseTitle } from "./parse-title.ts";
import {
  CATEGORIES,
  COLOURS,
  MATERIALS,
  MODIFIERS,
  NOUNS_BY_TYPE,
  PATTERNS,
  PRODUCT_TYPES,
} from "./vocabulary/index.ts";

/** Words that occur only in English, of all that titles are composed of. */
const ENGLISH =
  /(?<![-\w])(and|with|of|the|from|leather|wool|striped|checked|print|coat|dress|shirt|bag|shoes|boots|belted)(?![-\w])/u;

describe.each(GLOSSARY_LANGUAGES.map((language) => [language.code, language] as const))("in %s", (code, language) => {
  const glossary = createGlossary(language);

  test("no noun, cloth, pattern or modifier stays in English or shows its marks [I18-04]", () => {
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

  test("names, headings, compositions and measures of any shop are translated [I18-04]", () => {
    const texts = [
      ...CATEGORIES,
      ...PRODUCT_TYPES,
      ...COLOURS,
      "All designers",
      "Women’s Shoes on Sale",
      "Made in Italy",
      "70% wool, 30% cashmere. Lining: 100% silk.",
      "Measures 24 cm wide, 18 cm high and 9 cm deep.",
      "The model is 178 cm tall and wears size S.",
      "Autumn–winter 2026",
    ];
    expect(texts.filter((text) => glossary.text(text) === undefined)).toEqual([]);
  });

  test("a title with one unknown word, or a model name of no shop, stays in English [I18-02]", () => {
    expect(glossary.title("Unheard-of wool coat")).toBeUndefined();
    expect(glossary.title("Vintage leather belt")).toBeUndefined();
    expect(glossary.title("Mira leather belt")).toBeUndefined();
    expect(glossary.text("70% wool, 30% moonlight.")).toBeUndefined();
  });

  test("a shop's glossary adds its texts, composed sentences and model names [I18-04]", () => {
    const shop = {
      code,
      modelNames: ["Mira"],
      texts: { "Our atelier": "§1" },
      compose: (text: string) => (text === "Made by Ada." ? "§2" : undefined),
    };
    const both = createGlossary(language, [shop]);
    expect(both.title("Mira leather belt")).toContain("Mira");
    expect(both.html("<p>Our atelier</p><p>Made by Ada. 100% silk.</p>")).toMatch(/^<p>§1<\/p><p>§2 .+<\/p>$/u);
  });
});

test("a title is split into its words, the model's name apart [I18-04]", () => {
  expect(parseTitle("Mira small grained-leather flap shoulder bag", new Set(["Mira"]))).toEqual({
    name: "Mira",
    modifiers: ["small"],
    material: "grained-leather",
    noun: "flap shoulder bag",
  });
  expect(parseTitle("Oversized belted Prince of Wales checked double-faced wool wrap coat", new Set())).toEqual({
    modifiers: ["oversized", "belted"],
    pattern: "Prince of Wales checked",
    material: "double-faced wool",
    noun: "wrap coat",
  });
});

/** In other scripts, Latin letters are allowed only for a few shapes (T-shirt, A-line). */
function hasEnglish(said: string, code: string): boolean {
  if (["fr", "de", "it", "es"].includes(code)) return ENGLISH.test(said);
  const latin = said.match(/[A-Za-z]{3,}/gu) ?? [];
  return latin.some((word) => word !== "Polo");
}
