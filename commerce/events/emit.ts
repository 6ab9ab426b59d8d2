// Writes events in the transaction of their change: if it is rolled back, so are they.

import { sql } from "drizzle-orm";
import type { Sql } from "#commerce/database";
import type { EventData, EventKind } from "./kinds.ts";
import { eventTable } from "./tables.ts";

export type NewEvent = {
  readonly [Kind in EventKind]: {
    readonly kind: Kind;
    /** The time of the transaction by default. */
    readonly at?: Date | undefined;
    readonly subject: string | null;
    readonly data: EventData<Kind>;
  };
}[EventKind];

/** All rows in one statement with one parameter, because an import has thousands. */
export async function emitEvents(tx: Pick<Sql, "execute">, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return;
  await tx.execute(sql`
    insert into ${eventTable} (kind, at, subject, data)
    select kind, coalesce(at, now()), subject, data from rows from (
      json_to_recordset(${JSON.stringify(events)}::json) as (kind text, at timestamptz, subject text, data jsonb)
    ) with ordinality as given (kind, at, subject, data, nth)
    order by nth`);
}

export const emitCustomerEvent = (
  tx: Pick<Sql, "execute">,
  kind: Extract<EventKind, `customer.${string}`>,
  accountId: string,
  at?: Date,
): Promise<void> => emitEvents(tx, [{ kind, at, subject: accountId, data: { id: accountId } }]);

export type ProductEventKind = Extract<EventKind, `product.${string}`>;

/** One event for so many products: an import of 100,000 is 2,000 rows and requests. */
const PRODUCTS = 50;
const VARIANTS = 100;

export const productEvents = (kind: ProductEventKind, ids: readonly string[], at: Date): readonly NewEvent[] =>
  chunks(ids, PRODUCTS).map((products): NewEvent => ({ kind, at, subject: null, data: { products: [...products] } }));

export type ChangedStock = EventData<"stock.changed">["variants"][number];

export const stockEvents = (variants: readonly ChangedStock[], at?: Date): readonly NewEvent[] =>
  stockChunks(variants).map((some) => ({ kind: "stock.changed", at, subject: null, data: { variants: [...some] } }));

export const stockChunks = (variants: readonly ChangedStock[]): readonly (readonly ChangedStock[])[] =>
  chunks(variants, VARIANTS);

const chunks = <Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
