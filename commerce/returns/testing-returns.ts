// Test fixtures: paid and delivered orders with their ledger entries, and a returns desk.

import { randomUUID } from "node:crypto";
import type { Database } from "#commerce/database";
import { orderEventTable } from "#commerce/orders";
import { enterLedger, paymentTable } from "#commerce/payments";
import { holdGiftCards, spendHolds } from "#commerce/gift-cards";
import { makeOrder, type TestOrder } from "../gift-cards/testing-gift-cards.ts";
import type { ReturnDesk } from "./merchant.ts";

export interface TestDesk extends ReturnDesk {
  readonly wait: (milliseconds: number) => void;
}

export function testDesk(database: Database): TestDesk {
  let time = Date.UTC(2026, 10, 15, 9, 30);
  const nothing = () => {};
  return {
    database,
    now: () => new Date(time),
    origin: "https://shop.test",
    onMail: nothing,
    onStockChanged: nothing,
    onWork: nothing,
    wait: (milliseconds) => {
      time += milliseconds;
    },
  };
}

/** Delivered at the desk's current time; gift cards pay first, a card pays the rest. */
export async function makeDelivered(
  { database: { sql: client }, now }: Pick<ReturnDesk, "database" | "now">,
  { giftCardIds = [], ...given }: TestOrder & { readonly giftCardIds?: readonly string[] } = {},
) {
  const at = now();
  const order = await makeOrder(client, { state: "delivered", placedAt: at, ...given });
  const total = (given.lines ?? []).reduce(
    (sum, line) => sum + (line.price ?? 100_000) * (line.quantity ?? 1),
    given.deliveryPrice ?? 0,
  );
  const { currency, id: orderId } = order;
  const spent = await client.transaction(async (tx) => {
    await holdGiftCards(tx, order, giftCardIds, total);
    return spendHolds(tx, orderId, currency, at);
  });
  const amount = total - (spent.kind === "spent" ? spent.amount : 0);
  if (amount > 0) {
    const payment = { orderId, provider: "test", method: "card", state: "paid" as const, amount, currency };
    await client.insert(paymentTable).values({ ...payment, reference: randomUUID(), createdAt: at, updatedAt: at });
    const entries = [
      { account: "provider:test", amount, currency },
      { account: "sales", amount: -amount, currency },
    ];
    await enterLedger(client, { orderId, cause: "payment", entries, at });
  }
  await client.insert(orderEventTable).values({ orderId, kind: "delivered", by: "merchant", at });
  return order;
}
