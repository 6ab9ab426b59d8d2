// Search quality by judged queries: precision at five and mean reciprocal rank of suggestions and results, compared with MiniSearch
// over the same documents. `npm run bench -- judged`; PRODUCTS=2000 for another catalogue size.

import { DEFAULT_TAXONOMY } from "#catalogue";
import { DEFAULT_PRODUCTS, demoProducts } from "#demo/feed";
import { judge, JUDGED_QUERIES, judgedProduct, judgeSuggestions, mean } from "#demo/judged-queries";
import type { FeedRow } from "#catalogue";
import { openEmbedded, PRODUCT_SCHEMA } from "#search";
import { productRecord } from "#search/testing/product-record";
import { all } from "#search/query";
import { viewerFilters } from "#search/visibility";
import type { IndexRecord } from "#search/schema";
import { SUGGESTION_SCHEMA, suggestionRecords } from "#search/suggestions";
import { understoodQuery } from "#search/understood-query";
import { SHOWN } from "#storefront/features/search-box/options.ts";
import { KINDS, suggestFrom } from "../demo/judged-queries/testing-suggest.ts";
import { openMiniSearch } from "./judged/minisearch.ts";

const LIST = "www_usd";

export async function run(): Promise<void> {
  const count = Number(process.env["PRODUCTS"] ?? DEFAULT_PRODUCTS);
  const rows = [...demoProducts({ products: count })].map((lines) => lines.map((line) => JSON.parse(line) as FeedRow));
  const offered = rows.filter(
    ([row]) => row!.visibility === "YES" && row!.viplevel === 0 && (row!.www_usd_price_f ?? 0) > 0,
  );
  const catalogue = new Map(offered.map((own) => [own[0]!.product_id, judgedProduct(own)]));
  const products = openEmbedded({ schema: PRODUCT_SCHEMA });
  const suggestions = openEmbedded({ schema: SUGGESTION_SCHEMA });
  const suggested: IndexRecord[] = [];
  for await (const record of suggestionRecords(rows.map(productRecord), DEFAULT_TAXONOMY)) suggested.push(record);
  await products.replace(rows.map(productRecord));
  await suggestions.replace(suggested);
  console.log(`${JUDGED_QUERIES.length} queries, ${count} products, ${suggested.length} designers and categories`);
  console.log(`${"".padEnd(28)}P@5    MRR    nDCG@10`);

  const answers = await judge(JUDGED_QUERIES, catalogue, async (text, limit) => {
    const filter = all(...viewerFilters({ priceList: LIST, vipLevel: 0 }));
    const asked = { text, limit, filter, fields: [] };
    const found = await products.search(await understoodQuery(asked, undefined, (query) => products.search(query)));
    return found.kind === "found" ? found.hits.map(({ id }) => id) : [];
  });
  printRow("results, this engine", answers, mean(answers.map(({ gain }) => gain)));
  const peer = openMiniSearch(offered.map(productRecord), PRODUCT_SCHEMA);
  const peerAnswers = await judge(JUDGED_QUERIES, catalogue, async (text, limit) => peer(text).slice(0, limit));
  printRow("results, MiniSearch", peerAnswers, mean(peerAnswers.map(({ gain }) => gain)));

  const judged = [...catalogue.values()];
  const shown = await judgeSuggestions(JUDGED_QUERIES, judged, suggestFrom(products, suggestions));
  printRow("suggestions, this engine", shown);
  const peers = {
    designer: openMiniSearch(
      suggested.filter(({ fields }) => fields["type"] === "designer"),
      SUGGESTION_SCHEMA,
    ),
    category: openMiniSearch(
      suggested.filter(({ fields }) => fields["type"] === "category"),
      SUGGESTION_SCHEMA,
    ),
    product: peer,
  };
  const paths = new Map([
    ...suggested.map(({ id, fields }) => [id, String(fields["path"])] as const),
    ...offered.map(([row]) => [row!.product_id, `/products/${row!.handle}`] as const),
  ]);
  // With the same groups and lengths.
  const peerShown = await judgeSuggestions(JUDGED_QUERIES, judged, async (text) =>
    KINDS.flatMap((kind) =>
      peers[kind](text)
        .slice(0, SHOWN[kind])
        .map((id) => paths.get(id) ?? ""),
    ),
  );
  printRow("suggestions, MiniSearch", peerShown);
  await Promise.all([products.close(), suggestions.close()]);
}

interface Judged {
  readonly text: string;
  readonly precision5: number;
  readonly reciprocalRank: number;
}

function printRow(name: string, verdicts: readonly Judged[], gain?: number): void {
  const figures = [
    mean(verdicts.map(({ precision5 }) => precision5)),
    mean(verdicts.map(({ reciprocalRank }) => reciprocalRank)),
    ...(gain === undefined ? [] : [gain]),
  ];
  console.log(`${name.padEnd(26)}  ${figures.map((figure) => figure.toFixed(3)).join("  ")}`);
  const missed = verdicts.filter(({ reciprocalRank }) => reciprocalRank === 0).map(({ text }) => text);
  if (missed.length > 0) console.log(`  nothing right for ${missed.length}: ${missed.join(", ")}`);
}
