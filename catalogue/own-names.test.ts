import { expect, test } from "vitest";
import { glossaryTranslator } from "#translation";
import { allCollections } from "./collections.ts";
import { LANGUAGES } from "./languages.ts";
import { ownNamesIn } from "./own-names.ts";
import { DEFAULT_TAXONOMY, DEFAULT_TAXONOMY_DATA } from "./taxonomy/index.ts";
import { Taxonomy } from "./taxonomy/taxonomy.ts";

/** The default taxonomy with a type that the merchant has added, without names in other languages. */
const taxonomy = new Taxonomy({
  ...DEFAULT_TAXONOMY_DATA,
  categories: DEFAULT_TAXONOMY_DATA.categories.map((category, at) =>
    at === 0
      ? { ...category, types: [...(category.types ?? []), { handle: "janker", names: { en: "Janker" } }] }
      : category,
  ),
});

async function namesIn(language: (typeof LANGUAGES)[number]["code"]) {
  const texts = [...allCollections(DEFAULT_TAXONOMY).map(({ name }) => name), "Janker"];
  const translated = (await glossaryTranslator().translate(texts, language)) ?? [];
  const known = new Map(texts.map((text, at) => [text, translated[at]!]));
  const translate = (text: string) => known.get(text) ?? text;
  const ownName = ownNamesIn(taxonomy, language);
  return (text: string) => ownName(text, translate) ?? translate(text);
}

test.each([
  ["de", "Janker für Herren", "Neu: Janker für Herren", "Janker im Sale"],
  ["fr", "Janker homme", "Nouveautés : Janker homme", "Janker en soldes"],
  ["zh", "男士Janker", "男士新品Janker", "折扣Janker"],
] as const)("[OC-03] %s: headings of an added type follow those of other types", async (language, men, fresh, sale) => {
  const nameOf = await namesIn(language);
  expect([nameOf("Men’s Janker"), nameOf("New Men’s Janker"), nameOf("Janker on Sale")]).toEqual([men, fresh, sale]);
});

test("[OC-03] no heading of an added type stays English in any language", async () => {
  const headings = allCollections(taxonomy).flatMap(({ name }) => (name.endsWith("s Janker") ? name : []));
  expect(headings.length).toBeGreaterThan(2);
  for (const { code } of LANGUAGES) {
    if (code === "en") continue;
    const nameOf = await namesIn(code);
    for (const heading of headings) expect(nameOf(heading), code).not.toBe(heading);
  }
});
