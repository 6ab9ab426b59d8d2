// Measures the engine with one catalogue and prints the results.

import { printFilter } from "#search/dialects/listing/print-filter";
import { refinementFilter } from "#search/query";
import type { IndexRecord } from "#search/schema";
import type { ListingQuery } from "#search/testing/listing-queries";
import { startApart } from "./child-process.ts";
import type { Corpus } from "./corpus.ts";
import type { EngineTasks } from "./engine-process.ts";
import { mb, median, ms, percentile, printRow, spreadOf, whole } from "./format.ts";
import { measureHttp } from "./over-http.ts";
import { algoliaRequest, listingRequest } from "./requests.ts";
import type { Stall } from "./stalls.ts";
import type { UpdateTasks } from "./update-process.ts";

export interface SizeOptions {
  readonly corpus: Corpus;
  readonly sample: readonly IndexRecord[];
  readonly queries: readonly ListingQuery[];
  readonly rounds: number;
  /** True to skip building and changing. */
  readonly isQuick: boolean;
}

export interface Measured {
  readonly products: number;
  readonly p50: number;
}

/** Reduced queries, to show the cost of each part. */
const PARTS = [
  ["no hits", { limit: 0 }],
  ["no facets", { facets: [] }],
  ["neither", { limit: 0, facets: [] }],
] as const;

export async function measureSize(options: SizeOptions): Promise<Measured> {
  if (options.isQuick) return measureSearches(options);
  await measureBuild(options);
  const measured = await measureSearches(options);
  await measureUpdates(options);
  return measured;
}

async function measureBuild({ corpus }: SizeOptions): Promise<void> {
  const building = startApart<UpdateTasks>(new URL("update-process.ts", import.meta.url));
  const { seconds, cpuSeconds } = await building.ask("build", corpus);
  const rate = `${whole(corpus.products / seconds)} products/s`;
  printRow("build", `${seconds.toFixed(1)} s, ${rate}; ${cpuSeconds.toFixed(1)} s of processor time`);
  await building.end();
}

async function measureSearches({ corpus, queries, rounds }: SizeOptions): Promise<Measured> {
  const serving = startApart<EngineTasks>(new URL("engine-process.ts", import.meta.url));
  const asked = queries.map(({ query }) => query);
  const { seconds, before, after, firstSearch } = await serving.ask("load", {
    folder: corpus.folder,
    query: asked[0]!,
  });
  const { index, documents } = corpus.bytes;
  printRow("snapshot", `${mb(index)} of index, ${mb(documents)} of documents; loaded in ${seconds.toFixed(2)} s`);
  const { best, totals, cpuMilliseconds, resident } = await serving.ask("search", { queries: asked, rounds });
  printRow("memory", `${mb(after)} after loading, ${mb(resident)} after the searches (${mb(before)} before)`);
  printRow(
    "in process",
    `${spreadOf(best)}; ${ms(cpuMilliseconds)} ms of processor time a search; first ${ms(firstSearch)} ms`,
  );
  for (const kind of ["category", "refined", "text"] as const) {
    printRow("", `${kind.padEnd(10)}${spreadOf(best.filter((_, at) => queries[at]!.kind === kind))}`);
  }
  for (const [name, parts] of PARTS) {
    const only = await serving.ask("search", { queries: asked.map((query) => ({ ...query, ...parts })), rounds: 5 });
    printRow("", `${name.padEnd(10)}${spreadOf(only.best)}`);
  }
  const slowest = [...best.entries()].toSorted(([, one], [, other]) => other - one).slice(0, 3);
  for (const [at, time] of slowest)
    printRow("", `${ms(time)} ms, ${whole(totals[at]!)} found: ${nameOf(queries[at]!)}`);
  const ports = await serving.ask("listen", undefined);
  for (const [name, requestOf] of [["listing", listingRequest] as const, ["Algolia", algoliaRequest] as const]) {
    const http = await measureHttp({ ports, requests: asked.map(requestOf), rounds });
    const again = await serving.ask("search", { queries: asked, rounds: 3 });
    const own = Math.min(median(best), median(again.best));
    const over = (percentile(http.best, 0.5) - percentile(http.floor, 0.5)) / own;
    printRow("over HTTP", `${name}: ${spreadOf(http.best)}; ${whole(http.bytes)} bytes an answer`);
    printRow("", `floor:   ${spreadOf(http.floor)}; (p50 − floor) / in process = ${over.toFixed(2)}`);
  }
  await serving.end();
  return { products: corpus.products, p50: median(best) };
}

async function measureUpdates({ corpus, sample }: SizeOptions): Promise<void> {
  const changing = startApart<UpdateTasks>(new URL("update-process.ts", import.meta.url));
  const { idle, applied, merge } = await changing.ask("update", { folder: corpus.folder, sample });
  await changing.end();
  for (const { changes, visible, stalls } of applied) {
    const worst = { wall: Math.max(...stalls.map(({ wall }) => wall)), own: Math.max(...stalls.map(({ own }) => own)) };
    const stall = `longest stall of ${stalls.length}: ${stallOf(worst)}`;
    printRow(`${whole(changes)} change${changes > 1 ? "s" : ""}`, `seen after ${ms(median(visible))} ms; ${stall}`);
  }
  const { seconds, cpuSeconds, stall } = merge;
  printRow(
    "merge of all",
    `${seconds.toFixed(1)} s, ${cpuSeconds.toFixed(1)} s of processor time; longest stall ${stallOf(stall)}`,
  );
  printRow("", `the same measure of a process at rest: ${stallOf(idle)}`);
}

const stallOf = ({ wall, own }: Stall): string => `${ms(own)} ms of processor time, ${ms(wall)} ms by the clock`;

/** A query without the parts that all pages have. */
function nameOf({ kind, query }: ListingQuery): string {
  const { text, filter, refinements = [], sort, offset = 0 } = query;
  const conditions = filter?.kind === "all" ? filter.of.slice(3) : [];
  const parts = [...conditions, ...refinements.map(refinementFilter)].map(printFilter);
  return [
    `${kind} page`,
    ...(text === undefined ? [] : [JSON.stringify(text)]),
    ...(parts.length > 0 ? [`where ${parts.join(" and ")}`] : []),
    ...(sort ? [`by ${sort.attribute}`] : []),
    ...(offset > 0 ? [`from ${offset}`] : []),
  ].join(" ");
}
