// Runs the same queries on other engines and compares the times.

import { Engine } from "#search/engine/index";
import { PRODUCT_SCHEMA } from "#search/products";
import type { SearchResult } from "#search/query";
import type { ListingQuery } from "#search/testing/listing-queries";
import { corpusRecords, type Corpus } from "./corpus.ts";
import { median, ms, printRow, spreadOf } from "./format.ts";
import { openLoop } from "./peers/loop.ts";
import { openMiniSearch } from "./peers/minisearch.ts";
import { agrees, type OpenPeer, type Peer } from "./peers/peer.ts";
import { openPostgres } from "./peers/postgres.ts";
import { openSqlite } from "./peers/sqlite.ts";

const PEERS: readonly (readonly [name: string, open: OpenPeer])[] = [
  ["MiniSearch", openMiniSearch],
  ["PostgreSQL", openPostgres],
  ["SQLite", openSqlite],
  ["a loop", openLoop],
];

/** Rounds for all engines; few, because some peers are slow. */
const ROUNDS = 3;

export async function comparePeers(corpus: Corpus, queries: readonly ListingQuery[]): Promise<void> {
  const engine = new Engine({ schema: PRODUCT_SCHEMA, folder: corpus.folder });
  const search = (query: ListingQuery["query"]) => engine.search(query) as SearchResult;
  const own = await times(queries, search);
  const expected = queries.map(({ query }) => search(query));
  printRow("this engine", spreadOf(own));
  for (const [name, open] of PEERS) {
    const peer = await open(() => corpusRecords(corpus.folder));
    if ("kind" in peer) printRow(name, `SKIPPED: ${peer.reason}`);
    else {
      const theirs = await times(queries, (query) => peer.search(query));
      const faster = median(theirs) / median(await times(queries, search));
      printRow(
        peer.name,
        `${spreadOf(theirs)}; p50 ${faster.toFixed(0)} × ours; ${await exactness(peer, queries, expected)}`,
      );
      for (const kind of ["category", "refined", "text"] as const) {
        const of = (all: readonly number[]) => median(all.filter((_, at) => queries[at]!.kind === kind));
        printRow(
          "",
          `${kind.padEnd(10)}p50 ${ms(of(theirs))} ms, ours ${ms(of(own))} ms: ${(of(theirs) / of(own)).toFixed(0)} ×`,
        );
      }
      await peer.close();
    }
  }
  await engine.close();
}

/** Best time of each query in milliseconds. */
async function times(queries: readonly ListingQuery[], search: (query: ListingQuery["query"]) => unknown) {
  const best = queries.map(() => Infinity);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, { query }] of queries.entries()) {
      const began = performance.now();
      await search(query);
      best[index] = Math.min(best[index]!, performance.now() - began);
    }
  }
  return best;
}

/** Only queries without text, which have one correct result. */
async function exactness(peer: Peer, queries: readonly ListingQuery[], expected: readonly SearchResult[]) {
  let [same, all] = [0, 0];
  for (const [index, { kind, query }] of queries.entries()) {
    if (kind === "text") continue;
    all++;
    if (agrees(expected[index]!, await peer.search(query))) same++;
  }
  return `same results for ${same} of ${all} queries without text; ${peer.note}`;
}
