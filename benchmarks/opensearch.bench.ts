// Cost of a listing over HTTP on OpenSearch compared with the embedded engine:
// `npm run bench -- opensearch [--products 24000,500000] [--rounds 5] [--nodes http://…,http://…]`. Without nodes, it starts a
// cluster of two if possible.

import { parseArgs } from "node:util";
import { openEmbedded, PRODUCT_SCHEMA } from "#search";
import { connect, openOpenSearch } from "#search/backends/opensearch";
import { listingQueries } from "#search/testing/listing-queries";
import { startCluster } from "#search/testing/opensearch-cluster";
import { corpusOf, corpusRecords, corpusSample } from "./search/corpus.ts";
import { median, printRow, spreadOf, whole } from "./search/format.ts";
import { measureHttp } from "./search/over-http.ts";
import { listingRequest } from "./search/requests.ts";
import { listenWith } from "./search/serving.ts";

/** Full JIT compilation, unlike in tests, which are too short for it. */
const LASTING = "-Xms1500m -Xmx1500m";
const QUERIES = 100;
const SEED = 1;
const SAMPLE = 1_500;

export async function run(): Promise<void> {
  const { values } = parseArgs({
    allowPositionals: true,
    strict: false,
    options: {
      products: { type: "string", default: "24000" },
      rounds: { type: "string", default: "5" },
      nodes: { type: "string", default: "" },
    },
  });
  const given = String(values.nodes).split(",").filter(Boolean);
  const cluster = given.length > 0 ? undefined : await startCluster(2, LASTING);
  if (cluster?.kind === "unavailable") return console.log(`OpenSearch is not available: ${cluster.reason}`);
  try {
    for (const products of String(values.products).split(",").map(Number)) {
      await compare(products, Number(values.rounds), cluster?.nodes ?? given);
    }
  } finally {
    await cluster?.close();
  }
}

async function compare(size: number, rounds: number, nodes: readonly string[]): Promise<void> {
  const corpus = await corpusOf(size);
  console.log(`\n${whole(corpus.products)} products, ${whole(corpus.variants)} variants`);
  const embedded = openEmbedded({ schema: PRODUCT_SCHEMA, folder: corpus.folder });
  // The first search loads the vocabulary, which can be slow.
  const connection = connect({ nodes, timeout: 60_000 });
  const hosted = openOpenSearch({ connection, schema: PRODUCT_SCHEMA, name: `bench-${size}` });
  if ((await hosted.status()).position !== String(size)) await fill(hosted, corpus.folder, size);
  const queries = listingQueries(SEED, QUERIES, corpusSample(corpus.folder, SAMPLE));
  const requests = queries.map(({ query }) => listingRequest(query));
  const [near, far] = [await listenWith(embedded), await listenWith(hosted)];
  await measureHttp({ ports: far.ports, requests, rounds: 1 });
  const own = await measureHttp({ ports: near.ports, requests, rounds });
  const theirs = await measureHttp({ ports: far.ports, requests, rounds });
  printRow("embedded", spreadOf(own.best));
  printRow("OpenSearch", spreadOf(theirs.best));
  const ratios = theirs.best.map((time, at) => time / own.best[at]!);
  for (const kind of ["category", "refined", "text"] as const) {
    printRow(
      kind,
      `${median(ratios.filter((_, at) => queries[at]!.kind === kind)).toFixed(1)} times the embedded engine's time`,
    );
  }
  printRow("all", `${median(ratios).toFixed(1)} times, the median of ${QUERIES} listings`);
  await Promise.all([near.close(), far.close(), embedded.close(), hosted.close()]);
}

async function fill(backend: ReturnType<typeof openOpenSearch>, folder: string, size: number): Promise<void> {
  const began = performance.now();
  await backend.replace(corpusRecords(folder), { position: String(size) });
  const seconds = (performance.now() - began) / 1000;
  printRow("indexed", `in ${seconds.toFixed(0)} s, ${whole(size / seconds)} products a second`);
}
