// Titles as merchants write them in exports of a denim brand, a shoe shop and a jewellery shop (fixtures/).
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { createGlossary } from "./glossary.ts";
import { GLOSSARY_LANGUAGES } from "./languages/index.ts";
import { isKnownWord } from "./title-units.ts";

const SHOPS = ["denim", "shoes", "jewellery"] as const;
const titlesOf = (shop: string): readonly string[] =>
  readFileSync(new URL(`fixtures/${shop}.txt`, import.meta.url), "utf8")
    .trim()
    .split("\n");

/** Latin words that languages with another script write too. */
const SHARED_WORDS = /^(?:[AKTVWLX]|Polo)$/iu;

const LANGUAGES = GLOSSARY_LANGUAGES.map((language) => [language.code, createGlossary(language)] as const);

describe.each(LANGUAGES)("in %s", (_, glossary) => {
  test.each(SHOPS)("at least 70 % of the titles of the %s shop are translated [OC-16]", (shop) => {
    const titles = titlesOf(shop);
    const translated = titles.filter((title) => glossary.title(title) !== undefined);
    expect(translated.length / titles.length).toBeGreaterThan(0.7);
  });
});

test.each(LANGUAGES.filter(([code]) => ["zh", "ja", "ko", "ru", "ar"].includes(code)))(
  "in %s no translated title contains a word of the English vocabulary [OC-16]",
  (_, glossary) => {
    const mixed = SHOPS.flatMap(titlesOf).flatMap((title) => {
      // "The Perfect Tee" is the name of a product as a whole.
      const said = title.startsWith("The ") ? "" : (glossary.title(title) ?? "");
      const english = (said.match(/\p{Script=Latin}[\p{Script=Latin}’']*/gu) ?? []).filter(
        (word) => isKnownWord(word.toLowerCase()) && !SHARED_WORDS.test(word),
      );
      return english.length > 0 ? [`${title} → ${said}`] : [];
    });
    expect(mixed).toEqual([]);
  },
);

test.each([
  ["de", "The Perfect Tee - White", "The Perfect Tee - Weiß"],
  ["de", "MEN'S SLIM FIT JEANS 32X32", "Schmal geschnittene Jeans für Herren 32X32"],
  ["de", "Vintage Floral Midi Dress with Pockets", "Vintage-Midikleid mit Taschen und Blumenprint"],
  ["de", "14k Gold Plated Huggie Hoops", "Huggie-Creolen mit 14-karätiger Vergoldung"],
  ["de", "Off White Painter Pants", "Painter-Hose in gebrochenem Weiß"],
  ["de", "Nº5 Leather Derby", "Derby-Schuhe Nº5 aus Leder"],
  ["fr", "Cowboy Boots - Brown Embroidered", "Bottes western marron brodées"],
  ["fr", "Sapphire and Diamond Ring", "Bague ornée de saphirs et de diamants"],
  ["fr", "Girls' School Shoes - Black Patent", "Chaussures d’école noires en cuir verni pour fille"],
  ["fr", "Set of 3 Stacking Rings", "Bagues à superposer, lot de 3"],
  ["es", "High Rise Skinny Jean in Black", "Vaqueros pitillo negros de talle alto"],
  ["it", "Dark Navy Chore Coat", "Giacca da lavoro color blu navy scuro"],
  ["ru", "Off White Painter Pants", "Молочно-белые брюки-карпентеры"],
  ["ru", "14k Gold Plated Huggie Hoops", "Серьги-хаги с позолотой 585 пробы"],
  ["ar", "Wool Blend Overcoat in Camel", "معطف طويل من مزيج الصوف باللون الجملي"],
  ["ar", "Leather tote bag “Sunday”", "حقيبة توت من الجلد «Sunday»"],
  ["ar", 'Wool coat "Nuit”', "معطف من الصوف «Nuit»"],
  ["de", "Cotton T-shirt 'Static'", "T-Shirt aus Baumwolle „Static“"],
  ["fr", 'Cotton shorts 7"', 'Short en coton 7"'],
  ["ja", "Zorba Bootcut Jeans", "Zorba ブーツカットジーンズ"],
  ["zh", "Women's High Waisted Denim Shorts", "女士高腰牛仔短裤"],
  ["ko", "Merino Wool Socks - 2 Pack", "메리노 울 양말 - 2팩"],
])("in %s, %s is %s [OC-16]", (code, title, said) => {
  const language = GLOSSARY_LANGUAGES.find((one) => one.code === code);
  expect(language && createGlossary(language).title(title)).toBe(said);
});

test.each([
  "Air Runner 2.0",
  "Riviera Robe leather Coat",
  "Denim Repair Kit",
  "Ring Sizer",
  "zorba leather coat",
  "Reworked Jeans",
])("%s is left whole in every language [OC-16]", (title) => {
  expect(GLOSSARY_LANGUAGES.filter((language) => createGlossary(language).title(title) !== undefined)).toEqual([]);
});
