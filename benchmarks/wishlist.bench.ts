// What a wishlist of 1, 50 and 500 items costs, on both databases: statements, which must not grow, and times as ratios to one
// `select 1` of the same minute.

import { sql } from "drizzle-orm";
import { openDatabase, type Database } from "#commerce/database";
import { addItems, checkProducts, deleteItems, findWishlist, reconcileWishlists } from "#commerce/wishlist";
import { findBinaries, prepareTemplates } from "../commerce/database/testing-postgres.ts";
import {
  accountKey,
  countStatements,
  makeAccount,
  makeGuest,
  productIds,
  SHOP,
  stockShop,
  viewer,
} from "../commerce/wishlist/testing-wishlists.ts";

const SIZES = [1, 50, 500];
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
    const ping = await median(() => database.sql.execute(sql`select 1`), 100);
    console.log(`\n${name}: one select 1 takes ${ping.toFixed(2)} ms, the unit`);
    console.log("items   operation   statements   time");
    for (const size of SIZES) await measureSize(database, size, ping);
  } finally {
    await database.close();
  }
}

async function measureSize(database: Database, size: number, ping: number): Promise<void> {
  const ids = productIds(size);
  const { key } = await makeGuest(database, ids);
  const print = async (operation: string, work: () => Promise<unknown>): Promise<void> => {
    const statements = await countStatements(work);
    const time = await median(work, ROUNDS);
    console.log(
      `${String(size).padStart(5)}   ${operation.padEnd(9)}   ${String(statements).padStart(10)}   ${(time / ping).toFixed(1)}`,
    );
  };
  await print("page", () => findWishlist(database, key, viewer, { first: 48 }));
  await print("all", () => findWishlist(database, key, viewer, { first: size }));
  await print("narrowed", () => findWishlist(database, key, viewer, { first: 48, tagIds: ["tag-women"] }));
  await print("check", () => checkProducts(database, key, ids));
  // What is there already: the cheapest add, and the one that a second tab makes.
  await print("add again", () => addItems(database, key, viewer, ids));
  await print("add, take", async () => {
    await addItems(database, key, viewer, ["p600"]);
    await deleteItems(database, key, { productIds: ["p600"] });
  });
  await print("merge", async () => {
    const accountId = await makeAccount(database);
    const guest = await makeGuest(database, ids);
    await reconcileWishlists(database, { shopId: SHOP, accountId, token: guest.token });
    await deleteItems(database, accountKey(accountId), { productIds: ids });
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
  return times.toSorted((one, other) => one - other)[times.length >> 1] ?? Number.NaN;
}
