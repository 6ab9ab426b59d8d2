// What a bag of 1, 50 and 100 lines costs, on both databases: statements, which must not grow, and times as ratios to one
// `select 1` of the same minute.

import { sql } from "drizzle-orm";
import { addLines, findCart, mergeCarts, removeLine, setQuantity } from "#commerce/cart";
import { openDatabase, type Database } from "#commerce/database";
import { accountKey, cartOf, makeGuestCart, one, order, setStock } from "../commerce/cart/testing-carts.ts";
import { findBinaries, prepareTemplates } from "../commerce/database/testing-postgres.ts";
import { countStatements, makeAccount, SHOP, stockShop, viewer } from "../commerce/wishlist/testing-wishlists.ts";

const SIZES = [1, 50, 100];
const ROUNDS = 15;

export async function run(): Promise<void> {
  const templates = await prepareTemplates(findBinaries());
  try {
    await measureOn("embedded", { dataDir: templates.folder });
    if (templates.url === undefined) console.log("PostgreSQL is not installed: not measured");
    else await measureOn("PostgreSQL", { url: `${templates.url}template` });
  } finally {
    await templates.remove();
  }
}

async function measureOn(name: string, location: Parameters<typeof openDatabase>[0]): Promise<void> {
  const opened = await openDatabase(location);
  if (opened.kind === "refused") throw new Error(`The database did not open: ${opened.reason}`);
  const { database } = opened;
  try {
    await stockShop(database, 600);
    await setStock(database, 100_000);
    const ping = await median(() => database.sql.execute(sql`select 1`), 100);
    console.log(`\n${name}: one select 1 takes ${ping.toFixed(2)} ms, the unit`);
    console.log("lines   operation      statements   time");
    for (const size of SIZES) await measureSize(database, size, ping);
  } finally {
    await database.close();
  }
}

async function measureSize(database: Database, size: number, ping: number): Promise<void> {
  const lines = Array.from({ length: size }, (_, index) => one(`v${index + 1}-0`));
  const key = accountKey(await makeAccount(database));
  await addLines(database, key, viewer, order(lines));
  const print = async (operation: string, work: () => Promise<unknown>): Promise<void> => {
    const statements = await countStatements(work);
    const time = await median(work, ROUNDS);
    console.log(
      `${String(size).padStart(5)}   ${operation.padEnd(12)}   ${String(statements).padStart(10)}   ${(time / ping).toFixed(1)}`,
    );
  };
  const { lines: held } = await cartOf(database, key);
  const last = held.at(-1)?.id ?? "";
  await print("price", () => findCart(database, key, viewer));
  await print("set", () => setQuantity(database, key, viewer, { lineId: last, quantity: 2 }));
  // The click on a product's page, which brings a key, and the line as it was.
  await print("add, set", async () => {
    await addLines(database, key, viewer, order([one("v1-0")], crypto.randomUUID()));
    await setQuantity(database, key, viewer, { lineId: last, quantity: 1 });
  });
  await print("remove, undo", async () => {
    await removeLine(database, key, last);
    await setQuantity(database, key, viewer, { lineId: last, quantity: 1 });
  });
  await print("merge", async () => {
    const accountId = await makeAccount(database);
    const { token } = await makeGuestCart(database, lines);
    await mergeCarts(database, { shopId: SHOP, accountId, token });
  });
}

/** Milliseconds of one call. */
async function median(work: () => Promise<unknown>, rounds: number): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return times.toSorted((first, second) => first - second)[times.length >> 1] ?? Number.NaN;
}
