// `npm run faults`: injects faults into a shop of several processes under load, and prints the effects on visitors and any
// acknowledged data that was lost. Needs a built shop, PostgreSQL, and OpenSearch for its faults. `-- PostgreSQL` runs only faults
// whose title contains the word.

import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { findLost } from "./faults/acknowledged.ts";
import { newTally, startLoad, type Goods, type Load, type Tally } from "./faults/load.ts";
import { createVisitor } from "./faults/requests.ts";
import { openSetup, type FaultySetup } from "./faults/setup.ts";

interface Fault {
  readonly title: string;
  /** Injects the fault, and ends it if necessary. */
  readonly inject: (setup: FaultySetup) => Promise<void>;
}

const CALM_MS = 5_000;
const FILLED_MS = 10_000;
const DOWN_MS = 5_000;
const CUT_MS = 30_000;
/** The shop has recovered once every request of an interval succeeds. */
const INTERVAL_MS = 1_000;
const RECOVERY_LIMIT_MS = 60_000;

const FAULTS: readonly Fault[] = [
  { title: "none", inject: () => pause(CALM_MS) },
  {
    title: "kill one shop process",
    inject: async ({ killShop }) => {
      killShop(0);
      await pause(CALM_MS);
    },
  },
  {
    title: "restart PostgreSQL, 5 s down",
    inject: async ({ postgres }) => {
      await postgres.stop();
      await pause(DOWN_MS);
      await postgres.start();
    },
  },
  {
    title: "fill the connection pool, 10 s",
    inject: async ({ databaseUrl }) => {
      // Reads of products wait for this lock until they have taken all connections of the pool.
      const client = new Client(databaseUrl);
      await client.connect();
      await client.query("begin; lock table product in access exclusive mode");
      await pause(FILLED_MS);
      await client.query("rollback");
      await client.end();
    },
  },
  {
    title: "kill one OpenSearch node, 10 s down",
    inject: async ({ cluster }) => {
      await cluster?.kill(0);
      await pause(2 * DOWN_MS);
      await cluster?.restart(0);
    },
  },
  {
    title: "cut OpenSearch off for 30 s",
    inject: async ({ cluster }) => {
      cluster?.hold();
      await pause(CUT_MS);
      cluster?.goOn();
    },
  },
];

const wanted = process.argv.slice(2);
const chosen = FAULTS.filter(({ title }) => wanted.length === 0 || wanted.some((word) => title.includes(word)));
const isOfCluster = ({ title }: Fault): boolean => title.includes("OpenSearch");
const setup = await openSetup({ cluster: chosen.some(isOfCluster) });
const faults = chosen.filter((fault) => setup.cluster !== undefined || !isOfCluster(fault));
try {
  const search = setup.cluster ? " and an OpenSearch of two nodes" : "";
  console.log(
    `Two shop processes on PostgreSQL${search} behind a load balancer; a process that dies is restarted after a second.\n`,
  );
  const load = startLoad(setup.address, await findGoods(setup.address));
  const table: Record<string, unknown>[] = [];
  for (const fault of faults) table.push(await measure(fault, load));
  await load.end();
  console.table(table);
  const lost = await findLost(setup.databaseUrl, load.acknowledged);
  const { orders, saved, bagged } = load.acknowledged;
  console.log(
    `Acknowledged: ${orders.length} orders, ${saved.length} saved products, ${bagged.length} products in bags.`,
  );
  console.log(lost.length === 0 ? "Nothing was lost, and the ledger is consistent." : `LOST: ${lost.join(", ")}`);
  const isHealthy = lost.length === 0 && table.every(({ recovered }) => recovered !== "no");
  process.exitCode = isHealthy ? 0 : 1;
} finally {
  await setup.close();
}

async function measure({ title, inject }: Fault, load: Load): Promise<Record<string, unknown>> {
  load.count();
  await inject(setup);
  const during = load.count();
  const began = performance.now();
  const after = newTally();
  let isHealthy = false;
  while (!isHealthy && performance.now() - began < RECOVERY_LIMIT_MS) {
    await pause(INTERVAL_MS);
    const since = load.count();
    add(after, since);
    const { ok, degraded, failed } = since.counts;
    isHealthy = degraded + failed === 0 && ok > 0;
  }
  add(during, after);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const { ok, degraded, failed } = during.counts;
  const reasons = [...during.reasons].map(([reason, count]) => `${count} × ${reason}`).join(", ");
  return { fault: title, ok, degraded, failed, recovered: isHealthy ? `${seconds} s` : "no", reasons };
}

function add(sum: Tally, { counts, reasons }: Tally): void {
  for (const outcome of ["ok", "degraded", "failed"] as const) sum.counts[outcome] += counts[outcome];
  for (const [reason, count] of reasons) sum.reasons.set(reason, (sum.reasons.get(reason) ?? 0) + count);
}

/** Products with enough stock. */
async function findGoods(address: string): Promise<Goods[]> {
  const visitor = createVisitor(address, 0);
  const { data } = await visitor.page("collection", "/us/collections/women-clothing");
  const { products } = data as { readonly products: readonly { readonly id: string; readonly href: string }[] };
  const goods: Goods[] = [];
  for (const { id, href } of products) {
    const { data: page } = await visitor.page("product", href);
    const { sizes } = page as { readonly sizes: readonly { readonly variantId: string; readonly stock: number }[] };
    const size = sizes.find(({ stock }) => stock > 3);
    if (size) goods.push({ href, productId: id, variantId: size.variantId });
  }
  return goods;
}
