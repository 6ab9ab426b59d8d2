import { expect, test } from "vitest";
import { tidyAddress } from "#catalogue";
import type { OrderEvent, OrderEventKind } from "#commerce/orders";
import { timelineOf } from "./timeline.server.ts";

const at = new Date("2026-11-15T13:05:00Z");
const event = (kind: OrderEventKind, details: OrderEvent["details"] = {}, by: OrderEvent["by"] = "shop") => ({
  kind,
  by,
  details,
  at,
});
const delivery = tidyAddress({ country: "US" });

test("[CO-05] a placed order tells what was and what comes", () => {
  const order = { state: "placed" as const, currency: "USD", delivery, events: [event("created"), event("placed")] };
  expect(timelineOf(order, "en").map(({ title, when }) => [title, when])).toEqual([
    ["Ordered", "November 15, 2026, 1:05 PM UTC"],
    ["Sent", null],
    ["Delivered", null],
  ]);
  // Gift cards are sent by mail: there is no shipment.
  expect(timelineOf({ ...order, delivery: null }, "en").map(({ title }) => title)).toEqual(["Ordered"]);
});

test("[CO-05] a cancelled order tells why, and where its money is", () => {
  const events = [
    event("placed"),
    event("cancelled", {}, "shopper"),
    event("refund-due", { amount: 120_000 }),
    event("refunded", { amount: 120_000 }),
    event("return-sent"),
  ];
  const order = { state: "cancelled" as const, currency: "USD", delivery, events };
  expect(timelineOf(order, "en").map(({ title, note }) => [title, note])).toEqual([
    ["Ordered", "We have received your payment."],
    ["Cancelled", "At your request."],
    ["Refund on its way", "$120 will be refunded to your original payment method."],
    ["Refunded", "$120"],
    ["Return sent", null],
  ]);
});

test("[CO-05] an order that awaits its payment says so, and one that was sent its tracking", () => {
  const awaiting = { state: "awaiting-payment" as const, currency: "USD", delivery, events: [event("created")] };
  expect(timelineOf(awaiting, "en").map(({ title }) => title)).toEqual(["Payment started", "Paid"]);
  const shipped = { ...awaiting, state: "shipped" as const, events: [event("shipped", { tracking: "1Z9" })] };
  expect(timelineOf(shipped, "en")[0]).toMatchObject({ title: "Sent", note: "Tracking number 1Z9" });
});
