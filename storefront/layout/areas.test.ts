import { COUNTRY_MARKETS } from "#catalogue";
import { expect, test } from "vitest";
import { pickerAreas } from "./areas.ts";

test("[RT-22] every country leads to the same page, with its query, in that country", () => {
  const countries = pickerAreas("/fr/collections/women?page=2", "en").flatMap((area) => area.countries);
  expect(countries).toHaveLength(COUNTRY_MARKETS.length);
  expect(countries.find(({ code }) => code === "de")).toEqual({
    code: "de",
    name: "Germany",
    currency: "EUR",
    language: "English",
    href: "/de/collections/women?page=2",
  });
});

test("areas keep the order of the markets, and each country stands in one", () => {
  const areas = pickerAreas("/", "en");
  expect(areas.map(({ name }) => name)).toEqual([...new Set(COUNTRY_MARKETS.map(({ area }) => area))]);
  expect(new Set(areas.flatMap(({ countries }) => countries.map(({ code }) => code))).size).toBe(
    COUNTRY_MARKETS.length,
  );
});
