// Cost of merchandising rules in a listing: `npm run bench -- merchandising [--products 24000] [--rounds 60]`. The unit is the same listing
// without rules, in the same rounds. All others have 200 rules, of which those named apply.

import { parseArgs } from "node:util";
import { decide, RuleBody, type RuleBook, ruleBookOf, type StoredRule } from "#commerce/merchandising";
import { Engine } from "#search/engine/index";
import { PRODUCT_SCHEMA } from "#search/products";
import { all, is, type SearchQuery } from "#search/query";
import { NEW_IN } from "#search/size-run";
import { viewerFilters } from "#search/visibility";
import { arrangedQuery, runArranged } from "../browsing/merchandising/arranged-query.ts";
import { corpusOf } from "./search/corpus.ts";
import { median, ms, whole } from "./search/format.ts";

const LISTING = "/collections/women-clothing";
const ATTRIBUTES = ["department", "product_type", "tags", "vendor", "color", "options"];

const query: SearchQuery = {
  filter: all(
    ...viewerFilters({ priceList: "eu_eur", vipLevel: 0 }),
    is("department", "women"),
    is("tags", "Clothing"),
  ),
  sort: NEW_IN,
  limit: 48,
  facets: ATTRIBUTES.map((attribute) => ({ attribute })),
};

const rule = (id: string, path: string, actions: readonly unknown[]): StoredRule => ({
  ...RuleBody.parse({ name: id, scope: { kind: "listing", path }, actions }),
  id,
});

/** Rules of other listings and of words. */
const others = Array.from({ length: 199 }, (_, at) =>
  rule(`other-${at}`, `/collections/other-${at}`, [{ kind: "hide", where: { tags: ["x"] } }]),
);

export async function run(): Promise<void> {
  const { values } = parseArgs({
    allowPositionals: true,
    strict: false,
    options: { products: { type: "string", default: "24000" }, rounds: { type: "string", default: "60" } },
  });
  const corpus = await corpusOf(Number(values.products));
  const engine = new Engine({ schema: PRODUCT_SCHEMA, folder: corpus.folder });
  const found = engine.search({ ...query, offset: 200 });
  if (found.kind === "refused") throw new Error(found.message);
  const pins = found.hits.slice(0, 8).map(({ id }, at) => ({ kind: "pin", product: id, place: at * 3 + 1 }));
  const [vendor = "", other = ""] = found.facets[3]!.values.map(({ value }) => value);
  const boost = { kind: "boost", where: { designers: [vendor] } };
  const bury = { kind: "bury", where: { designers: [other] } };
  const hide = { kind: "hide", where: { designers: [other] } };
  const cases: Readonly<Record<string, readonly StoredRule[]>> = {
    "no rules": [],
    "none apply": others,
    "8 pins": [...others, rule("own", LISTING, pins)],
    hide: [...others, rule("own", LISTING, [hide])],
    bury: [...others, rule("own", LISTING, [bury])],
    "pins, boost and bury": [...others, rule("own", LISTING, [...pins, boost, bury])],
  };
  const books = Object.entries(cases).map(([name, rules]) => [name, ruleBookOf(rules)] as const);
  const times = new Map(Object.keys(cases).map((name) => [name, [] as number[]]));
  for (let round = -WARM_UP; round < Number(values.rounds); round++) {
    for (const [name, rules] of books) {
      const began = performance.now();
      await search(engine, rules);
      if (round >= 0) times.get(name)?.push(performance.now() - began);
    }
  }
  const unit = Math.min(...(times.get("no rules") ?? []));
  console.log(`\n${whole(found.total)} of ${whole(corpus.products)} products listed`);
  for (const [name, own] of times) {
    const best = Math.min(...own);
    console.log(`  ${name.padEnd(22)} ${(best / unit).toFixed(2)} ×  best ${ms(best)} ms, p50 ${ms(median(own))} ms`);
  }
  await engine.close();
}

const WARM_UP = 10;

async function search(engine: Engine, rules: RuleBook): Promise<void> {
  const now = Date.now();
  const decision = decide(rules, { texts: [], listing: LISTING, market: "de", contexts: [], now });
  const asked = arrangedQuery(query, decision, { isOwnOrder: true, now });
  const found = await runArranged(async (one) => engine.search(one), asked);
  if (found.kind === "refused") throw new Error(found.message);
}
