import { expect, test } from "vitest";
import { feedRow } from "./testing-feed.ts";
import { explainFeedError, parseFeedRow, parseJson } from "./feed.ts";

const parseLine = (written: string, line: number) => {
  const value = parseJson(written, line);
  return "message" in value ? value : parseFeedRow(value.json, line);
};
const lineWith = (changes: Record<string, unknown>): string => JSON.stringify({ ...feedRow(1), ...changes });

test("a complete line is parsed unchanged", () => {
  expect(parseLine(JSON.stringify(feedRow(1)), 7)).toMatchObject({ line: 7, row: feedRow(1) });
});

test("titles in further languages are kept, other unknown fields are dropped", () => {
  const parsed = parseLine(lineWith({ title_fr: "Manteau", "title_pt-BR": "Casaco", title_de: "", note: 1 }), 1);
  expect(parsed).toMatchObject({ titles: { zh: feedRow(1).title_zh, fr: "Manteau", "pt-BR": "Casaco" } });
  expect(parsed).not.toHaveProperty("titles.de");
});

test("designers' names in other languages are kept; vendor_text and vendor_handle are none", () => {
  const parsed = parseLine(lineWith({ vendor_zh: "木屿", vendor_ar: "", "vendor_pt-BR": "Ilha", vendor_xy_z: "x" }), 1);
  expect(parsed).toMatchObject({ row: { vendor_zh: "木屿" }, vendorNames: { zh: "木屿", "pt-BR": "Ilha" } });
  expect(parsed).not.toHaveProperty("vendorNames.ar");
  expect(parsed).not.toHaveProperty("row.vendor_xy_z");
  expect(parseLine(JSON.stringify(feedRow(1)), 1)).toMatchObject({ vendorNames: {} });
});

test.each([
  [{ handle: undefined }, "handle"],
  [{ title: "" }, "title"],
  [{ title_fr: 5 }, "title_fr"],
  [{ vendor_zh: 5 }, "vendor_zh"],
  [{ inventory_quantity: "3" }, "inventory_quantity"],
  [{ inventory_quantity: 1.5 }, "inventory_quantity"],
  [{ eu_eur_price_f: 0 }, "eu_eur_price_f"],
  [{ eu_eur_price_f: -1 }, "eu_eur_price_f"],
  [{ ru_rub_compare_at_price_f: "12" }, "ru_rub_compare_at_price_f"],
  [{ options: "Wide" }, "options"],
  [{ options: "" }, "options"],
  [{ options: "Width > Wide\tWidth > Narrow" }, "options"],
  [{ visibility: "yes" }, "visibility"],
  [{ published_at: "yesterday" }, "published_at"],
  [{ viplevel: -1 }, "viplevel"],
  [{ sold_num: 2 ** 31 }, "sold_num"],
  [{ eu_eur_price_f: 1e300 }, "eu_eur_price_f"],
  [{ updated_at: "0000-01-01T00:00:00Z" }, "updated_at"],
])("a line with %j is rejected with its line and field", (changes, field) => {
  const error = parseLine(lineWith(changes), 12);
  expect(error).toMatchObject({ line: 12, field });
});

test.each(["{", "", "null", "[]", '"text"', lineWith({ sku: "\0" }), lineWith({ title_fr: "\uD800" })])(
  "%j is refused as a line",
  (written) => {
    expect(parseLine(written, 3)).toMatchObject({ line: 3, message: expect.any(String) });
  },
);

test("an error is printed as a sentence", () => {
  expect(explainFeedError({ line: 12, field: "title", message: "is missing" })).toBe(
    "Line 12 of the feed, field title: is missing.",
  );
});
