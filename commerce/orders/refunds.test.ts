import { expect, test } from "vitest";
import type { OrderEvent } from "./order.ts";
import { arrivedRefund, outstandingRefund } from "./refunds.ts";

const event = (kind: OrderEvent["kind"], amount: number, cause = "cancel", to?: string): OrderEvent => ({
  kind,
  by: "shop",
  at: new Date("2026-11-17T09:00:00Z"),
  details: { amount, cause, ...(to && { to }) },
});

test.each([
  ["promised", [event("refund-due", 100)], 100, 0],
  ["arrived", [event("refund-due", 100), event("refunded", 100)], 0, 100],
  ["failed and retried", [event("refund-due", 100), event("refund-failed", 100), event("refund-due", 100)], 100, 0],
  [
    "retried and arrived",
    [event("refund-due", 100), event("refund-failed", 100), event("refund-due", 100), event("refunded", 100)],
    0,
    100,
  ],
  ["sent back by the bank", [event("refund-due", 100), event("refunded", 100), event("refund-failed", 100)], 100, 0],
  [
    "in two parts, of which one failed",
    [event("refund-due", 100), event("refunded", 60), event("refund-failed", 40)],
    40,
    60,
  ],
  ["to a gift card too", [event("refunded", 50, "cancel", "gift-card"), event("refund-due", 100)], 100, 50],
  ["to a new gift card", [event("return-refunded", 80, "", "gift-card")], 0, 80],
  [
    "in two equal parts, of which one failed",
    [event("refund-due", 100), event("refunded", 50), event("refund-failed", 50)],
    50,
    50,
  ],
  [
    "at the provider, beside one that is promised",
    [event("refunded", 10, "provider:1"), event("refund-due", 100)],
    100,
    10,
  ],
  [
    "at the provider, which sent it back: it is not owed",
    [event("refunded", 10, "provider:1"), event("refund-failed", 10, "provider:1")],
    0,
    0,
  ],
  ["for two causes", [event("refund-due", 100, "return:1"), event("refund-due", 100, "return:2")], 200, 0],
])("a refund %s", (_case, events, outstanding, arrived) => {
  expect(outstandingRefund(events)).toBe(outstanding);
  expect(arrivedRefund(events)).toBe(arrived);
});
