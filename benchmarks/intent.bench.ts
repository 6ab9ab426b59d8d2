// Cost of interpreting queries: listing queries searched as typed, and as the search page does it, interpreted first.
// `INTENT_PRODUCTS=24000 npm run bench -- intent` for another size than 500,000 products.

import { INITIAL_MEANINGS } from "#catalogue";
import { openEmbedded, PRODUCT_SCHEMA } from "#search";
import { type Intent, meantQuery, readVocabulary } from "#search/intent";
import { all, type SearchQuery } from "#search/query";
import { listingQueries } from "#search/testing/listing-queries";
import { viewerFilters } from "#search/visibility";
import { FRESH_QUERIES } from "../demo/judged-queries/intent/fresh.ts";
import { UNSEEN_QUERIES } from "../demo/judged-queries/intent/prototype.ts";
import { corpusOf, corpusSample } from "./search/corpus.ts";
import { whole } from "./search/format.ts";

const PRODUCTS = Number(process.env["INTENT_PRODUCTS"] ?? 500_000);
const QUERIES = 200;
const SAMPLE = 1_500;
const ROUNDS = 7;
const SHOWN = viewerFilters({ priceList: "eu_eur", vipLevel: 0 });

export async function run(): Promise<void> {
  const { folder, products } = await corpusOf(PRODUCTS);
  const index = openEmbedded({ schema: PRODUCT_SCHEMA, folder });
  const search = (query: SearchQuery) => index.search(query);
  const vocabulary = await readVocabulary(search, all(...SHOWN));
  const intent: Intent = {
    language: "en",
    visible: SHOWN,
    meanings: INITIAL_MEANINGS,
    synonyms: PRODUCT_SCHEMA.synonyms,
    vocabulary: async () => vocabulary,
    price: { name: "eu_eur_price_f", unit: 1 },
  };
  const understood = async (query: SearchQuery) => search((await meantQuery(query, intent, search)).query);

  const mixed = listingQueries(1, QUERIES, corpusSample(folder, SAMPLE));
  const texts = mixed.flatMap(({ kind, query }) => (kind === "text" ? [query] : []));
  const { facets = [] } = texts[0] ?? {};
  const intents = [...UNSEEN_QUERIES, ...FRESH_QUERIES]
    .filter(({ language = "en" }) => language === "en")
    .map(({ text }): SearchQuery => ({ text, filter: all(...SHOWN), limit: 48, facets }));
  console.log(`${whole(products)} products, p50 and p90 of the best of ${ROUNDS} rounds in ms`);
  await compare(
    "listings, a fifth of them with a text",
    mixed.map(({ query }) => query),
  );
  await compare("texts from titles, some misspelt", texts);
  await compare("texts that state an intent", intents);
  await index.close();

  async function compare(name: string, queries: readonly SearchQuery[]): Promise<void> {
    const [typed, meant] = [queries.map(() => Infinity), queries.map(() => Infinity)];
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [at, query] of queries.entries()) {
        typed[at] = Math.min(typed[at]!, await timeOf(() => search(query)));
        meant[at] = Math.min(meant[at]!, await timeOf(() => understood(query)));
      }
    const ratio = percentile(meant, 0.5) / percentile(typed, 0.5);
    console.log(
      `  ${name.padEnd(40)} as typed ${spread(typed)}, understood ${spread(meant)}, ratio of p50 ${ratio.toFixed(2)} (${queries.length} queries)`,
    );
  }
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;

const spread = (times: readonly number[]): string =>
  `${percentile(times, 0.5).toFixed(2)} and ${percentile(times, 0.9).toFixed(2)}`;
