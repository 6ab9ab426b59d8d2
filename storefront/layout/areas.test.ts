import { ALL_PRICES, COUNTRY_MARKETS } from "#catalogue";
import { expect, test } from "vitest";
import { pickerAreas } from "./areas.ts";

test("[RT-22] every country is offered, with its currency", () => {
  const countries = pickerAreas("en", ALL_PRICES).flatMap((area) => area.countries);
  expect(countries).toHaveLength(COUNTRY_MARKETS.length);
  expect(countries).toContainEqual({ code: "de", name: "Germany", currency: "EUR" });
});

test("areas keep the order of the markets, and each country stands in one", () => {
  const areas = pickerAreas("en", ALL_PRICES);
  expect(areas.map(({ name }) => name)).toEqual([...new Set(COUNTRY_MARKETS.map(({ area }) => area))]);
  expect(new Set(areas.flatMap(({ countries }) => countries.map(({ code }) => code))).size).toBe(
    COUNTRY_MARKETS.length,
  );
});
