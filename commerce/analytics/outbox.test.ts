import { once } from "node:events";
import { createServer } from "node:http";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { placeOrder } from "#commerce/checkout";
import { refundOrder } from "#commerce/fulfilment";
import { makeShopper, openTestShop, orderRequest, testOrderServices } from "../checkout/testing-order-services.ts";
import { onDatabase } from "../database/testing.ts";
import { orderTable } from "../orders/tables.ts";
import { anonymiseOrders } from "../people/anonymise-orders.ts";
import { measurementProtocol } from "./measurement-protocol.ts";
import { claimPurchase, isPurchaseClaimed, type AnalyticsClient } from "./order-analytics.ts";
import { sendNext, sweepAnalytics } from "./outbox.ts";
import { analyticsEventTable } from "./tables.ts";

const MINUTE_MS = 60_000;
const CONSENTING: AnalyticsClient = { clientId: "111.222", sessionId: "333", allowsMarketing: false };

onDatabase("the outbox of analytics", (database) => {
  let status = 204;
  let requests: { readonly url: string; readonly body: unknown }[] = [];
  let apiUrl = "";

  beforeAll(async () => {
    await openTestShop(database.current, 2, 1_000);
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => {
        requests.push({ url: request.url ?? "", body: JSON.parse(Buffer.concat(chunks).toString()) });
        response.writeHead(status).end();
      });
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    apiUrl = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
    return () => void server.close();
  });
  beforeEach(async () => {
    status = 204;
    requests = [];
    await database.current.sql.delete(analyticsEventTable);
  });

  const waiting = () => database.current.sql.select().from(analyticsEventTable);
  const sender = () => measurementProtocol({ measurementId: "G-SHOP", apiSecret: "a secret", apiUrl });
  const send = (now: Date) => sendNext(database.current, sender(), () => now);

  async function buy(analytics: AnalyticsClient | null) {
    const services = testOrderServices(database.current);
    const shopper = await makeShopper(services, [{ variantId: "v1-0", quantity: 2 }], { analytics });
    const request = await orderRequest(services, shopper);
    const placed = await placeOrder(services, shopper, request);
    if (placed.kind !== "placed") throw new Error(placed.kind);
    // A repeated request is the same order, and the same purchase.
    await placeOrder(services, shopper, request);
    return { services, ...placed };
  }

  test("[TD-05] a purchase is sent once, with its items, and so is each refund", async () => {
    const { services, orderId, number } = await buy(CONSENTING);
    expect(await waiting()).toMatchObject([{ orderId, name: "purchase" }]);
    const now = services.now();
    expect([await send(now), await send(now)]).toEqual(["sent", "none"]);
    expect(requests).toEqual([
      {
        url: "/mp/collect?measurement_id=G-SHOP&api_secret=a+secret",
        body: {
          client_id: "111.222",
          timestamp_micros: expect.any(Number),
          consent: { ad_user_data: "DENIED", ad_personalization: "DENIED" },
          events: [
            {
              name: "purchase",
              params: {
                session_id: "333",
                engagement_time_msec: 1,
                transaction_id: number,
                currency: "EUR",
                value: 202,
                shipping: expect.any(Number),
                tax: expect.any(Number),
                items: [
                  {
                    item_id: expect.any(String),
                    item_name: expect.any(String),
                    item_brand: expect.any(String),
                    item_category: expect.any(String),
                    item_category2: expect.any(String),
                    item_variant: expect.any(String),
                    price: 101,
                    quantity: 2,
                  },
                ],
              },
            },
          ],
        },
      },
    ]);
    for (const _ of [1, 2]) await refundOrder(services, orderId, { key: "part", amount: 10_500 });
    expect([await send(services.now()), await send(services.now())]).toEqual(["sent", "none"]);
    expect(requests[1]?.body).toMatchObject({
      client_id: "111.222",
      events: [{ name: "refund", params: { transaction_id: number, currency: "EUR", value: 10.5 } }],
    });
  });

  test("[TD-05] nothing is stored or sent for a buyer who did not consent", async () => {
    const { services, orderId } = await buy(null);
    await refundOrder(services, orderId, { key: "all", amount: "all" });
    expect(await waiting()).toEqual([]);
  });

  test("a failed event is retried with backoff and then abandoned", async () => {
    const { services } = await buy(CONSENTING);
    status = 503;
    const start = services.now().getTime();
    const tries: number[] = [];
    for (let due: Date | null | undefined = services.now(); due; due = (await waiting())[0]?.dueAt) {
      expect(await send(due)).toBe("failed");
      tries.push(Math.round((due.getTime() - start) / MINUTE_MS));
    }
    expect(tries).toEqual([0, 1, 6, 21, 81, 201, 441, 681]);
    expect(await waiting()).toMatchObject([{ dueAt: null, lastError: "The Measurement Protocol answered 503" }]);
    await sweepAnalytics(database.current, new Date(start + 31 * 24 * 60 * MINUTE_MS));
    expect(await waiting()).toEqual([]);
  });

  test("an event is sent by one process at a time; after its lease, another takes over", async () => {
    const { services } = await buy(CONSENTING);
    const now = services.now();
    const reached = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    const dying = sendNext(
      database.current,
      () => {
        reached.resolve();
        return answer.promise;
      },
      () => now,
    );
    await reached.promise;
    expect(await send(now)).toBe("none");
    expect(await send(new Date(now.getTime() + 3 * MINUTE_MS))).toBe("sent");
    answer.resolve();
    await dying;
    expect(requests).toHaveLength(1);
  });

  test("[TD-05] one browser reports a purchase, whoever asks at the same time", async () => {
    const { services, orderId } = await buy(CONSENTING);
    const claims = await Promise.all([1, 2, 3].map(() => claimPurchase(database.current, orderId, services.now())));
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect(await isPurchaseClaimed(database.current, orderId)).toBe(true);
  });

  test("an erased buyer's events are dropped, and later refunds of the order are not sent", async () => {
    const { services, orderId } = await buy(CONSENTING);
    const isOrder = eq(orderTable.id, orderId);
    const at = { keepsBilling: true, now: services.now() };
    await database.current.sql.transaction((tx) => anonymiseOrders(tx, isOrder, at));
    await refundOrder(services, orderId, { key: "all", amount: "all" });
    expect(await waiting()).toEqual([]);
  });
});
