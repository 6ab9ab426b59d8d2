import { DEFAULT_TAXONOMY, INITIAL_MEANINGS, parseMeanings } from "#catalogue";
import { afterAll, expect, test } from "vitest";
import { openEmbedded, PRODUCT_SCHEMA } from "#search";
import { productRecord } from "#search/testing/product-record";
import { type Intent, meaningFilter, meaningTable, meantQuery, readVocabulary } from "#search/intent";
import { all, is, not, within } from "#search/query";
import { createUnderstanding, wordsOfLanguage } from "#translation";
import { typeNamedBy } from "#commerce/foreign-feeds";
import { demoGlossaries } from "#demo/glossaries";
import { products } from "../feed/testing-catalogue.ts";
import { SUGGESTION_SCHEMA, suggestionRecords } from "#search/suggestions";
import { judge, JUDGED_QUERIES, judgedProduct, judgeSuggestions, mean } from "./index.ts";
import { intentProduct, type IntentQuery, judgeIntents } from "./intent/judgement.ts";
import { EVERYDAY_QUERIES } from "./intent/everyday.ts";
import { FRESH_QUERIES } from "./intent/fresh.ts";
import { LANGUAGE_QUERIES } from "./intent/languages.ts";
import { UNSEEN_LANGUAGE_QUERIES } from "./intent/languages-unseen.ts";
import { OWN_QUERIES } from "./intent/own.ts";
import { DEVELOPMENT_QUERIES, UNSEEN_QUERIES } from "./intent/prototype.ts";
import { suggestFrom } from "./testing-suggest.ts";

// Scores reached by the rules of search/engine/DESIGN.md. Raise them after improving the rules.
const LEAST = { gain: 0.96, precision: 0.96, precision5: 0.97, reciprocalRank: 0.985 };
const LEAST_SUGGESTED = { precision5: 0.94, reciprocalRank: 0.96 };

const visible = products.filter(([first]) => first?.visibility === "YES");
const catalogue = new Map(visible.map((rows) => [rows[0]!.product_id, judgedProduct(rows)]));

const index = openEmbedded({ schema: PRODUCT_SCHEMA });
await index.replace(products.map(productRecord));
afterAll(() => index.close());
const search = (query: Parameters<typeof index.search>[0]) => index.search(query);

const VISIBLE = [is("visibility", "YES"), not(within("viplevel", { above: 0 }))];
const vocabulary = readVocabulary(search, all(...VISIBLE));
const understand = createUnderstanding(demoGlossaries);
const intent = (language: string): Intent => ({
  language,
  visible: VISIBLE,
  understand: (text) => understand(text, language),
  meanings: INITIAL_MEANINGS,
  synonyms: PRODUCT_SCHEMA.synonyms,
  vocabulary: () => vocabulary,
  typeOf: (word) => typeNamedBy(DEFAULT_TAXONOMY, word),
  words: wordsOfLanguage(language),
  price: { name: "eu_eur_price_f", unit: 1 },
});

async function firstOf(text: string, meant: Intent): Promise<readonly string[]> {
  const asked = { text, limit: 10, filter: all(...VISIBLE), fields: ["title"] };
  const found = await index.search((await meantQuery(asked, meant, search)).query);
  return found.kind === "found" ? found.hits.map(({ id }) => id) : [];
}

test("[SR-16] queries find the products that shoppers mean", async () => {
  const verdicts = await judge(JUDGED_QUERIES, catalogue, (text) => firstOf(text, intent("en")));
  const reached = meansOf(verdicts, LEAST);
  const worst = verdicts.toSorted((one, other) => one.gain - other.gain).slice(0, 12);
  const report = [
    `${verdicts.length} judged queries: ${JSON.stringify(reached)}; the worst:`,
    ...worst.map(({ text, gain: own, shown, meant }) => `  ${own.toFixed(2)} ${text}: ${shown.join("")} of ${meant}`),
  ].join("\n");
  console.info(report);
  for (const name of keysOf(LEAST)) expect(reached[name], `${name}. ${report}`).toBeGreaterThan(LEAST[name]);
});

test("[SR-16] products of the type that the words name come before others that the words match", async () => {
  const typesFor = async (text: string) =>
    (await firstOf(text, intent("en"))).slice(0, 5).map((id) => catalogue.get(id)?.type);
  expect(new Set(await typesFor("white shirt"))).toEqual(new Set(["Shirts"]));
  expect(new Set(await typesFor("cotton shirt dress"))).toEqual(new Set(["Dresses"]));
  // Also in another script than that of the visitor's language.
  expect(new Set(await typesFor("衬衫"))).toEqual(new Set(["Shirts"]));
  expect(new Set(await typesFor("女士大衣"))).toEqual(new Set(["Coats"]));
});

test("[SR-16] [SB-05] the first suggestions lead to the products that shoppers mean", async () => {
  const suggestions = openEmbedded({ schema: SUGGESTION_SCHEMA });
  await suggestions.replace(suggestionRecords(products.map(productRecord), DEFAULT_TAXONOMY));
  const verdicts = await judgeSuggestions(JUDGED_QUERIES, [...catalogue.values()], suggestFrom(index, suggestions));
  await suggestions.close();
  const reached = meansOf(verdicts, LEAST_SUGGESTED);
  const missed = verdicts.filter(({ reciprocalRank }) => reciprocalRank === 0).map(({ text }) => text);
  const report = `${verdicts.length} judged queries: ${JSON.stringify(reached)}; nothing right for ${missed.join(", ")}`;
  console.info(report);
  for (const name of keysOf(LEAST_SUGGESTED)) {
    expect(reached[name], `${name}. ${report}`).toBeGreaterThan(LEAST_SUGGESTED[name]);
  }
});

// The sets from "own" on were written before the search that they judge. With 2,000 products, some queries
// have fewer than five right answers; docs/how-search-decides.md has the figures of the whole demo.
test.each<[string, readonly IntentQuery[], { readonly precision5: number; readonly reciprocalRank: number }]>([
  ["development", DEVELOPMENT_QUERIES, { precision5: 0.98, reciprocalRank: 0.99 }],
  ["unseen", UNSEEN_QUERIES, { precision5: 0.92, reciprocalRank: 0.965 }],
  ["own", OWN_QUERIES, { precision5: 0.91, reciprocalRank: 0.94 }],
  ["fresh", FRESH_QUERIES, { precision5: 0.9, reciprocalRank: 0.95 }],
  ["foreign", LANGUAGE_QUERIES, { precision5: 0.92, reciprocalRank: 0.965 }],
  ["foreign and unseen", UNSEEN_LANGUAGE_QUERIES, { precision5: 0.83, reciprocalRank: 0.86 }],
  ["everyday", EVERYDAY_QUERIES, { precision5: 0.83, reciprocalRank: 0.92 }],
])("[MD-02] [MD-03] the %s queries that state an intent are understood", async (_, queries, least) => {
  const shown = new Map(visible.map((rows) => [rows[0]!.product_id, intentProduct(rows)]));
  const verdicts = await judgeIntents(queries, shown, ({ text, language = "en" }) => firstOf(text, intent(language)));
  const reached = meansOf(verdicts, least);
  const missed = verdicts.filter(({ precision5 }) => precision5 < 1).map(({ text }) => text);
  for (const name of keysOf(least)) {
    expect(
      reached[name],
      `${name}: ${JSON.stringify(reached)}; not all right for ${missed.join(", ")}`,
    ).toBeGreaterThan(least[name]);
  }
  const empty = verdicts.filter(({ isEmpty }) => isEmpty).length;
  expect(empty / verdicts.length).toBeLessThanOrEqual(0.03);
});

test.each([
  ["turtelneck", "turtleneck", ["turtleneck"]],
  ["waterproff coat", "waterproof coat", ["coat", "waterproof"]],
  ["weding gest dress", "wedding guest dress", ["wedding", "dress"]],
  ["waterproff coatt", "waterproof coat", ["coat", "waterproof"]],
])("[MD-02] %s is read as %s, and shown as %j", async (misspelt, spelt, shown) => {
  const [found, meant] = [await firstOf(misspelt, intent("en")), await firstOf(spelt, intent("en"))];
  expect(meant).not.toEqual([]);
  expect(found).toEqual(meant);
  const { reading } = await meantQuery({ text: misspelt }, intent("en"), search);
  expect(reading?.parts.map((part) => "typed" in part && part.typed)).toEqual(expect.arrayContaining(shown));
});

test.each([
  ["fr", "robe noire", "black dress"],
  ["fr", "bottes noires", "black boots"],
  ["es", "vestido de noche", "gown"],
  ["zh", "无袖连衣裙", "sleeveless dress"],
  ["zh", "无线耳机", "wireless headphones"],
])("[MD-02] %s: %s is no negation, but finds the same as %s", async (language, text, english) => {
  const { reading } = await meantQuery({ text }, intent(language), search);
  expect(reading?.parts.filter(({ kind }) => kind === "not") ?? []).toEqual([]);
  const meant = await firstOf(english, intent("en"));
  expect(meant).not.toEqual([]);
  expect(await firstOf(text, intent(language))).toEqual(meant);
});

test("[MD-02] an unknown word beside translated ones is not read as English", async () => {
  const { reading } = await meantQuery({ text: "vestido con cinta" }, intent("es"), search);
  expect(reading).toMatchObject({ parts: [{ kind: "things" }], unused: ["cinta"] });
});

test("[MD-02] a material that a designer is named after gives way to a colour", async () => {
  const { reading } = await meantQuery({ text: "green leather bodysuits" }, intent("en"), search);
  expect(reading?.dropped).toMatchObject([{ typed: "leather" }]);
});

test.each(["books", "truck", "witch", "cost", "roller", "petite", "leader"])(
  "[MD-02] the correctly spelt word %s is not corrected into another",
  async (text) => {
    const asked = { text, limit: 5, filter: all(...VISIBLE), fields: ["title"] };
    const found = await index.search((await meantQuery(asked, intent("en"), search)).query);
    expect(found).toMatchObject({ kind: "found", corrections: [] });
  },
);

test("[MD-02] every line of the table of meanings finds something", async () => {
  const { meanings, errors } = parseMeanings(INITIAL_MEANINGS);
  expect(errors).toEqual([]);
  const table = meaningTable(INITIAL_MEANINGS, PRODUCT_SCHEMA.synonyms);
  const idle: string[] = [];
  for (const meaning of meanings) {
    const { line, phrases } = meaning;
    const filter = meaningFilter(meaning, table);
    const found = await index.search({ filter: all(...VISIBLE, filter), limit: 0 });
    if (found.kind === "refused" || found.total === 0) idle.push(`${line}: ${phrases.join(", ")}`);
  }
  expect(idle).toEqual([]);
});

const keysOf = <Name extends string>(least: Readonly<Record<Name, number>>): Name[] => Object.keys(least) as Name[];

const meansOf = <Name extends string>(
  verdicts: readonly Readonly<Record<NoInfer<Name>, number>>[],
  least: Readonly<Record<Name, number>>,
): Record<Name, number> =>
  Object.fromEntries(
    keysOf(least).map((name) => [name, Number(mean(verdicts.map((one) => one[name])).toFixed(3))]),
  ) as Record<Name, number>;

test("there are at least 150 different judged queries, each with relevant products in the catalogue", () => {
  expect(new Set(JUDGED_QUERIES.map(({ text }) => text)).size).toBe(JUDGED_QUERIES.length);
  expect(JUDGED_QUERIES.length).toBeGreaterThanOrEqual(150);
  const unanswerable = JUDGED_QUERIES.filter(
    ({ grades }) =>
      ![...catalogue.values()].some((product) => grades.some(([grade, rule]) => grade === 3 && rule(product))),
  );
  expect(unanswerable.map(({ text }) => text)).toEqual([]);
});
