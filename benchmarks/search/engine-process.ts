// A process with only the engine: loads a snapshot, searches it, then serves it over HTTP.

import { Engine } from "#search/engine/index";
import { PRODUCT_SCHEMA } from "#search/products";
import type { SearchQuery } from "#search/query";
import { answerTasks } from "./child-process.ts";

export interface Loaded {
  readonly seconds: number;
  /** Resident bytes before and after loading, and after the first search. */
  readonly before: number;
  readonly after: number;
  readonly firstSearch: number;
}

export interface Searched {
  /** Best time of each query in milliseconds. */
  readonly best: readonly number[];
  readonly totals: readonly number[];
  /** CPU time per query in milliseconds, without the first round. */
  readonly cpuMilliseconds: number;
  readonly resident: number;
}

let engine: Engine | undefined;

const tasks = {
  load({ folder, query }: { readonly folder: string; readonly query: SearchQuery }): Loaded {
    const before = resident();
    const began = performance.now();
    engine = new Engine({ schema: PRODUCT_SCHEMA, folder });
    const loaded = performance.now();
    engine.search(query);
    const searched = performance.now();
    return { seconds: (loaded - began) / 1000, before, after: resident(), firstSearch: searched - loaded };
  },

  /** Each round runs every query once, so that a query does not profit from its own CPU cache lines. */
  search({ queries, rounds }: { readonly queries: readonly SearchQuery[]; readonly rounds: number }): Searched {
    const [best, totals] = [queries.map(() => Infinity), queries.map(() => 0)];
    let before = process.cpuUsage();
    for (let round = 0; round < rounds; round++) {
      if (round === 1) before = process.cpuUsage();
      for (const [index, query] of queries.entries()) {
        const began = performance.now();
        const found = engine!.search(query);
        best[index] = Math.min(best[index]!, performance.now() - began);
        if (found.kind === "refused") throw new Error(found.message);
        totals[index] = found.total;
      }
    }
    const { user, system } = process.cpuUsage(before);
    const searches = Math.max(1, rounds - 1) * queries.length;
    return { best, totals, cpuMilliseconds: (user + system) / 1000 / searches, resident: resident() };
  },

  async listen(): Promise<{ readonly search: number; readonly floor: number }> {
    const { backendOf, listenWith } = await import("./serving.ts");
    return (await listenWith(backendOf(engine!))).ports;
  },
};
export type EngineTasks = typeof tasks;

function resident(): number {
  globalThis.gc?.();
  return process.memoryUsage.rss();
}

answerTasks(tasks);
