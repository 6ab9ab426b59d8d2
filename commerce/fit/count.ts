// Counts how products fitted their buyers. A buyer counts once for a product, by their strongest word: a review before a return, and a
// return before a size that they kept.

import { sql } from "drizzle-orm";
import type { Sql } from "#commerce/database";
import { orderLineTable, orderTable, parcelTable } from "#commerce/orders";
import { returnLineTable, returnTable } from "../returns/tables.ts";
import { reviewTable } from "#commerce/reviews";
import { productFitTable } from "./tables.ts";

/** Days of orders that have not stored their return period, and days for a parcel on its way back. */
const RETURN_DAYS = 30;
const RETURNING_DAYS = 14;

const SAID = sql`
  select ${reviewTable.productId} as product, coalesce(${reviewTable.accountId}, ${reviewTable.id}::text) as buyer,
    ${reviewTable.fit} as fit, 1 as rank
  from ${reviewTable} where ${reviewTable.state} = 'shown' and ${reviewTable.fit} is not null`;

const BUYER = sql`coalesce(${orderTable.accountId}, nullif(${orderTable.email}, ''), ${orderTable.id}::text)`;

const RETURNED = sql`
  select ${orderLineTable.productId}, ${BUYER},
    case ${returnLineTable.reason} when 'too-small' then -1 else 1 end, 2
  from ${returnLineTable}
  join ${returnTable} on ${returnTable.id} = ${returnLineTable.returnId} and ${returnTable.state} not in ('cancelled', 'refused')
  join ${orderLineTable} on ${orderLineTable.id} = ${returnLineTable.orderLineId}
  join ${orderTable} on ${orderTable.id} = ${orderLineTable.orderId}
  where ${returnLineTable.reason} in ('too-small', 'too-large')`;

const kept = (now: Date) => sql`
  select ${orderLineTable.productId}, ${BUYER}, null, 3
  from ${parcelTable}
  join ${orderTable} on ${orderTable.id} = ${parcelTable.orderId}
  cross join lateral jsonb_array_elements(${parcelTable.lines}) as sent
  join ${orderLineTable} on ${orderLineTable.id} = (sent ->> 'lineId')::uuid
  where ${parcelTable.deliveredAt} + ${RETURNING_DAYS} * interval '1 day' + interval '1 day' *
      coalesce((${orderTable.deliveryTerms} ->> 'returnDays')::integer, ${RETURN_DAYS}) < ${now.toISOString()}::timestamptz
    and not exists (select from ${returnLineTable} where ${returnLineTable.orderLineId} = ${orderLineTable.id})`;

/** Replaces the counts of all products. Returns true if any has changed. */
export async function countFits(tx: Pick<Sql, "execute">, now: Date): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    with voices as (${SAID} union all ${RETURNED} union all ${kept(now)}),
    buyers as (
      select distinct on (product, buyer) product, fit from voices where product is not null order by product, buyer, rank, fit
    ),
    counted as (
      select product, count(*) filter (where fit = -1) as small, count(*) filter (where fit = 0) as "right",
        count(*) filter (where fit = 1) as large, count(*) filter (where fit is null) as kept
      from buyers group by product
    ),
    gone as (
      delete from ${productFitTable} where product_id not in (select product from counted) returning 1
    ),
    written as (
      insert into ${productFitTable} as old (product_id, small, "right", large, kept)
      select product, small, "right", large, kept from counted
      on conflict (product_id) do update
        set small = excluded.small, "right" = excluded."right", large = excluded.large, kept = excluded.kept
        where (old.small, old."right", old.large, old.kept)
          is distinct from (excluded.small, excluded."right", excluded.large, excluded.kept)
      returning 1
    )
    select (select count(*) from gone) + (select count(*) from written) as changed`);
  return Number(rows[0]?.["changed"] ?? 0) > 0;
}
