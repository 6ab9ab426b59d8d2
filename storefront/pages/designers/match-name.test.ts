import { expect, test } from "vitest";
import { matchesName } from "./match-name.ts";

test.each([
  ["Østergaard", "ost", true],
  ["Zsófia Halmos", "halmos zsofia", true],
  ["Comme des Garçons – Homme+", "garcons homme", true],
  ["O'Dwyer Knit", "o'dwyer", true],
  ["N°27", "27", true],
  ["Winterfeldt", "feldt", true],
  ["Winterfeldt", "fe", false],
  ["Halden & Rue", "halden row", false],
  ["Halden & Rue", "  ", true],
])("[RT-14] %s answers to “%s”: %s", (name, typed, isFound) => {
  expect(matchesName(name, typed)).toBe(isFound);
});

test("[RT-14] signs alone find nothing rather than everything", () => {
  expect(matchesName("Halden & Rue", "???")).toBe(false);
});
