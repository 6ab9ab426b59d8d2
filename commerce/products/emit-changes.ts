// Events of changed products: their stock by variant, and everything else by product.

import { isDeepStrictEqual } from "node:util";
import type { FeedRow } from "#catalogue";
import type { Sql } from "#commerce/database";
import { emitEvents, productEvents, stockEvents, type ChangedStock } from "#commerce/events";
import type { Products } from "./apply-changes.ts";

/** Changed products; without rows if deleted. */
export type Differing = readonly (readonly [id: string, rows: readonly FeedRow[] | undefined])[];

/** In the transaction of the change. */
export async function emitChanges(tx: Sql, differing: Differing, before: Products, at: Date): Promise<void> {
  const removed: string[] = [];
  const created: string[] = [];
  const changed: string[] = [];
  const stock: ChangedStock[] = [];
  for (const [id, rows] of differing) {
    const old = before.get(id);
    if (rows === undefined) removed.push(id);
    else if (old === undefined) created.push(id);
    else {
      if (!isDeepStrictEqual(rows.map(withoutStock), old.map(withoutStock))) changed.push(id);
      stock.push(...changedStock(id, rows, old));
    }
  }
  await emitEvents(tx, [
    ...productEvents("product.removed", removed, at),
    ...productEvents("product.created", created, at),
    ...productEvents("product.changed", changed, at),
    ...stockEvents(stock, at),
  ]);
}

const withoutStock = ({ inventory_quantity: _quantity, old_inventory_quantity: _old, ...row }: FeedRow) => row;

function changedStock(product: string, rows: readonly FeedRow[], before: readonly FeedRow[]): readonly ChangedStock[] {
  const old = new Map(before.map((row) => [row.objectID, row.inventory_quantity]));
  return rows.flatMap(({ objectID: id, inventory_quantity: quantity }) =>
    old.get(id) === quantity ? [] : [{ id, product, quantity }],
  );
}
