import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { onDatabase } from "../database/testing.ts";
import { makeAccount, SHOP, stockShop, viewer } from "../wishlist/testing-wishlists.ts";
import { acceptChanges, addLines, setQuantity, type CartKey } from "./index.ts";
import { accountKey, cartOf, GIFT, one, order, setStock } from "./testing-carts.ts";

onDatabase("cart changes", (database) => {
  beforeAll(() => stockShop(database.current, 12));

  let own: CartKey = accountKey("");
  beforeEach(async () => {
    await setStock(database.current, 20);
    own = accountKey(await makeAccount(database.current));
  });
  const add = (key: CartKey, ...lines: Parameters<typeof order>[0]) =>
    addLines(database.current, key, viewer, order(lines));
  const refusal = async (key: CartKey, line: Parameters<typeof order>[0][number]) => {
    const added = await add(key, line);
    return "lines" in added ? added.lines[0] : added;
  };

  test("a line reports its change until the shown change is accepted [CO-01]", async () => {
    await add(own, one("v1-0"), one("v2-0", 4), one("v3-0"), one("v4-0"), one("v5-0"));
    const price = (product: string, thousandths: number) =>
      database.current.sql.execute(
        sql`update product set prices = prices || jsonb_build_object('eu_eur', ${thousandths}::int) where id = ${product}`,
      );
    await price("p1", 99_000);
    await setStock(database.current, 2, "v2-0");
    await setStock(database.current, 0, "v3-0");
    await database.current.sql.execute(sql`update product set is_visible = false where id = 'p4'`);
    const read = () => cartOf(database.current, own);
    const changes = async () => (await read()).lines.map(({ change }) => change);
    const seen = await read();
    expect(seen.lines.map(({ change }) => change)).toEqual([
      { kind: "price", was: 101_000 },
      { kind: "less-stock", available: 2 },
      { kind: "sold-out" },
      { kind: "gone" },
      null,
    ]);
    expect(seen).toMatchObject({ hasChanges: true, count: 8, subtotal: 99_000 + 2 * 102_000 + 105_000 });
    // Reading the cart does not accept changes, and prices of different price lists are not compared.
    expect(await changes()).toHaveLength(5);
    const inDollars = await cartOf(database.current, own, { ...viewer, priceList: "www_usd" });
    expect(inDollars.lines[0]?.change).toBeNull();
    const shown = seen.lines.map(({ id: lineId, price: each, available }) => ({ lineId, price: each, available }));
    // Changes since then were not shown, so they are not accepted.
    await price("p1", 98_000);
    await setStock(database.current, 1, "v2-0");
    await setStock(database.current, 7, "v3-0");
    expect(await acceptChanges(database.current, own, viewer, shown)).toMatchObject({ cart: { hasChanges: true } });
    expect(await changes()).toEqual([
      { kind: "price", was: 101_000 },
      { kind: "less-stock", available: 1 },
      null,
      null,
    ]);
    const again = (await read()).lines.map(({ id, price: each, available }) => ({
      lineId: id,
      price: each,
      available,
    }));
    expect(await acceptChanges(database.current, own, viewer, again)).toMatchObject({
      kind: "accepted",
      cart: { hasChanges: false, lines: [{ price: 98_000 }, { quantity: 1 }, {}, {}] },
    });
    await database.current.sql.execute(sql`update product set is_visible = true where id = 'p4'`);
    await price("p1", 101_000);
  });

  test("reserved stock is not available until the reservation expires [CO-01]", async () => {
    await setStock(database.current, 3, "v1-0");
    const orderId = crypto.randomUUID();
    await database.current.sql.execute(sql`
      insert into shop_order (id, shop_id, number, cart_id, token_hash, idempotency_key, state, email, market_code, language,
        price_list, currency, billing, subtotal, delivery_price, total, created_at)
      values (${orderId}, ${SHOP}, ${orderId}, ${orderId}, '', '', 'awaiting-payment', '', 'de', 'en', 'eu_eur', 'EUR', '{}', 0, 0, 0, now())`);
    await database.current.sql.execute(sql`
      insert into stock_reservation (order_id, variant_id, quantity, state, expires_at)
      values (${orderId}, 'v1-0', 2, 'held', now() + interval '10 minutes')`);
    expect(await refusal(own, one("v1-0", 2))).toEqual({ kind: "refused", reason: "not-enough", max: 1 });
    const later = new Date(Date.now() + 11 * 60_000);
    expect(await addLines(database.current, own, viewer, order([one("v1-0", 2)]), later)).toMatchObject({
      lines: [{ kind: "added" }],
    });
    expect((await cartOf(database.current, own)).lines[0]).toMatchObject({
      available: 1,
      change: { kind: "less-stock", available: 1 },
    });
    await setStock(database.current, 1, "v1-0");
    expect((await cartOf(database.current, own)).lines[0]).toMatchObject({
      available: 0,
      change: { kind: "sold-out" },
    });
    await database.current.sql.execute(sql`delete from stock_reservation where order_id = ${orderId}`);
  });

  test("each gift card is a separate line with its own amount and currency [CO-01] [CO-07]", async () => {
    const gift = { gift: GIFT, quantity: 1 } as const;
    expect(await add(own, gift, gift)).toMatchObject({ lines: [{ kind: "added" }, { kind: "added" }] });
    const wrong = [0, -5, 1.5].map((amount) => ({ gift: { ...GIFT, amount }, quantity: 1 }) as const);
    for (const wrongly of [...wrong, { gift: { ...GIFT, priceList: "www_usd" }, quantity: 1 } as const]) {
      expect(await refusal(own, wrongly)).toMatchObject({ reason: "unavailable" });
    }
    const cart = await cartOf(database.current, own);
    expect(cart).toMatchObject({
      count: 2,
      subtotal: 100_000,
      lines: [{ gift: GIFT, price: 50_000, change: null }, {}],
    });
    const lineId = cart.lines[0]!.id;
    expect(await setQuantity(database.current, own, viewer, { lineId, quantity: 2 })).toMatchObject({
      kind: "refused",
    });
    expect((await cartOf(database.current, own, { ...viewer, priceList: "www_usd" })).lines[0]?.change).toEqual({
      kind: "gone",
    });
  });
});
