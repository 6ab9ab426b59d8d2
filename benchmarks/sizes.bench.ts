// Cost of choosing and counting sizes in a listing: `npm run bench -- sizes [--products 24000] [--rounds 40]`. The unit is the same
// listing with sizes whether in stock or not, in the same rounds. "As a number" asks for the stock itself, as listings once did.

import { parseArgs } from "node:util";
import { WOMENS_CLOTHING } from "#catalogue";
import { Engine } from "#search/engine/index";
import { PRODUCT_SCHEMA } from "#search/products";
import { all, type FacetRequest, is, type Refinement, type SearchQuery } from "#search/query";
import { SIZE_ATTRIBUTES } from "#search/state";
import { viewerFilters } from "#search/visibility";
import { corpusOf } from "./search/corpus.ts";
import { median, ms, whole } from "./search/format.ts";

const GROUPS = WOMENS_CLOTHING.groups.map(({ name, labels }) => ({ name, values: labels }));
const CHOSEN = WOMENS_CLOTHING.groups.find(({ name }) => name === "M")?.labels ?? [];
const IN_STOCK: Refinement = { attribute: "inventory_quantity", range: { above: 0 } };

interface Way {
  readonly attribute: string;
  readonly also: readonly Refinement[];
}

const WAYS = {
  "in stock or not": { attribute: SIZE_ATTRIBUTES.all, also: [] },
  "in stock, as a number": { attribute: SIZE_ATTRIBUTES.all, also: [IN_STOCK] },
  "in stock, as an attribute": { attribute: SIZE_ATTRIBUTES.inStock, also: [] },
} as const satisfies Readonly<Record<string, Way>>;

const listing: SearchQuery = {
  filter: all(
    ...viewerFilters({ priceList: "eu_eur", vipLevel: 0 }),
    is("department", "women"),
    is("tags", "Clothing"),
  ),
  limit: 48,
};
const facets = (attribute: string): readonly FacetRequest[] => [
  ...["department", "product_type", "tags", "vendor", "color", "options"].map((one) => ({ attribute: one })),
  { attribute: "eu_eur_price_f", limit: 0 },
  { attribute, groups: GROUPS },
];

const CASES: Readonly<Record<string, (way: Way) => SearchQuery>> = {
  "a chosen size": ({ attribute, also }) => ({
    ...listing,
    refinements: [{ attribute, operator: "or", values: CHOSEN }, ...also],
    facets: facets(attribute),
  }),
  "counts before any is chosen": ({ attribute, also }) => ({
    ...listing,
    refinements: also,
    facets: facets(attribute),
  }),
};

export async function run(): Promise<void> {
  const { values } = parseArgs({
    allowPositionals: true,
    strict: false,
    options: { products: { type: "string", default: "24000" }, rounds: { type: "string", default: "40" } },
  });
  const corpus = await corpusOf(Number(values.products));
  const engine = new Engine({ schema: PRODUCT_SCHEMA, folder: corpus.folder });
  for (const [title, queryOf] of Object.entries(CASES)) {
    const times = measure(engine, queryOf, Number(values.rounds));
    const unit = Math.min(...(times.get("in stock or not") ?? []));
    console.log(`\n${title}, ${whole(corpus.products)} products`);
    for (const [name, own] of times) {
      const found = engine.search(queryOf(WAYS[name]));
      const total = found.kind === "found" ? found.total : 0;
      const best = Math.min(...own);
      const figure = `${(best / unit).toFixed(2)} ×  best ${ms(best)} ms, p50 ${ms(median(own))} ms, ${whole(total)} found`;
      console.log(`  ${name.padEnd(26)} ${figure}`);
    }
  }
  await engine.close();
}

/** Ways take turns, so that other work on the machine disturbs them alike. The first rounds only warm up. */
function measure(engine: Engine, queryOf: (way: Way) => SearchQuery, rounds: number) {
  const names = Object.keys(WAYS) as (keyof typeof WAYS)[];
  const times = new Map(names.map((name) => [name, [] as number[]]));
  for (let round = -WARM_UP; round < rounds; round++) {
    for (const name of names) {
      const query = queryOf(WAYS[name]);
      const began = performance.now();
      const found = engine.search(query);
      const took = performance.now() - began;
      if (found.kind === "refused") throw new Error(found.message);
      if (round >= 0) times.get(name)?.push(took);
    }
  }
  return times;
}

const WARM_UP = 10;
