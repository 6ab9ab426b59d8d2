import { expect, test } from "vitest";
import { factFields, factsAmong } from "./facts.ts";

test("[SF-16] metafields, attributes and columns that state facts are fields of the feed", () => {
  const shopify = [
    ["fabric", "wool; cashmere"],
    ["footwear-material", ""],
    ["skirt-dress-length-type", "midi"],
    ["dress-occasion", "wedding; party"],
    ["heel-height-type", "high"],
    ["sleeve-length-type", "long"],
    ["lining-material", "silk"],
  ] as const;
  expect(factFields(factsAmong(shopify))).toEqual({
    material: "Wool\tCashmere",
    length: "Midi",
    heel_height: "high-heel",
    occasion: "Wedding\tParty",
  });
  const german = [
    ["Obermaterial", "100% Leinen"],
    ["Absatzhöhe", "6 cm"],
    ["Muster", "Striped"],
    ["Farbe", "Blau"],
  ] as const;
  expect(factFields(factsAmong(german))).toEqual({ material: "Linen", heel_height: "mid-heel", pattern: "Striped" });
  expect(factFields({})).toEqual({});
});
