import { expect, test } from "vitest";
import { tidyAddress } from "#catalogue";
import type { Order } from "#commerce/orders";
import { parcelsOf } from "./parcels.server.ts";

/** Sent on Monday, to arrive within two working days. */
const ORDER = {
  state: "shipped",
  placedAt: new Date("2026-11-23T18:00:00Z"),
  delivery: tidyAddress({ country: "US" }),
  deliveryTerms: {
    method: { names: { en: "Standard" }, days: { from: 1, to: 2 } },
    taxNote: "vat-included",
    returnDays: 30,
  },
  lines: [],
  events: [],
  parcels: [
    { number: 1, carrier: null, tracking: null, trackingUrl: null, lines: [], sentAt: new Date(0), deliveredAt: null },
  ],
} as unknown as Order;

const isLate = (now: string, timeZone: string) =>
  parcelsOf(ORDER, [], {
    language: "en",
    timeZone,
    now: new Date(now),
    returnable: { kind: "not-delivered" },
    returns: "",
  }).map((parcel) => parcel.isLate);

test.each([
  ["the last minute of the last day in Los Angeles", "2026-11-26T07:59:00Z", "America/Los_Angeles", false],
  ["the day after in Los Angeles", "2026-11-26T08:00:00Z", "America/Los_Angeles", true],
  // The order was placed on Tuesday there.
  ["the last minute of the last day in Tokyo", "2026-11-26T14:59:00Z", "Asia/Tokyo", false],
  ["the day after in Tokyo", "2026-11-26T15:00:00Z", "Asia/Tokyo", true],
])("[CO-02] a parcel is late from the end of the shop's last day on: %s", (_name, now, timeZone, late) => {
  expect(isLate(now, timeZone)).toEqual([late]);
});
