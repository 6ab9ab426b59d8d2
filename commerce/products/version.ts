// The version of a product, for editors who must not overwrite each other's changes.

import type { FeedRow } from "#catalogue";
import { fingerprint } from "#commerce/database";

/** The version of a product that must not exist yet. */
export const NEW_PRODUCT = "new";

/** Sales and deliveries change these numbers all day; editors change them separately from other fields. */
const COUNTED: ReadonlySet<string> = new Set(["inventory_quantity", "old_inventory_quantity", "sold_num"]);

/** Changes with every edit, and stays the same when pieces are sold. `rows` are undefined if there is no such product. */
export const versionOf = (rows: readonly FeedRow[] | undefined): string =>
  rows === undefined
    ? NEW_PRODUCT
    : fingerprint(rows.map((row) => Object.fromEntries(Object.entries(row).filter(([field]) => !COUNTED.has(field)))));

/** New rows with the counts of the current ones, which may have changed since the editor read them. */
export const withCurrentCounts = (rows: readonly FeedRow[], current: readonly FeedRow[] = []): readonly FeedRow[] => {
  const counts = new Map(current.map((row) => [row.objectID, row]));
  const sold = current[0]?.sold_num;
  return rows.map((row) => {
    const { inventory_quantity: stock, old_inventory_quantity: old } = counts.get(row.objectID) ?? row;
    return { ...row, inventory_quantity: stock, old_inventory_quantity: old, sold_num: sold ?? row.sold_num };
  });
};
