// Every language translates the general vocabulary, without any shop's glossary, and nothing in part.
import { describe, expect, test } from "vitest";
import { createGlossary } from "./glossary.ts";
import { GLOSSARY_LANGUAGES } from "./languages/index.ts";
import { parseTitle } from "./parse-title.ts";
import {
  ALL_COLOURS,
  ALL_MATERIALS,
  ALL_MODIFIERS,
  ALL_NOUNS,
  ALL_PATTERNS,
  CATEGORIES,
  nounsOf,
  PRODUCT_TYPES,
  TYPE_SLUGS,
} from "./vocabulary/index.ts";

/** Words that occur only in English, of all that titles are composed of. */
const ENGLISH =
  /(?<![-\w])(and|with|of|the|from|leather|wool|striped|checked|print|coat|dress|shirt|bag|shoes|boots|belted)(?![-\w])/u;

describe.each(GLOSSARY_LANGUAGES.map((language) => [language.code, language] as const))("in %s", (code, language) => {
  const glossary = createGlossary(language);

  test("no noun, cloth, pattern or modifier stays in English or shows its marks [I18-04]", () => {
    // Words depend on the product type and the form of its noun.
    const nouns = TYPE_SLUGS.flatMap((type) => [
      ...new Map(nounsOf(type).map((noun) => [language.nouns[noun][0], noun])).values(),
    ]);
    const titles = [
      ...ALL_NOUNS,
      ...ALL_MATERIALS.map((material) => `${material.replace("#", "14")} coat`),
      ...ALL_PATTERNS.map((pattern) => `${pattern} dress`),
      ...nouns.flatMap((noun) =>
        ALL_MODIFIERS.filter((modifier) => !modifier.startsWith("with ")).map(
          (modifier) => `${modifier.replace("#", "14")} ${noun}`,
        ),
      ),
    ];
    const odd = titles.flatMap((title) => {
      const said = glossary.title(title);
      const isWrong = said === undefined || /[{}|^~=*#]|undefined| {2}|^ | $/u.test(said) || hasEnglish(said, code);
      return isWrong ? [`${title} → ${said}`] : [];
    });
    expect(odd).toEqual([]);
  });

  test("names, headings, compositions and measures of any shop are translated [I18-04]", () => {
    const texts = [
      ...CATEGORIES,
      ...PRODUCT_TYPES,
      ...ALL_COLOURS,
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

  test("a title with an unknown word that is no name stays in English, and so does any other text [OC-16]", () => {
    expect(glossary.title("Unheard-of wool coat")).toBeUndefined();
    expect(glossary.title("Leather belt organiser")).toBeUndefined();
    expect(glossary.title("Riviera Robe leather Coat")).toBeUndefined();
    expect(glossary.text("Mira leather belt")).toBeUndefined();
    expect(glossary.text("70% wool, 30% moonlight.")).toBeUndefined();
  });

  test("a title keeps its name, and the rest is translated around it [OC-16]", () => {
    for (const name of ["Zorba", "Nº5", "Riviera", "Fleur de Lis", "Levi’s 501"]) {
      const title = glossary.title(`${name} leather belt`);
      expect(title).toContain(name);
      expect(title?.replace(name, "").replaceAll(/ +/gu, " ").trim().toLowerCase()).toBe(
        glossary.title("Leather belt")?.toLowerCase(),
      );
    }
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
