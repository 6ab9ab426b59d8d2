import { expect, test } from "vitest";
import { designerLetter, groupDesigners, searchDesigners } from "./designers.ts";

const items = (...labels: readonly string[]) => labels.map((label) => ({ label }));
const labels = (found: readonly { readonly label: string }[]) => found.map(({ label }) => label);

test("[FL-15] designers are searched by any part of their label, ignoring case", () => {
  const all = items("Maison Écru", "Halden & Rue", "MAISON Nordlys");
  expect(labels(searchDesigners(all, " maison "))).toEqual(["Maison Écru", "MAISON Nordlys"]);
  expect(labels(searchDesigners(all, "ÉCRU"))).toEqual(["Maison Écru"]);
  expect(searchDesigners(all, "  ")).toBe(all);
  expect(searchDesigners(all, "(.*")).toEqual([]);
});

test("[FL-15] designers are grouped under # and A to Z by name, ignoring accents", () => {
  const groups = groupDesigners(items("Zed", "écru", "1017 Alder", "Eames", "Ødell", "高定", "♥", "Ulla", "& Rue"));
  expect(groups.map(({ letter, items: found }) => [letter, ...labels(found)])).toEqual([
    ["#", "1017 Alder", "♥", "高定"],
    ["E", "Eames", "écru"],
    ["O", "Ødell"],
    ["R", "& Rue"],
    ["U", "Ulla"],
    ["Z", "Zed"],
  ]);
});

test("[FL-15] a designer has the letter of its group", () => {
  expect(["Ål", "Ünder", "7even", "Ателье"].map(designerLetter)).toEqual(["A", "U", "#", "#"]);
});

test("[SF-06] a name with an ampersand is found with and", () => {
  const named = items("Halden & Rue", "Smith and Sons", "Brandt");
  for (const text of ["halden and rue", "Halden & R", "halden&rue"])
    expect(labels(searchDesigners(named, text)), text).toEqual(["Halden & Rue"]);
  expect(labels(searchDesigners(named, "smith & sons"))).toEqual(["Smith and Sons"]);
});
