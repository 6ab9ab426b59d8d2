import { afterAll, beforeAll, expect, test } from "vitest";
import { checkOpenPayments } from "#commerce/checkout";
import {
  availableOf,
  forgetHolders,
  HOLD_MS,
  LONGEST_HOLD_MS,
  requestBackInStock,
  type BackInStockRequest,
} from "#commerce/stock";
import {
  cardOf,
  makeShopper,
  openTestShop,
  orderRequest,
  setStock,
  SHOP,
} from "../../commerce/checkout/testing-order-services.ts";
import { onDatabase } from "../../commerce/database/testing.ts";
import { reservationTable } from "../../commerce/stock/tables.ts";
import { openHttpShop, placing, type HttpShop } from "./testing-http-shop.ts";

const MINUTE_MS = 60_000;
const AWAY = { method: "paypal", card: undefined } as const;

onDatabase("holds of unpaid stock", (database) => {
  let ahead = 0;
  let shop: HttpShop;
  const now = () => new Date(Date.now() + ahead);
  beforeAll(async () => {
    await openTestShop(database.current, 20, 12);
    shop = await openHttpShop(database.current, now);
  });
  afterAll(() => shop.close());

  const available = async (variantId: string) =>
    (await availableOf(database.current.sql, [variantId], now())).get(variantId);
  /** A new shopper of a network starts to pay and leaves. */
  const hold = async (variantId: string, quantity: number, from: number, given: object = AWAY) => {
    const shopper = await makeShopper(shop.orderServices, [{ variantId, quantity }]);
    const request = await orderRequest(shop.orderServices, shopper, given);
    return (await shop.ask(placing(request), shopper, from)).placeOrder;
  };
  const wait = async (milliseconds: number) => {
    ahead += milliseconds;
    await checkOpenPayments(shop.orderServices);
  };

  test("[UF-07] stock of an abandoned payment is free after ten minutes", async () => {
    expect(await hold("v1-0", 4, 1)).toMatchObject({ __typename: "PaymentStep" });
    expect(await available("v1-0")).toBe(8);
    await wait(HOLD_MS + 1);
    expect(HOLD_MS).toBe(10 * MINUTE_MS);
    expect(await available("v1-0")).toBe(12);
  });

  test("[UF-07] progress at the bank extends a hold up to half an hour, and not after it has ended", async () => {
    // The card needs authentication, which the shopper leaves open.
    const challenge = { method: "card", card: cardOf("4000002500003155") };
    expect(await hold("v2-0", 1, 2, challenge)).toMatchObject({ __typename: "PaymentStep" });
    for (let minutes = 0; minutes < 28; minutes += 7) {
      await wait(7 * MINUTE_MS);
      expect(await available("v2-0")).toBe(11);
    }
    await wait(LONGEST_HOLD_MS - 28 * MINUTE_MS + 1);
    expect(await available("v2-0")).toBe(12);
  });

  test("[UF-07] a network can hold only so much of a product, and so much in all, without paying", async () => {
    // Ten minutes each: 40 piece-minutes of one product.
    expect(await hold("v3-0", 3, 3)).toMatchObject({ __typename: "PaymentStep" });
    expect(await hold("v3-1", 1, 3)).toMatchObject({ __typename: "PaymentStep" });
    expect(await hold("v3-0", 1, 3)).toMatchObject({ __typename: "TooManyAttempts" });
    expect([await available("v3-0"), await available("v3-1")]).toEqual([9, 11]);
    expect(await hold("v3-0", 1, 4)).toMatchObject({ __typename: "PaymentStep" });
    expect(await hold("v3-0", 1, 3, {})).toMatchObject({ __typename: "TooManyAttempts" });
    // Other products: 400 piece-minutes in all, of which 40 are used.
    for (const [product, pieces] of [
      [4, 10],
      [5, 10],
      [6, 10],
      [7, 6],
    ] as const) {
      expect(await hold(`v${product}-0`, pieces, 3)).toMatchObject({ __typename: "PaymentStep" });
    }
    expect(await hold("v11-0", 1, 3)).toMatchObject({ __typename: "TooManyAttempts" });
    await wait(61 * MINUTE_MS);
    expect(await hold("v3-0", 1, 3)).toMatchObject({ __typename: "PaymentStep" });
  });

  test("[UF-07] concurrent orders of one network do not exceed its limit", async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => hold(`v8-${index % 2}`, 1, 8)));
    const held = answers.filter(({ __typename: name }) => name === "PaymentStep");
    expect(held).toHaveLength(4);
  });

  test("[UF-07] after a declined card, the shopper pays for the same pieces with another", async () => {
    const declined = { method: "card", card: cardOf("4000000000000002") };
    expect(await hold("v13-0", 6, 13, declined)).toMatchObject({ __typename: "PaymentDeclined" });
    await wait(MINUTE_MS);
    expect(await hold("v13-0", 6, 13, {})).toMatchObject({ __typename: "OrderPlaced" });
  });

  test("[UF-07] paid orders do not count", async () => {
    for (let orders = 0; orders < 6; orders++) {
      expect(await hold("v9-0", 1, 9, {})).toMatchObject({ __typename: "OrderPlaced" });
    }
  });

  test("[UF-07] who let a hold of a piece lapse lets those who wait for it go first", async () => {
    await setStock(shop.orderServices, "v10-0", 1);
    expect(await hold("v10-0", 1, 10)).toMatchObject({ __typename: "PaymentStep" });
    await wait(HOLD_MS + 1);
    // There is no queue yet.
    expect(await hold("v10-0", 1, 10)).toMatchObject({ __typename: "PaymentStep" });
    const wanted = { shopId: SHOP, product: "product-10", variantId: "v10-0", email: "ana@example.com" };
    const nameIn: BackInStockRequest["nameIn"] = (variant) => variant;
    const visitor = { marketCode: "fr", language: "en", network: "192.0.2.1", nameIn } as const;
    const viewer = { priceList: "eu_eur", vipLevel: 0 } as const;
    expect(await requestBackInStock(database.current, viewer, { ...wanted, ...visitor }, now())).toMatchObject({
      kind: "noted",
    });
    await wait(HOLD_MS + 1);
    expect(await available("v10-0")).toBe(1);
    expect(await hold("v10-0", 1, 10)).toMatchObject({ __typename: "TooManyAttempts" });
    expect(await hold("v10-0", 1, 11)).toMatchObject({ __typename: "PaymentStep" });
  });

  test("[UF-07] networks of buyers are stored as hashes, and not for longer than they count", async () => {
    const networks = async () =>
      (await database.current.sql.select({ network: reservationTable.network }).from(reservationTable)).flatMap(
        ({ network }) => network ?? [],
      );
    await hold("v12-0", 1, 12);
    expect((await networks()).length).toBeGreaterThan(0);
    expect(String(await networks())).not.toContain("10.0.");
    await wait(61 * MINUTE_MS);
    await forgetHolders(database.current, now());
    expect(await networks()).toEqual([]);
  });
});
