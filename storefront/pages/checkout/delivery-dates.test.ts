import { expect, test } from "vitest";
import { deliveryDates } from "./delivery-dates.ts";

/** A Friday. */
const FRIDAY = new Date("2026-11-13T16:00:00Z");

test("[CO-02] dates are told in the shopper's language", () => {
  expect(deliveryDates(FRIDAY, { from: 2, to: 4 }, "en")).toBe("Tue, Nov 17 – Thu, Nov 19");
  expect(deliveryDates(FRIDAY, { from: 2, to: 4 }, "de")).toContain("17.");
});
