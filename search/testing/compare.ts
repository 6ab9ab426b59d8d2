// Compares the embedded backend with the oracle over the demo catalogue with changes, and prints differences:
// `node search/testing/compare.ts --products 20000 --queries 20000 [--seed 1]`

import { parseArgs } from "node:util";
import { openEmbedded } from "../backends/embedded.ts";
import { PRODUCT_SCHEMA } from "../products.ts";
import { compareWithOracle } from "./comparison.ts";

/** Number of differences printed in full. */
const PRINTED = 10;

const { values } = parseArgs({
  options: {
    products: { type: "string", default: "20000" },
    queries: { type: "string", default: "20000" },
    seed: { type: "string", default: "1" },
  },
});
const queries = Number(values.queries);
const backend = openEmbedded({ schema: PRODUCT_SCHEMA });
let printed = 0;
const { differences, found, refused, changes } = await compareWithOracle({
  products: Number(values.products),
  queries,
  seed: Number(values.seed),
  backend,
  onDifference(difference, query) {
    if (++printed > PRINTED) return;
    console.log(`${difference.slice(0, 4_000)}\n  of ${JSON.stringify(query)}\n`);
  },
  onProgress: (done) => done % 500 === 0 && console.error(`${done} of ${queries} queries, ${printed} differences`),
});
await backend.close();
console.log(
  `${values.products} products, ${queries} queries (${found} found something, ${refused} refused), ` +
    `${changes} changes, ${differences} differences`,
);
if (differences > 0) process.exitCode = 1;
