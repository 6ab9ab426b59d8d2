// Products of the shop's own brand have the shop as their designer, and follow its name. A product without a designer in its file is one.

import { and, asc, eq, gt } from "drizzle-orm";
import { toHandle } from "#catalogue";
import type { Database } from "#commerce/database";
import { FACTS, readSetting, rememberNames } from "#commerce/settings";
import { changeProducts } from "./change-products.ts";
import { productTable } from "./tables.ts";
import { ON_SALE } from "./visibility.ts";

const BATCH = 100;

/** Runs something that may change the shop's name, then renames the designer that is its own brand. Old pages redirect. */
export async function followShopName<Result>(database: Database, change: () => Promise<Result>): Promise<Result> {
  const before = await readSetting(database.sql, FACTS);
  const wasDesigner = (await ownProducts(database, before.name, "", 1)).length > 0;
  const result = await change();
  const after = await database.sql.transaction((tx) => rememberNames(tx, before, wasDesigner));
  if (before.name !== after.name) await renameDesigner(database, before.name, after.name);
  return result;
}

const ownProducts = (database: Database, name: string, after: string, limit: number) =>
  database.sql
    .select({ id: productTable.id, tags: productTable.tags })
    .from(productTable)
    .where(and(eq(productTable.generation, ON_SALE), eq(productTable.vendor, name), gt(productTable.id, after)))
    .orderBy(asc(productTable.id))
    .limit(limit);

/** During an import nothing is renamed: the import follows the name itself when it is complete. */
async function renameDesigner(database: Database, from: string, to: string): Promise<void> {
  let last = "";
  for (;;) {
    const products = await ownProducts(database, from, last, BATCH);
    if (products.length === 0) return;
    last = products.at(-1)!.id;
    const result = await changeProducts(
      database,
      products.map(({ id, tags }, at) => ({
        kind: "set-product",
        line: at + 1,
        product: id,
        fields: {
          vendor: to,
          vendor_text: to,
          vendor_handle: toHandle(to),
          tags: tags.map((tag) => (tag === from ? to : tag)).join("\t"),
        },
      })),
    );
    if (result.kind === "busy") return;
    if (result.kind !== "changed")
      throw new Error(`The shop's own products were not renamed: ${JSON.stringify(result)}`);
  }
}
