// Conversions of all prices: in pieces, between which the shop answers, and of which any may be the last before a crash.

import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { INITIAL_PRICE_LISTS } from "#catalogue";
import type { Database } from "#commerce/database";
import { changeShop } from "#commerce/shop-data";
import { onEveryDatabase } from "../database/testing.ts";
import { changeProducts } from "./change-products.ts";
import { parseChangeLine, type CatalogueChange } from "./change.ts";
import { applyPriceLists } from "./convert-prices.ts";
import { importFeed } from "./import.ts";
import { feedRow } from "./testing-feed.ts";

const PRODUCTS = 450;
const YEN = { code: "jp_jpy", name: "Japan", markets: ["jp"] };
const yen = (rate: number) => ({ ...YEN, convert: { from: "www_usd", rate, round: { to: 100 } } });

onEveryDatabase("a conversion of prices", (database) => {
  const setLists = (...more: readonly object[]) =>
    changeShop(database.current, "vitrine", { "price-lists": { lists: [...INITIAL_PRICE_LISTS.lists, ...more] } });
  /** Numbers of products by their price in yen. */
  const prices = async (): Promise<Readonly<Record<string, number>>> => {
    const { rows } = await database.current.sql.execute<{ price: string; products: number }>(sql`
      select coalesce(product.prices ->> 'jp_jpy', 'none') as price, count(*)::int as products from product
      join catalogue_generation on catalogue_generation.id = generation and state = 'on-sale'
      group by 1 order by 1`);
    return Object.fromEntries(rows.map(({ price, products }) => [price, products]));
  };
  /** Converts while `look` is called again and again, until it returns true. */
  const convertWhile = async (look: (found: Readonly<Record<string, number>>) => boolean) => {
    const over = new AbortController();
    const conversion = applyPriceLists(database.current).finally(() => over.abort());
    for (let isEnough = false; !isEnough && !over.signal.aborted;) isEnough = look(await prices());
    return { conversion };
  };
  /** A process that ends after some transactions. */
  const failingAfter = (transactions: number): Database => {
    let left = transactions;
    const transaction: Database["sql"]["transaction"] = (work, config) => {
      left -= 1;
      return left < 0 ? Promise.reject(new Error("killed")) : database.current.sql.transaction(work, config);
    };
    return { ...database.current, sql: Object.assign(Object.create(database.current.sql), { transaction }) };
  };

  beforeEach(async () => {
    await setLists();
    const rows = Array.from({ length: PRODUCTS }, (_, at) => feedRow(at, 0, { www_usd_price_f: 20 }));
    await importFeed(
      database.current,
      rows.map((row) => JSON.stringify(row)),
      { source: "test" },
    );
    await setLists(yen(150));
  });

  test("[I18-06] lets others in between its pieces", async () => {
    const seen: number[] = [];
    const { conversion } = await convertWhile((found) => {
      seen.push(found["3000000"] ?? 0);
      return false;
    });
    expect(await conversion).toBe("changed");
    expect(await prices()).toEqual({ "3000000": PRODUCTS });
    expect(seen.filter((products) => products > 0 && products < PRODUCTS).length).toBeGreaterThan(0);
    expect(await applyPriceLists(database.current)).toBe("same");
  });

  test("[I18-06] that a crash ends is continued, and no price is recorded twice", async () => {
    await expect(applyPriceLists(failingAfter(1))).rejects.toThrow("killed");
    const { none = 0 } = await prices();
    expect(none).toBeGreaterThan(0);
    expect(none).toBeLessThan(PRODUCTS);
    // Meanwhile a product changes that is converted already, and one that is not.
    const change = (product: string) =>
      parseChangeLine(JSON.stringify({ product, set: { www_usd_price_f: 40 } }), 1, ["www_usd"]) as CatalogueChange;
    expect((await changeProducts(database.current, [change("p0"), change("p99")])).kind).toBe("changed");
    expect((await prices())["6000000"]).toBe(2);
    expect(await applyPriceLists(database.current)).toBe("changed");
    expect(await prices()).toEqual({ "3000000": PRODUCTS - 2, "6000000": 2 });
    const { rows } = await database.current.sql.execute(sql`
      select * from (
        select prices, lag(prices) over (partition by product_id, variant_id order by starts_at) as before from price_history
      ) entry where prices = before`);
    expect(rows).toEqual([]);
  });

  test("[I18-06] that a crash ends is taken back if the merchant takes the list back", async () => {
    await expect(applyPriceLists(failingAfter(2))).rejects.toThrow("killed");
    expect((await prices())["3000000"]).toBeGreaterThan(0);
    await setLists();
    expect(await applyPriceLists(database.current)).toBe("changed");
    expect(await prices()).toEqual({ none: PRODUCTS });
  });

  test("[I18-06] begins again when the rate changes before it is complete", async () => {
    const { conversion } = await convertWhile((found) => found["3000000"] !== undefined);
    await setLists(yen(200));
    await conversion;
    await applyPriceLists(database.current);
    expect(await prices()).toEqual({ "4000000": PRODUCTS });
  });
});
