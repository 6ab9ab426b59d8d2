import { expect, test } from "vitest";
import { NO_DEFAULTS } from "./defaults.ts";
import { applyPrice, clearPrice, priceCount, priceDigits, priceDraft } from "./price.ts";
import { chosenOn } from "./testing.ts";

test.each([
  ["", ""],
  ["120", "120"],
  ["€1.290,50", "129050"],
  ["-5", "5"],
  ["abc", ""],
  ["12e3", "123"],
  ["007", "7"],
  ["0", "0"],
  ["1234567890123", "123456789"],
])("[FL-13] a price field reduces %j to the digits %j", (typed, kept) => {
  expect(priceDigits(typed)).toBe(kept);
});

const state = chosenOn(NO_DEFAULTS, { page: 3, range: { EUR: { min: 100, max: 500 }, USD: { min: 1 } } });

test.each([
  [{ min: "200", max: "500" }, "min", { min: 200, max: 500 }],
  [{ min: "500", max: "500" }, "max", { min: 500, max: 500 }],
  [{ min: "90", max: "1000" }, "max", { min: 90, max: 1000 }],
  [{ min: "", max: "500" }, "min", { max: 500 }],
  [{ min: "100", max: "" }, "max", { min: 100 }],
  [{ min: "0", max: "" }, "max", { min: 0 }],
  [{ min: "", max: "" }, "max", undefined],
] as const)("[FL-13] the fields %j after editing %s give %j", (draft, edited, range) => {
  const applied = applyPrice(state, "EUR", draft, edited);
  expect(applied.draft).toEqual(draft);
  expect(applied.state.range["EUR"]).toEqual(range);
  expect(applied.state.range["USD"]).toEqual({ min: 1 });
  expect(applied.state.page).toBe(1);
});

test.each([
  ["min", { min: "", max: "500" }],
  ["max", { min: "600", max: "" }],
] as const)("[FL-14] a maximum below the minimum clears the edited %s and applies nothing", (edited, draft) => {
  const applied = applyPrice(state, "EUR", { min: "600", max: "500" }, edited);
  expect(applied.draft).toEqual(draft);
  expect(applied.state).toBe(state);
});

test("[FL-14] the count is 2 with both bounds and 1 with one, in the visitor's currency only", () => {
  expect(priceCount(state, "EUR")).toBe(2);
  expect(priceCount(state, "USD")).toBe(1);
  expect(priceCount(state, "GBP")).toBe(0);
  expect(priceCount(clearPrice(state, "EUR"), "EUR")).toBe(0);
});

test("[FL-13] the fields show the range of the state", () => {
  expect(priceDraft(state, "EUR")).toEqual({ min: "100", max: "500" });
  expect(priceDraft(state, "USD")).toEqual({ min: "1", max: "" });
});
