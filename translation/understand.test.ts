// What shoppers type in their own language finds what is called that: read back into the English words of titles.
import { expect, test } from "vitest";
import { demoProducts } from "#demo/feed";
import { createGlossary } from "./glossary.ts";
import { GLOSSARY_LANGUAGES } from "./languages/index.ts";
import { parseTitle } from "./parse-title.ts";
import { createUnderstanding } from "./understand.ts";

const understand = createUnderstanding();
interface Row {
  readonly title: string;
  readonly product_type: string;
}
const rows: readonly Row[] = [...demoProducts({ products: 3000 })].map(([line = "{}"]) => JSON.parse(line));
const wordsIn = (text: string): readonly string[] =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[\s-]+/u);

test.each(GLOSSARY_LANGUAGES.filter(({ query }) => query).map((language) => [language.code, language] as const))(
  "a title in %s, typed whole, is read into words of its product [SR-05] [I18-04]",
  (code, language) => {
    const glossary = createGlossary(language);
    const wrong = rows.flatMap(({ title, product_type: type }) => {
      const typed = glossary.title(title) ?? "";
      const read = understand(typed, code);
      const own = new Set([...wordsIn(title), ...wordsIn(type)]);
      const isFound = wordsIn(read).every((word) => own.has(word));
      const isAboutIt = wordsIn(`${parseTitle(title)?.noun} ${type}`).some((word) => wordsIn(read).includes(word));
      return isFound && isAboutIt ? [] : [`${title} → ${typed} → ${read}`];
    });
    expect(wrong).toEqual([]);
  },
);

test.each([
  ["zh", "羊毛大衣", "wool coat"],
  ["zh", "黑色真丝连衣裙", "black silk dress"],
  ["zh", "Ostra 风衣", "ostra trench coat"],
  ["ja", "黒いレザーのトートバッグ", "black leather tote bag"],
  ["ja", "花柄ワンピース", "floral-print dress"],
  ["ko", "울코트", "wool coat"],
  ["ko", "가죽 자켓", "leather jacket"],
  ["ru", "красное шерстяное пальто", "red wool coat"],
  ["ru", "сумка на плечо с клапаном", "flap shoulder bag"],
  ["ru", "сумка Sorelle Antico", "bag sorelle antico"],
  ["ar", "حقيبة جلدية سوداء", "bag leather black"],
  ["ar", "معطف صوفي", "coat wool"],
  ["fr", "robes noires en soie", "dress black silk"],
  ["de", "schwarze Lederjacke", "black leather jacket"],
  ["de", "Wollmantel", "wool coat"],
  ["it", "borse nere in pelle", "bag black leather"],
  ["it", "borsa viola", "bag purple"],
  ["es", "vestidos largos de seda", "maxi dress silk"],
])("in %s shoppers type %s [SR-05]", (code, typed, read) => {
  expect(understand(typed, code)).toBe(read);
});

test("letters tell the language, whatever the shop speaks to the visitor [SR-05]", () => {
  expect(understand("кожаная сумка", "en")).toBe("leather bag");
  expect(understand("トレンチコート", "fr")).toBe("trench coat");
});

test("a word that is still being typed is completed; an unknown one says nothing beside a known [SR-05]", () => {
  expect(understand("паль", "ru")).toBe("coat");
  expect(understand("очень красивое пальто", "ru")).toBe("coat");
});

test("what nobody knows, and English, stays as it was typed [SR-05]", () => {
  expect(understand("абракадабра", "ru")).toBe("абракадабра");
  expect(understand("Wool coat", "en")).toBe("Wool coat");
});
