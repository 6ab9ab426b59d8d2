import { expect, test } from "vitest";
import { DEFAULT_MARKET, marketOf, moneyOf } from "#catalogue";
import { deliveryFold, priceNoteOf, servicesOf } from "./services.ts";

const FRIDAY = new Date("2026-11-27T15:00:00Z");
const market = (code: string) => marketOf(code)!;

test("delivery is said in days of the calendar, over weekends and the end of a month [CO-09]", () => {
  expect(servicesOf(market("de"), moneyOf(150, "EUR"), FRIDAY)).toEqual([
    { name: "Delivery", text: "Tue 1 to Thu 3 December, €10" },
    { name: "Express", text: "Mon 30 November to Tue 1 December, €20" },
    { name: "Returns", text: "Within 30 days of delivery" },
  ]);
});

test("it costs nothing from the market's amount on, in the market's currency [CO-09]", () => {
  const [delivery] = servicesOf(market("gb"), moneyOf(175, "GBP"), FRIDAY);
  expect(delivery?.text).toMatch(/, complimentary$/);
  const [paid] = servicesOf(market("gb"), moneyOf(174, "GBP"), FRIDAY);
  expect(paid?.text).toMatch(/, £8$/);
});

test("what a price includes depends on where it is paid [CO-09]", () => {
  expect(["de", "us", "ng"].map((code) => priceNoteOf(market(code)))).toEqual([
    "VAT included",
    "Duties and taxes included",
    "Duties not included",
  ]);
});

test("the fold names the country, unless there is none [CO-09]", () => {
  expect(deliveryFold(market("us")).name).toBe("Delivery and returns in the United States");
  expect(deliveryFold(market("fr")).points[0]).toBe(
    "Standard delivery: 2 to 4 working days, €10, complimentary from €200",
  );
  expect(deliveryFold(DEFAULT_MARKET).name).toBe("Delivery and returns");
});
