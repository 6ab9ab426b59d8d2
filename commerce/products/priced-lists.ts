// The price lists that a catalogue was written for, without those whose prices are converted.

import { sql } from "drizzle-orm";
import type { PriceList } from "#catalogue";
import type { Database } from "#commerce/database";
import { findOnSale } from "./generations.ts";
import { productTable } from "./tables.ts";

const SAMPLE = 1_000;

/** Price lists in which most products have prices that were not converted. Empty without products. */
export async function mostPricedLists({ sql: client }: Database): Promise<readonly PriceList[]> {
  const onSale = await findOnSale(client);
  if (!onSale) return [];
  const { rows } = await client.execute<{ list: PriceList }>(sql`
    with product as (select prices, converted from ${productTable} where generation = ${onSale.id} limit ${SAMPLE}),
      priced as (
        select list, count(*) as products from product, jsonb_object_keys(prices - coalesce(converted, '{}'::text[])) as list
        group by list
      )
    select list from priced where products = (select max(products) from priced) order by list`);
  return rows.map(({ list }) => list);
}
