import { expect, test } from "vitest";
import { type FactName, factsOf, readFact } from "./facts.ts";
import { isMeasurementList, parseMeasurements, printMeasurements } from "./measurements.ts";

test.each<[string, string, object]>([
  ["Belted coat", "<p>80% virgin wool, 20% polyamide. Lining: 100% silk.</p>", { material: ["Wool", "Polyamide"] }],
  ["Tee", "95% cotton, 5% elastane", { material: ["Cotton"] }],
  ["Hemd", "<p>Material: Baumwolle</p>", { material: ["Cotton"] }],
  ["Suede loafers", "", { material: ["Suede"] }],
  ["Gold hoop earrings", "", {}],
  ["Slingback pumps", "<ul><li>Heel measures 55 mm</li></ul>", { heel_height: ["mid-heel"] }],
  ["Sandals", "A 9.5 cm block heel", { heel_height: ["high-heel"] }],
  ["Pumps", "Absatzhöhe: 4,5 cm", { heel_height: ["low-heel"] }],
  ["Striped cotton midi dress", "", { material: ["Cotton"], length: ["Midi"], pattern: ["Striped"] }],
  ["Mini leather top-handle bag", "", { material: ["Leather"] }],
  ["Draped satin gown", "", { occasion: ["Evening"] }],
  ["シャツ", "<p>リネン55%、コットン45%。裏地：キュプラ100%</p>", { material: ["Linen", "Cotton"] }],
  ["シャツ", "表地：ウール100％", { material: ["Wool"] }],
  ["衬衫", "面料：80%羊毛20%锦纶", { material: ["Wool", "Polyamide"] }],
  ["셔츠", "린넨 100%, 세탁기 사용 가능", { material: ["Linen"] }],
  ["シャツ", "素材：リネン", { material: ["Linen"] }],
  ["シャツ", "上質なリネンを使用した一枚。", { material: ["Linen"] }],
  ["Hemd Jonas", "Ein leichtes Hemd aus feinem Leinen.", { material: ["Linen"] }],
  ["Chemise Louis", "Confectionnée en lin lavé.", { material: ["Linen"] }],
  ["Camisa Luis", "Confeccionada en lino lavado.", { material: ["Linen"] }],
  ["Рубашка", "Сшита из тонкого льна.", { material: ["Linen"] }],
  ["Shirt", "Crafted from washed linen, and a friend of leather sandals.", { material: ["Linen"] }],
  ["Shirt", "Wear it with linen trousers and a leather belt.", {}],
  ["Plain tee", "A plain tee for every day. Machine wash at 30 °C.", {}],
])("[SF-16] texts of %s state %j", (title, body_html, facts) => {
  expect(factsOf({ title, body_html })).toEqual(facts);
});

test.each<[FactName, string, readonly string[]]>([
  ["material", "100% Baumwolle", ["Cotton"]],
  ["material", "Outer: wool; lining: cupro", ["Wool"]],
  ["material", "Recycled ocean yarn", ["Recycled ocean yarn"]],
  ["heel_height", "85 mm", ["mid-heel"]],
  ["heel_height", "3.5 in", ["high-heel"]],
  ["heel_height", "6", ["mid-heel"]],
  ["heel_height", "Kitten", ["low-heel"]],
  ["heel_height", "unknown", []],
  ["length", "knielang", ["Knee-length"]],
  ["length", "94 cm", []],
  ["occasion", "Wedding guest, Cocktail", ["Wedding", "Party"]],
  ["pattern", "leopard print", ["Leopard"]],
])("[SF-16] the field %s %j is read as %j", (name, written, values) => {
  expect(readFact(name, written)).toEqual(values);
});

test("[SF-16] a fact that the feed states comes before its texts", () => {
  expect(factsOf({ title: "Cotton dress", body_html: "100% cotton", material: "Silk" })).toEqual({
    material: ["Silk"],
  });
});

test("[SF-16] measurements are read as written, each name once", () => {
  const text = "Chest > 96\tSleeve > 60.5";
  expect(printMeasurements(parseMeasurements(text))).toBe(text);
  expect(["Chest > 96", "Chest > 96\tChest > 97", "Chest", "Chest > wide", "Chest > 0"].map(isMeasurementList)).toEqual(
    [true, false, false, false, false],
  );
});
