// `npm run faults`: breaks a shop of several processes under load, one part after another, and prints what visitors noticed and
// whether anything that the shop had acknowledged is lost. Needs PostgreSQL, OpenSearch for its part, and a built shop;
// `-- PostgreSQL` runs some of them.

import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { findLost } from "./faults/acknowledged.ts";
import { newTally, startLoad, type Goods, type Load, type Tally } from "./faults/load.ts";
import { createVisitor } from "./faults/requests.ts";
import { openSetup, type FaultySetup } from "./faults/setup.ts";

interface Fault {
  readonly title: string;
  /** Breaks something, and mends what does not mend itself. */
  readonly make: (setup: FaultySetup) => Promise<void>;
}

const CALM_MS = 5_000;
const FILLED_MS = 10_000;
const DOWN_MS = 5_000;
const CUT_MS = 30_000;
/** The shop has recovered when all answers of such a while are whole. */
const WHILE_MS = 1_000;
const RECOVERS_WITHIN_MS = 60_000;

const FAULTS: readonly Fault[] = [
  { title: "none", make: () => pause(CALM_MS) },
  {
    title: "kill one shop process",
    make: async ({ killShop }) => {
      killShop(0);
      await pause(CALM_MS);
    },
  },
  {
    title: "restart PostgreSQL, 5 s down",
    make: async ({ postgres }) => {
      await postgres.stop();
      await pause(DOWN_MS);
      await postgres.start();
    },
  },
  {
    title: "fill the connection pool, 10 s",
    make: async ({ databaseUrl }) => {
      // Whoever reads a product waits, until no connection is left for those who read anything else.
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
    make: async ({ cluster }) => {
      await cluster?.kill(0);
      await pause(2 * DOWN_MS);
      await cluster?.restart(0);
    },
  },
  {
    title: "cut OpenSearch off for 30 s",
    make: async ({ cluster }) => {
      cluster?.hold();
      await pause(CUT_MS);
      cluster?.goOn();
    },
  },
];

const wanted = process.argv.slice(2);
const setup = await openSetup();
const faults = FAULTS.filter(
  ({ title }) =>
    (wanted.length === 0 || wanted.some((word) => title.includes(word))) &&
    (setup.cluster !== undefined || !title.includes("OpenSearch")),
);
try {
  const search = setup.cluster ? " and an OpenSearch of two nodes" : "";
  console.log(
    `Two shop processes on PostgreSQL${search} behind a balancer; one that dies is started again after a second.\n`,
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
  console.log(lost.length === 0 ? "Nothing of it is lost, and the books add up." : `LOST: ${lost.join(", ")}`);
  const isWhole = lost.length === 0 && table.every(({ recovered }) => recovered !== "no");
  process.exitCode = isWhole ? 0 : 1;
} finally {
  await setup.close();
}

async function measure({ title, make }: Fault, load: Load): Promise<Record<string, unknown>> {
  load.count();
  await make(setup);
  const during = load.count();
  const began = performance.now();
  const after = newTally();
  let isWhole = false;
  while (!isWhole && performance.now() - began < RECOVERS_WITHIN_MS) {
    await pause(WHILE_MS);
    const since = load.count();
    add(after, since);
    const { ok, degraded, failed } = since.counts;
    isWhole = degraded + failed === 0 && ok > 0;
  }
  add(during, after);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const { ok, degraded, failed } = during.counts;
  const reasons = [...during.reasons].map(([why, count]) => `${count} × ${why}`).join(", ");
  return { fault: title, ok, degraded, failed, recovered: isWhole ? `${seconds} s` : "no", reasons };
}

function add(sum: Tally, { counts, reasons }: Tally): void {
  for (const outcome of ["ok", "degraded", "failed"] as const) sum.counts[outcome] += counts[outcome];
  for (const [why, count] of reasons) sum.reasons.set(why, (sum.reasons.get(why) ?? 0) + count);
}

/** Products that there are enough of. */
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
