// Time and memory to find the alerts of 100,000 saved products after an import that lowers 10,000 prices. BENCH_CUSTOMERS sets the number of
// customers, each with ten products.

import { sql } from "drizzle-orm";
import { ALL_PRICES, marketOf } from "#catalogue";
import { checkAlerts, type AlertParts } from "#commerce/alerts";
import { openDatabase, type Database } from "#commerce/database";
import { importFeed } from "#commerce/products";
import { findBinaries, prepareTemplates } from "../commerce/database/testing-postgres.ts";
import { feedRow } from "../commerce/products/testing-feed.ts";
import { stockShop, SHOP } from "../commerce/wishlist/testing-wishlists.ts";

const CUSTOMERS = Number(process.env["BENCH_CUSTOMERS"] ?? 10_000);
const PRODUCTS = 20_000;
const SAVED = 10;
const DAY = 86_400_000;

export async function run(): Promise<void> {
  const templates = prepareTemplates(findBinaries());
  try {
    await measureOn("embedded", { dataDir: await templates.folder() });
    const url = await templates.serverUrl();
    if (url === undefined) console.log("Skipped PostgreSQL, which is not installed.");
    else await measureOn("PostgreSQL", { url: `${url}template`, statementSeconds: 3_600 });
  } finally {
    await templates.remove();
  }
}

async function measureOn(name: string, location: Parameters<typeof openDatabase>[0]): Promise<void> {
  const opened = await openDatabase(location);
  if (opened.kind === "refused") throw new Error(`The database did not open: ${opened.reason}`);
  const { database } = opened;
  try {
    await stockShop(database, 1);
    await importFeed(database, feed(0), { source: "before" });
    await fill(database);
    console.log(`\n${name}: ${CUSTOMERS} customers with ${SAVED} saved products each`);
    console.log("catalogue          seconds   batches    mails   heap MB");
    await print("the same", database, 1);
    await importFeed(database, feed(10_000), { source: "after" });
    await print("10,000 cheaper", database, 2);
    await print("checked just now", database, 2);
  } finally {
    await database.close();
  }
}

/** The first products are cheaper by a tenth. */
function* feed(cheaper: number): Generator<string> {
  for (let number = 1; number <= PRODUCTS; number += 1) {
    const row = feedRow(number, 0, { inventory_quantity: 3 });
    const price = Number(row.eu_eur_price_f) * (number <= cheaper ? 0.9 : 1);
    yield JSON.stringify({ ...row, eu_eur_price_f: Math.round(price * 100) / 100 });
  }
}

async function fill({ sql: client }: Database): Promise<void> {
  for (const statement of [
    sql`insert into account (id, email, password_hash, created_at, password_changed_at)
      select 'a' || n, 'customer' || n || '@example.com', '', now(), now() from generate_series(1, ${CUSTOMERS}) n`,
    sql`insert into wishlist (shop_id, user_type, user_id) select ${SHOP}, 'account', id from account`,
    sql`insert into wishlist_item (wishlist_id, product_id, seen_prices, seen_in_stock)
      select list.id, product.id, product.prices, true
      from wishlist list cross join generate_series(1, ${SAVED}) item
      join catalogue_generation on state = 'on-sale'
      join product on product.generation = catalogue_generation.id
        and product.id = 'p' || (substr(list.user_id, 2)::integer * 7919 + item * 104729) % ${PRODUCTS} + 1`,
    sql`insert into alert (account_id, price_drops, back_in_stock, market, language, consented_at, consent_version, due_at)
      select id, true, true, 'de', 'en', now(), 'bench', now() from account`,
    sql`analyze`,
  ]) {
    await client.execute(statement);
  }
}

async function print(name: string, database: Database, days: number): Promise<void> {
  const now = new Date(Date.now() + days * DAY);
  const market = ALL_PRICES.market(marketOf("de")!);
  const viewer = { priceList: market.priceList, hasPriorPrices: market.hasPriorPrices, vipLevel: 0 };
  const parts: AlertParts = {
    database,
    origin: "https://shop.example",
    viewerOf: async () => ({ viewer, market }),
    newestIn: async () => undefined,
    onError: (error) => {
      throw error;
    },
  };
  let [batches, mails, heap] = [0, 0, 0];
  const began = performance.now();
  for (let hasMore = true; hasMore;) {
    const batch = await checkAlerts(parts, now);
    hasMore = batch.hasMore;
    mails += batch.mails;
    batches += 1;
    heap = Math.max(heap, process.memoryUsage().heapUsed);
  }
  const seconds = (performance.now() - began) / 1_000;
  const figures = [seconds.toFixed(1), batches, mails, (heap / 2 ** 20).toFixed(0)];
  console.log(`${name.padEnd(16)} ${figures.map((figure) => String(figure).padStart(9)).join(" ")}`);
}
