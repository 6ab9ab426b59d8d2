// Corrects the stock of a product by hand: pieces are added or taken away, so that sales in the meantime count too.

import { recordAudit } from "#commerce/audit";
import type { Database } from "#commerce/database";
import { addStock, lockStock } from "#commerce/products";

export type StockAdjustment =
  | { readonly kind: "adjusted"; readonly quantities: ReadonlyMap<string, number> }
  /** In this and the other failure nothing was changed. */
  | { readonly kind: "unknown-variant"; readonly variantId: string }
  | { readonly kind: "out-of-range"; readonly variantId: string; readonly quantity: number };

/** `pieces` by variant of the product; negative numbers take pieces away. */
export const adjustStock = (
  { sql: client }: Pick<Database, "sql">,
  productId: string,
  pieces: ReadonlyMap<string, number>,
): Promise<StockAdjustment> =>
  client.transaction(async (tx): Promise<StockAdjustment> => {
    const changes = new Map([...pieces].filter(([, count]) => count !== 0));
    const locked = await lockStock(tx, changes.keys(), "update");
    const before: Record<string, number> = {};
    const after: Record<string, number> = {};
    for (const [variantId, count] of changes) {
      const stored = locked.variants.get(variantId);
      if (stored?.productId !== productId) return { kind: "unknown-variant", variantId };
      const quantity = stored.quantity + count;
      if (quantity > MOST || (quantity < 0 && count < 0)) return { kind: "out-of-range", variantId, quantity };
      before[variantId] = stored.quantity;
      after[variantId] = quantity;
    }
    if (changes.size > 0) {
      await addStock(tx, locked, changes);
      await recordAudit(tx, { subject: { kind: "product", id: productId }, before, after });
    }
    return { kind: "adjusted", quantities: new Map(Object.entries(after)) };
  });

/** Largest value of the database's integer type. */
const MOST = 2 ** 31 - 1;
