// Changes a live index in a process: time until changes are visible, and the longest stall.

import { linkSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { Engine } from "#search/engine/index";
import { PRODUCT_SCHEMA } from "#search/products";
import { all, is } from "#search/query";
import type { Change, IndexRecord } from "#search/schema";
import { answerTasks } from "./child-process.ts";
import { CORPORA, corpusRecords } from "./corpus.ts";
import { usageOf, type Usage } from "./format.ts";
import { stallDuring, type Stall } from "./stalls.ts";

export interface Applied {
  readonly changes: number;
  /** Milliseconds from the call until searches see the whole change, for each repetition. */
  readonly visible: readonly number[];
  /** Longest stall of the event loop in each repetition. */
  readonly stalls: readonly Stall[];
}

export interface Updated {
  /** The same measurement of an idle process, as a baseline of the machine. */
  readonly idle: Stall;
  readonly applied: readonly Applied[];
  readonly merge: Usage & { readonly stall: Stall };
}

const PRICE = "eu_eur_price_f";
const REPETITIONS = [
  { changes: 1, times: 15 },
  { changes: 100, times: 7 },
  { changes: 1000, times: 3 },
];

const tasks = {
  /** Rebuilds the index of the corpus in another folder. */
  async build({ folder }: { readonly folder: string }): Promise<Usage> {
    return elsewhere(async (target) => {
      const engine = new Engine({ schema: PRODUCT_SCHEMA, folder: target });
      const usage = await usageOf(() => engine.replace(corpusRecords(folder)));
      await engine.close();
      return usage;
    });
  },

  async update(given: { readonly folder: string; readonly sample: readonly IndexRecord[] }): Promise<Updated> {
    return elsewhere(async (target) => {
      // Snapshot files are immutable, so links are enough.
      for (const name of readdirSync(given.folder)) linkSync(join(given.folder, name), join(target, name));
      const idle = await stallDuring(() => after(500));
      const engine = new Engine({ schema: PRODUCT_SCHEMA, folder: target });
      const applied: Applied[] = [];
      for (const { changes, times } of REPETITIONS)
        applied.push(await measureApply(engine, given.sample, changes, times));
      await engine.settled();
      await engine.close();
      return { idle, applied, merge: await measureMerge(target, given.sample) };
    });
  },
};
export type UpdateTasks = typeof tasks;

async function measureApply(engine: Engine, sample: readonly IndexRecord[], count: number, times: number) {
  const [visible, stalls]: [number[], Stall[]] = [[], []];
  for (let time = 0; time < times; time++) {
    // Unique prices, so that finding one proves that the change is visible.
    const price = 0.01 + count + time / 1000;
    const changes = sample.slice(0, count).map((record) => priceChange(record, price));
    const stall = await stallDuring(() => engine.apply(changes));
    const found = engine.search({ filter: all(is(PRICE, price), is("visibility", "YES")), limit: 0 });
    const expected = sample.slice(0, count).filter(({ fields }) => fields["visibility"] === "YES").length;
    if (found.kind !== "found" || found.total !== expected)
      throw new Error(`${count} changes were only partly visible.`);
    visible.push(stall.milliseconds);
    stalls.push(stall);
    await engine.settled();
  }
  return { changes: count, visible, stalls };
}

/** Merges everything into a new snapshot after any change. */
async function measureMerge(folder: string, sample: readonly IndexRecord[]): Promise<Updated["merge"]> {
  const engine = new Engine({ schema: PRODUCT_SCHEMA, folder, limits: { records: 0, part: 0 } });
  let stall: Stall = { wall: 0, own: 0 };
  const usage = await usageOf(async () => {
    await engine.apply([priceChange(sample[0]!, 1)]);
    stall = await stallDuring(() => engine.settled());
  });
  await engine.close();
  return { ...usage, stall };
}

const priceChange = ({ id, variants }: IndexRecord, price: number): Change => ({
  kind: "patch",
  id,
  fields: { [PRICE]: price },
  variants: variants.map((variant) => ({ id: variant.id, fields: { [PRICE]: price, inventory_quantity: 1 } })),
});

async function elsewhere<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(CORPORA, "changing-"));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

answerTasks(tasks);
