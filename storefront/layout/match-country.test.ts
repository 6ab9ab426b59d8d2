import { expect, test } from "vitest";
import { COUNTRY_MARKETS } from "#catalogue";
import { matchesCountry } from "./match-country.ts";

const NEW_ZEALAND = "New Zealand USD · English";

test("the beginning of any word finds a country, in any order", () => {
  expect(matchesCountry("zea", NEW_ZEALAND, "nz")).toBe(true);
  expect(matchesCountry("zealand new", NEW_ZEALAND, "nz")).toBe(true);
  expect(matchesCountry("eal", NEW_ZEALAND, "nz")).toBe(false);
});

test("code, currency and the name of the language find it too", () => {
  expect(matchesCountry("NZ", NEW_ZEALAND, "nz")).toBe(true);
  expect(matchesCountry("eur", "France EUR · Français", "fr")).toBe(true);
  expect(matchesCountry("francais", "France EUR · Français", "fr")).toBe(true);
});

test.each([
  ["USA", "us"],
  ["U.S.A.", "us"],
  ["united states of america", "us"],
  ["Vereinigte Staaten", "us"],
  ["美国", "us"],
  ["England", "gb"],
  ["great britain", "gb"],
  ["Grossbritannien", "gb"],
  ["royaume-uni", "gb"],
  ["Великобритания", "gb"],
  ["イギリス", "gb"],
  ["Deutschland", "de"],
  ["Allemagne", "de"],
  ["독일", "de"],
  ["Holland", "nl"],
  ["Suisse", "ch"],
  ["Schweiz", "ch"],
  ["Sverige", "se"],
  ["الإمارات", "ae"],
  ["UAE", "ae"],
  ["Hrvatska", "hr"],
])("[SF-01] %s finds the country %s, and no other", (typed, code) => {
  const found = COUNTRY_MARKETS.filter((one) => matchesCountry(typed, `${one.name} ${one.currency}`, one.code));
  expect(found.map((one) => one.code)).toEqual([code]);
});

test("[SF-01] an abbreviation that begins another name finds both", () => {
  const found = COUNTRY_MARKETS.filter((one) => matchesCountry("UK", one.name, one.code));
  expect(found.map((one) => one.name)).toEqual(["Ukraine", "United Kingdom"]);
});

test("accents and case do not matter, and nothing typed finds everything", () => {
  expect(matchesCountry("turkiye", "Türkiye USD · English", "tr")).toBe(true);
  expect(matchesCountry("   ", NEW_ZEALAND, "nz")).toBe(true);
});
