// Compares the embedded backend with the oracle over the demo catalogue, with changes in between; prints what differs:
// `node search/testing/compare.ts --products 20000 --queries 20000 [--seed 1] [--only listing|generated]`

import { parseArgs } from "node:util";
import * as fc from "fast-check";
import { openEmbedded } from "../backends/embedded.ts";
import { PRODUCT_SCHEMA } from "../products.ts";
import type { SearchQuery } from "../query.ts";
import { arbitraryQuery } from "./arbitrary-queries.ts";
import { demoChanges } from "./demo-changes.ts";
import { differenceOf } from "./differences.ts";
import { listingQueries } from "./listing-queries.ts";
import { createOracle } from "./oracle.ts";
import { vocabularyOf } from "./record-vocabulary.ts";
import { someDemoRecords } from "./testing-demo.ts";

/** Differences printed in full, and queries between two changes. */
const PRINTED = 10;
const BETWEEN_CHANGES = 20;

const { values } = parseArgs({
  options: {
    products: { type: "string", default: "20000" },
    queries: { type: "string", default: "20000" },
    seed: { type: "string", default: "1" },
    only: { type: "string" },
  },
});
const [products, count, seed] = [Number(values.products), Number(values.queries), Number(values.seed)];

const all = someDemoRecords(Math.ceil(products * 1.05), { products: Math.ceil(products * 1.05) });
const [present, coming] = [all.slice(0, products), all.slice(products)];
const oracle = createOracle(PRODUCT_SCHEMA, present);
const backend = openEmbedded({ schema: PRODUCT_SCHEMA });
await backend.replace(present);
console.error(`${products} products, ${(await backend.status()).variants} variants`);

const changes = demoChanges(seed, present, coming);
let [differences, refused, found, changed] = [0, 0, 0, 0];
for (const [index, query] of queries().entries()) {
  if (index % BETWEEN_CHANGES === BETWEEN_CHANGES - 1) {
    const batch = changes.next().value ?? [];
    await Promise.all([oracle.apply(batch), backend.apply(batch)]);
    changed += batch.length;
  }
  const expected = await oracle.search(query);
  const difference = differenceOf(expected, await backend.search(query));
  if (expected.kind === "refused") refused++;
  else if (expected.total > 0) found++;
  if (difference !== undefined && ++differences <= PRINTED) {
    console.log(`query ${index}: ${difference.slice(0, 2_000)}\n  of ${JSON.stringify(query).slice(0, 4_000)}`);
  }
  if ((index + 1) % 500 === 0) console.error(`${index + 1} of ${count} queries, ${differences} differences`);
}
const [own, theirs] = [await oracle.status(), await backend.status()];
if (own.products !== theirs.products || own.variants !== theirs.variants) {
  differences++;
  console.log(`status: expected ${JSON.stringify(own)}, got ${JSON.stringify(theirs)}`);
}
await backend.close();
console.log(
  `${count} queries (${found} found something, ${refused} refused), ${changed} changes, ${differences} differences`,
);
if (differences > 0) process.exitCode = 1;

/** What shoppers ask and what nobody would, by turns. */
function queries(): readonly SearchQuery[] {
  const sample = all.filter((_, index) => index % Math.ceil(all.length / 2_000) === 0);
  const asked = values.only === "generated" ? [] : listingQueries(seed, count, sample).map(({ query }) => query);
  const numRuns = values.only === "listing" ? 0 : count;
  const generated = fc
    .sample(arbitraryQuery(vocabularyOf(PRODUCT_SCHEMA, sample)), { seed, numRuns })
    .map((query) => ({ ...query, limit: Math.min(query.limit ?? 0, 100) }));
  return Array.from({ length: count }, (_, index) => {
    const [first, second] = index % 2 === 0 ? [asked, generated] : [generated, asked];
    return first[index] ?? second[index]!;
  });
}
