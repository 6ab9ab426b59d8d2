import { expect, test } from "vitest";
import { AREAS, COUNTRY_MARKETS, REGION_MARKETS, SIZE_SYSTEMS, TAX_ROUNDINGS } from "#catalogue";
import { choicesOf, titleOf } from "./labels.ts";

const labelsOf = (all: readonly (string | number)[]) => choicesOf(all).map(({ label }) => label);

test("choices have the names that people know", () => {
  expect(labelsOf([1, 2, 3, 4, 5, 6, 7])[0]).toBe("Monday");
  expect(labelsOf(["en", "fr"])).toEqual(["English", "French"]);
  expect(labelsOf(["card", "apple-pay", "paypal"])).toEqual(["Card", "Apple Pay", "PayPal"]);
  expect(labelsOf(TAX_ROUNDINGS)).toEqual(["Each line", "All lines of a rate"]);
  expect(labelsOf(AREAS)).toEqual(AREAS);
  expect(labelsOf(SIZE_SYSTEMS)).toEqual(expect.arrayContaining(["INT", "EU", "Inches", "cm"]));
  expect(labelsOf(["eu_eur", "www_usd"])).toEqual(["eu_eur", "www_usd"]);
});

test("countries and markets are in the order of their names, each of which is there once", () => {
  const countries = labelsOf(COUNTRY_MARKETS.map(({ country }) => country));
  expect(countries).toEqual(countries.toSorted((one, other) => one.localeCompare(other, "en")));
  const markets = labelsOf([...REGION_MARKETS, ...COUNTRY_MARKETS].map(({ code }) => code));
  expect(markets).toEqual(expect.arrayContaining(["International", "Europe", "United Kingdom", "United Kingdom (uk)"]));
  expect(new Set(markets).size).toBe(markets.length);
});

test("an entry of a list is named by the label of its choice", () => {
  expect(titleOf({ method: "apple-pay" }, { properties: { method: { enum: ["card", "apple-pay"] } } })).toBe(
    "Apple Pay",
  );
});
