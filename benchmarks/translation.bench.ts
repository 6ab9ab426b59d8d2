// What a translated listing costs over its English twin, in the same minute: the whole document, and its data alone.
// The limit is 1.2 once warm.

import { demoContent, demoFeed } from "#demo";
import { importContent } from "#commerce/content";
import { openDatabase } from "#commerce/database";
import { importFeed } from "#commerce/products";
import { prepareTemplates } from "../commerce/database/testing-postgres.ts";
import { openTestingShop, type TestingShop } from "../server/testing-shop.ts";

const PRODUCTS = 3_000;
const ROUNDS = 60;
const WARMING = 10;
const PATH = "/collections/women-clothing";
const LANGUAGES = ["fr", "de", "it", "es", "zh", "ja", "ko", "ru", "ar"] as const;
const DATA = "application/vnd.vitrine.data+json";

export async function run(): Promise<void> {
  const templates = await prepareTemplates(undefined);
  const opened = await openDatabase({ dataDir: templates.folder });
  if (opened.kind === "refused") throw new Error(`The database did not open: ${opened.reason}`);
  const { database } = opened;
  try {
    await importFeed(database, demoFeed({ products: PRODUCTS }), { source: "benchmark" });
    await importContent(database, demoContent({ products: PRODUCTS }));
    const shop = await openTestingShop(database);
    console.log(`${PATH} of ${PRODUCTS} products, median of ${ROUNDS}, relative to English in turns`);
    console.log("language   data   document   first page");
    for (const language of LANGUAGES) await measure(shop, language);
    await shop.close();
  } finally {
    await database.close();
    await templates.remove();
  }
}

async function measure(shop: TestingShop, language: string): Promise<void> {
  const ask = (asked: string, accept: string) => async () => {
    const answer = await shop.app.request(PATH, { headers: { accept, cookie: `language=${asked}` } });
    if (answer.status !== 200) throw new Error(`${PATH} answered ${answer.status}`);
    await answer.text();
  };
  const english = await time(ask("en", DATA));
  const first = (await time(ask(language, DATA))) / english;
  const data = await ratio(ask("en", DATA), ask(language, DATA));
  const document = await ratio(ask("en", "text/html"), ask(language, "text/html"));
  console.log(
    `${language.padEnd(8)}   ${data.toFixed(2)}   ${document.toFixed(2).padStart(8)}   ${first.toFixed(2).padStart(10)}`,
  );
}

/** In turns, so that whatever else the machine does falls on both. */
async function ratio(base: () => Promise<void>, other: () => Promise<void>): Promise<number> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < WARMING + ROUNDS; round++) {
    const both = [await time(base), await time(other)] as const;
    if (round < WARMING) continue;
    times[0].push(both[0]);
    times[1].push(both[1]);
  }
  return median(times[1]) / median(times[0]);
}

async function time(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
