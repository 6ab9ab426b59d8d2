import { expect, test } from "vitest";
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

test("accents and case do not matter, and nothing typed finds everything", () => {
  expect(matchesCountry("turkiye", "Türkiye USD · English", "tr")).toBe(true);
  expect(matchesCountry("   ", NEW_ZEALAND, "nz")).toBe(true);
});
