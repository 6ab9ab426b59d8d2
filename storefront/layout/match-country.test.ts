import { expect, test } from "vitest";
import { COUNTRY_MARKETS } from "#catalogue";
import { matchCountry } from "./match-country.ts";

const NEW_ZEALAND = "New Zealand USD · English";

test("the beginning of any word finds a country, in any order", () => {
  expect(matchCountry("zea", NEW_ZEALAND, "nz")).toBeDefined();
  expect(matchCountry("zealand new", NEW_ZEALAND, "nz")).toBeDefined();
  expect(matchCountry("eal", NEW_ZEALAND, "nz")).toBeUndefined();
});

test("code, currency and the name of the language find it too", () => {
  expect(matchCountry("NZ", NEW_ZEALAND, "nz")).toBeDefined();
  expect(matchCountry("eur", "France EUR · Français", "fr")).toBeDefined();
  expect(matchCountry("francais", "France EUR · Français", "fr")).toBeDefined();
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
  const found = COUNTRY_MARKETS.filter((one) => matchCountry(typed, `${one.name} ${one.currency}`, one.code));
  expect(found.map((one) => one.code)).toEqual([code]);
});

test("[SF-01] an abbreviation that begins another name finds both, and the country that it names is the first", () => {
  const found = (how: string) =>
    COUNTRY_MARKETS.filter((one) => matchCountry("UK", one.name, one.code) === how).map((one) => one.name);
  expect(found("named")).toEqual(["United Kingdom"]);
  expect(found("found")).toEqual(["Ukraine"]);
});

test("accents and case do not matter, and nothing typed finds everything", () => {
  expect(matchCountry("turkiye", "Türkiye USD · English", "tr")).toBeDefined();
  expect(matchCountry("   ", NEW_ZEALAND, "nz")).toBeDefined();
});
