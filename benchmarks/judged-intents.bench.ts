// Judges each set of queries that state an intent on the whole demo: `npm run bench -- judged-intents`; PRODUCTS=2000 for another
// catalogue size. demo/judged-queries/judged.test.ts judges 2,000 products at every test run.

import { DEFAULT_TAXONOMY, type FeedRow, INITIAL_MEANINGS } from "#catalogue";
import { typeNamedBy } from "#commerce/foreign-feeds";
import { DEFAULT_PRODUCTS, demoProducts } from "#demo/feed";
import { demoGlossaries } from "#demo/glossaries";
import { mean } from "#demo/judged-queries";
import { openEmbedded, PRODUCT_SCHEMA } from "#search";
import { type Intent, meantQuery, readVocabulary } from "#search/intent";
import { all, is, not, type SearchQuery, within } from "#search/query";
import { productRecord } from "#search/testing/product-record";
import { createUnderstanding, wordsOfLanguage } from "#translation";
import { EVERYDAY_QUERIES } from "../demo/judged-queries/intent/everyday.ts";
import { FRESH_QUERIES } from "../demo/judged-queries/intent/fresh.ts";
import { intentProduct, judgeIntents } from "../demo/judged-queries/intent/judgement.ts";
import { UNSEEN_LANGUAGE_QUERIES } from "../demo/judged-queries/intent/languages-unseen.ts";
import { LANGUAGE_QUERIES } from "../demo/judged-queries/intent/languages.ts";
import { OWN_QUERIES } from "../demo/judged-queries/intent/own.ts";
import { DEVELOPMENT_QUERIES, UNSEEN_QUERIES } from "../demo/judged-queries/intent/prototype.ts";

const SETS = {
  own: OWN_QUERIES,
  unseen: UNSEEN_QUERIES,
  fresh: FRESH_QUERIES,
  development: DEVELOPMENT_QUERIES,
  foreign: LANGUAGE_QUERIES,
  "foreign and unseen": UNSEEN_LANGUAGE_QUERIES,
  everyday: EVERYDAY_QUERIES,
};
const VISIBLE = [is("visibility", "YES"), not(within("viplevel", { above: 0 }))];

export async function run(): Promise<void> {
  const count = Number(process.env["PRODUCTS"] ?? DEFAULT_PRODUCTS);
  const products = [...demoProducts({ products: count })].map((lines) =>
    lines.map((line) => JSON.parse(line) as FeedRow),
  );
  const index = openEmbedded({ schema: PRODUCT_SCHEMA });
  await index.replace(products.map(productRecord));
  const search = (query: SearchQuery) => index.search(query);
  const vocabulary = await readVocabulary(search, all(...VISIBLE));
  const understand = createUnderstanding(demoGlossaries);
  const intentIn = (language: string): Intent => ({
    language,
    visible: VISIBLE,
    understand: (text) => understand(text, language),
    meanings: INITIAL_MEANINGS,
    synonyms: PRODUCT_SCHEMA.synonyms,
    vocabulary: async () => vocabulary,
    typeOf: (word) => typeNamedBy(DEFAULT_TAXONOMY, word),
    words: wordsOfLanguage(language),
    price: { name: "eu_eur_price_f", unit: 1 },
  });
  const visible = products.filter(([first]) => first?.visibility === "YES");
  const shown = new Map(visible.map((rows) => [rows[0]!.product_id, intentProduct(rows)]));
  for (const [name, queries] of Object.entries(SETS)) {
    const verdicts = await judgeIntents(queries, shown, async ({ text, language = "en" }) => {
      const asked: SearchQuery = { text, limit: 10, filter: all(...VISIBLE), fields: ["title"] };
      const found = await search((await meantQuery(asked, intentIn(language), search)).query);
      return found.kind === "found" ? found.hits.map(({ id }) => id) : [];
    });
    const score = (of: "precision5" | "reciprocalRank") => mean(verdicts.map((one) => one[of])).toFixed(3);
    const empty = verdicts.filter(({ isEmpty }) => isEmpty).length;
    console.log(
      `${name.padEnd(20)} ${verdicts.length} queries: P@5 ${score("precision5")}, MRR ${score("reciprocalRank")}, ${empty} without results`,
    );
  }
  await index.close();
}
