import { expect, test } from "vitest";
import { tidyAddress } from "#catalogue";
import type { OrderEvent, OrderEventKind } from "#commerce/orders";
import { historyOf, timelineOf } from "./timeline.server.ts";

const at = new Date("2026-11-15T13:05:00Z");
const event = (kind: OrderEventKind, details: OrderEvent["details"] = {}, by: OrderEvent["by"] = "shop") => ({
  kind,
  by,
  details,
  at,
});
const READER = { language: "en", timeZone: "UTC" } as const;
const delivery = tidyAddress({ country: "US" });

test("[CO-05] a placed order tells what was and what comes", () => {
  const order = { state: "placed" as const, currency: "USD", delivery, events: [event("created"), event("placed")] };
  expect(timelineOf(order, READER).map(({ title, when }) => [title, when])).toEqual([
    ["Ordered", "November 15, 2026, 1:05 PM"],
    ["Sent", null],
    ["Delivered", null],
  ]);
  // Gift cards are sent by mail: there is no shipment.
  expect(timelineOf({ ...order, delivery: null }, READER).map(({ title }) => title)).toEqual(["Ordered"]);
});

test("[CO-05] [SF-12] a cancelled order tells why, and where its money is, once", () => {
  const before = [
    event("placed"),
    event("cancelled", {}, "shopper"),
    event("refunded", { amount: 30_000, to: "gift-card" }),
    event("refund-due", { amount: 90_000 }),
  ];
  const told = (events: readonly OrderEvent[]) =>
    timelineOf({ state: "cancelled", currency: "USD", delivery, events }, READER).map(({ title, note }) => [
      title,
      note,
    ]);
  const begin = [
    ["Ordered", "We have received your payment."],
    ["Cancelled", "At your request."],
    ["Refunded", "$30 is back on your gift card."],
  ];
  expect(told(before)).toEqual([
    ...begin,
    ["Refund on its way", "$90 will be refunded to your original payment method."],
  ]);
  const after = [...before, event("refund-failed"), event("refunded", { amount: 90_000 })];
  expect(told(after)).toEqual([...begin, ["Refunded", "$90"]]);
});

test("[SF-12] the history beside the parcels tells a return and its refund, and no step of a parcel", () => {
  const events = [
    event("created"),
    event("placed"),
    event("shipped", { parcel: 1 }),
    event("delivered"),
    event("return-requested", { number: "R1" }),
    event("return-received", { number: "R1" }),
    event("return-refunded", { number: "R1", amount: 50_000, to: "payment" }),
    event("refund-due", { amount: 50_000 }),
    event("refunded", { amount: 50_000 }),
    event("return-refunded", { number: "R2", amount: 20_000, to: "gift-card" }),
  ];
  const order = { state: "delivered" as const, currency: "USD", delivery, events };
  expect(historyOf(order, READER).map(({ title, note }) => [title, note])).toEqual([
    ["Return requested", "Return R1"],
    ["Return received", "Return R1"],
    ["Refunded", "$50"],
    ["Return refunded", "$20 on a new gift card, sent by email."],
  ]);
});

test("[SF-12] a refund on its way is told until that refund arrives, not another one of the same amount", () => {
  const due = (cause: string) => event("refund-due", { amount: 50_000, cause });
  const done = (cause: string, amount = 50_000) => event("refunded", { amount, cause });
  const told = (...events: OrderEvent[]) =>
    historyOf({ state: "delivered", currency: "USD", delivery, events: [event("placed"), ...events] }, READER).map(
      ({ title }) => title,
    );
  expect(told(due("merchant:a"), due("return:b"), done("return:b"))).toEqual(["Refund on its way", "Refunded"]);
  expect(told(due("return:b"), event("refunded", { amount: 50_000, cause: "return:b", to: "gift-card" }))).toEqual([
    "Refund on its way",
    "Refunded",
  ]);
  // One refund to two payments.
  expect(told(due("return:b"), done("return:b", 20_000))).toEqual(["Refund on its way", "Refunded"]);
  expect(told(due("return:b"), done("return:b", 20_000), done("return:b", 30_000))).toEqual(["Refunded", "Refunded"]);
  const failed = event("refund-failed", { amount: 50_000, cause: "return:b" });
  expect(told(due("return:b"), failed, due("return:b"))).toEqual(["Refund delayed", "Refund on its way"]);
  expect(told(due("return:b"), failed, done("merchant:a"))).toEqual([
    "Refund on its way",
    "Refund delayed",
    "Refunded",
  ]);
});

test("[CO-05] an order that awaits its payment says so, and one that was sent its tracking", () => {
  const awaiting = { state: "awaiting-payment" as const, currency: "USD", delivery, events: [event("created")] };
  expect(timelineOf(awaiting, READER).map(({ title }) => title)).toEqual(["Payment started", "Paid"]);
  const shipped = { ...awaiting, state: "shipped" as const, events: [event("shipped", { tracking: "1Z9" })] };
  expect(timelineOf(shipped, READER)[0]).toMatchObject({ title: "Sent", note: "Tracking number 1Z9" });
});
