import { expect, test } from "vitest";
import { deliveryDates, workingDay } from "./delivery-dates.ts";

/** A Friday. */
const FRIDAY = new Date("2026-11-13T16:00:00Z");

test("[CO-02] working days leave out Saturdays and Sundays", () => {
  const days = [1, 2, 5, 6].map((count) => workingDay(FRIDAY, count).toISOString().slice(0, 10));
  expect(days).toEqual(["2026-11-16", "2026-11-17", "2026-11-20", "2026-11-23"]);
  expect(workingDay(new Date("2026-11-14T10:00:00Z"), 1).toISOString().slice(0, 10)).toBe("2026-11-16");
});

test("[CO-02] dates are told in the shopper's language", () => {
  expect(deliveryDates(FRIDAY, { from: 2, to: 4 }, "en")).toBe("Tue, Nov 17 – Thu, Nov 19");
  expect(deliveryDates(FRIDAY, { from: 2, to: 4 }, "de")).toContain("17.");
});
