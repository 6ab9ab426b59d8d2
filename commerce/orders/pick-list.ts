// The pieces to fetch from the shelves for orders that are to be sent, in the order of their SKUs.

import { inArray, sql } from "drizzle-orm";
import type { VariantOption } from "#catalogue";
import type { Database } from "#commerce/database";
import { idsByWords } from "./find-by-words.ts";
import { conditionsOf, wordConditions, wordsOf, type OrderQuery } from "./find-orders.ts";
import { orderTable } from "./tables.ts";

export interface PickedPiece {
  readonly variantId: string;
  readonly sku: string;
  readonly vendor: string;
  readonly title: string;
  readonly colour: string;
  readonly size: string;
  readonly options: readonly VariantOption[];
  readonly image: string;
  readonly quantity: number;
  readonly orders: readonly { readonly number: string; readonly quantity: number }[];
}

export interface PickList {
  /** Sorted by SKU. */
  readonly pieces: readonly PickedPiece[];
  /** Number of orders. */
  readonly orders: number;
  /** True if there were more orders than a list has. */
  readonly isCut: boolean;
}

/** More orders make no list that a person carries. */
export const MOST_PICKED = 500;

interface Row extends Record<string, unknown> {
  readonly number: string;
  readonly variantId: string;
  readonly sku: string;
  readonly vendor: string;
  readonly title: string;
  readonly colour: string;
  readonly size: string;
  readonly options: readonly VariantOption[];
  readonly image: string;
  readonly quantity: number;
}

/** Orders of a query, the oldest first, of which a piece is still to be sent. */
export async function readPickList(
  { sql: client }: Pick<Database, "sql">,
  query: Omit<OrderQuery, "after">,
): Promise<PickList> {
  const words = wordsOf(query.text ?? "");
  const conditions = conditionsOf({ ...query, view: "to-send" });
  const toSend = wordConditions({ ...query, view: "to-send" });
  const found = words && (await idsByWords(client, { words, ...toSend, limit: MOST_PICKED + 1 }));
  const wanted = [...conditions, found ? inArray(orderTable.id, [...found]) : undefined].filter(
    (condition) => condition !== undefined,
  );
  const { rows } = await client.execute<Row>(sql`
    with chosen as (
      select shop_order.id, shop_order.number, shop_order.created_at from shop_order
      where ${sql.join(wanted, sql` and `)}
      order by shop_order.created_at, shop_order.id limit ${MOST_PICKED + 1}
    )
    select chosen.number, line.variant_id as "variantId", line.sku, line.vendor, line.title, line.colour, line.size, coalesce(line.options, '[]') as options, line.image,
      (line.quantity - coalesce(sent.quantity, 0))::int as quantity
    from chosen
    join order_line line on line.order_id = chosen.id and line.gift is null
    left join lateral (
      select sum((part ->> 'quantity')::int) as quantity
      from order_parcel parcel, jsonb_array_elements(parcel.lines) part
      where parcel.order_id = chosen.id and part ->> 'lineId' = line.id::text
    ) sent on true
    where line.quantity > coalesce(sent.quantity, 0)
    order by chosen.created_at, chosen.id, line.ordinal`);
  const numbers = [...new Set(rows.map(({ number }) => number))];
  const shown = new Set(numbers.slice(0, MOST_PICKED));
  const pieces = new Map<string, PickedPiece & { orders: { number: string; quantity: number }[] }>();
  for (const { number, quantity, ...piece } of rows) {
    if (!shown.has(number)) continue;
    // Several variants may have one SKU, such as that of their style.
    const before = pieces.get(piece.variantId);
    const orders = [...(before?.orders ?? []), { number, quantity }];
    pieces.set(piece.variantId, { ...piece, quantity: (before?.quantity ?? 0) + quantity, orders });
  }
  return {
    pieces: [...pieces.values()].toSorted((a, b) => a.sku.localeCompare(b.sku, "en", { numeric: true })),
    orders: shown.size,
    isCut: numbers.length > MOST_PICKED,
  };
}
