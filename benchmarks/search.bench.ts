// Cost of a listing in process and over HTTP for several catalogue sizes; of building, loading, storing and changing the index; and
// of the same queries on other engines:
// `npm run bench -- search [--products 24000,100000,500000] [--peers 50000] [--rounds 12] [--quick]`. `--peers 0` skips other
// engines; --quick skips building and changing, which take minutes for half a million products.

import { parseArgs } from "node:util";
import { listingQueries } from "#search/testing/listing-queries";
import { growthOf, whole } from "./search/format.ts";
import { corpusOf, corpusSample } from "./search/corpus.ts";
import { comparePeers } from "./search/peers.ts";
import { measureSize, type Measured } from "./search/one-size.ts";

const QUERIES = 200;
const SEED = 1;
/** Number of sampled products for queries, enough to cover most values. */
const SAMPLE = 1_500;

export async function run(): Promise<void> {
  const { values } = parseArgs({
    allowPositionals: true,
    strict: false,
    options: {
      products: { type: "string", default: "24000,100000,500000" },
      peers: { type: "string", default: "50000" },
      rounds: { type: "string", default: "12" },
      quick: { type: "boolean", default: false },
    },
  });
  const rounds = Number(values.rounds);
  const sizes = numbersIn(values.products);
  const all: Measured[] = [];
  for (const products of sizes) {
    const corpus = await corpusOf(products);
    const sample = corpusSample(corpus.folder, SAMPLE);
    const queries = listingQueries(SEED, QUERIES, sample);
    console.log(`\n${whole(corpus.products)} products, ${whole(corpus.variants)} variants`);
    all.push(await measureSize({ corpus, sample, queries, rounds, isQuick: values.quick === true }));
  }
  for (const products of numbersIn(values.peers)) {
    const corpus = await corpusOf(products);
    console.log(`\npeers, ${whole(corpus.products)} products, best of 3`);
    await comparePeers(corpus, listingQueries(SEED, QUERIES, corpusSample(corpus.folder, SAMPLE)));
  }
  const growth = growthOf(all.map(({ products, p50 }) => ({ size: products, cost: p50 })));
  if (growth !== undefined) {
    const [first, last] = [Math.min(...sizes), Math.max(...sizes)];
    console.log(`\nfrom ${whole(first)} to ${whole(last)} products the p50 grows as products^${growth.toFixed(2)}`);
  }
}

const numbersIn = (text: unknown): readonly number[] =>
  String(text)
    .split(",")
    .map(Number)
    .filter((n) => n > 0);
