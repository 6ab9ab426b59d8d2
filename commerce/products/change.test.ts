import { expect, test } from "vitest";
import { parseChangeLine } from "./change.ts";
import { feedRow } from "./testing-feed.ts";

const parse = (value: unknown) => parseChangeLine(JSON.stringify(value), 4);

test("each kind of change is parsed", () => {
  expect(parse({ put: [feedRow(1), feedRow(1, 1)] })).toEqual({
    kind: "put",
    line: 4,
    rows: [feedRow(1), feedRow(1, 1)],
  });
  expect(parse({ delete: "p1" })).toEqual({ kind: "delete", line: 4, product: "p1" });
  expect(parse({ product: "p1", set: { title: "x", title_fr: null, color: "Black", eu_eur_price_f: 3 } })).toEqual({
    kind: "set-product",
    line: 4,
    product: "p1",
    fields: { title: "x", title_fr: null, color: "Black", eu_eur_price_f: 3 },
  });
  expect(parse({ variant: "v1", set: { inventory_quantity: 0, cn_cny_price_1k: null } })).toEqual({
    kind: "set-variant",
    line: 4,
    variant: "v1",
    fields: { inventory_quantity: 0, cn_cny_price_1k: null },
  });
});

test.each([
  [{ put: [] }, undefined],
  [{ put: [feedRow(1, 0, { sku: "" })] }, "put.0.sku"],
  [{ put: [feedRow(1), feedRow(2)] }, "put.1.product_id"],
  [{ put: [feedRow(1), feedRow(1)] }, "put.1.objectID"],
  [{ put: [feedRow(1), feedRow(1, 1, { title: "Other" })] }, "put.1.title"],
  [{ put: ["text"] }, "put.0"],
  [{ delete: "" }, undefined],
  [{ delete: "p1", product: "p2" }, undefined],
  [{ product: "p1" }, undefined],
  [{ product: "p1", set: { title: "" } }, "set.title"],
  [{ product: "p1", set: { title: null } }, "set.title"],
  [{ product: "p1", set: { title_fr: 3 } }, "set.title_fr"],
  [{ product: "p1", set: { prise: 3 } }, "set.prise"],
  [{ product: "p1", set: { constructor: 3 } }, "set.constructor"],
  [{ product: "p1", set: { product_id: "p2" } }, "set.product_id"],
  [{ product: "p1", set: { inventory_quantity: 3 } }, "set.inventory_quantity"],
  [{ product: "p1", set: { visibility: "MAYBE" } }, "set.visibility"],
  [{ product: "p1", set: { published_at: "soon" } }, "set.published_at"],
  [{ variant: "v1", set: { objectID: "v2" } }, "set.objectID"],
  [{ variant: "v1", set: { title: "x" } }, "set.title"],
  [{ variant: "v1", set: { inventory_quantity: 2 ** 31 } }, "set.inventory_quantity"],
  [{ variant: "v1", set: { eu_eur_price_f: 0 } }, "set.eu_eur_price_f"],
  [{ variant: "v1", set: { size: "\0" } }, undefined],
  [{ variant: "v1\uD800", set: {} }, undefined],
  [[], undefined],
])("%j is rejected with its line and field", (value, field) => {
  const error = parse(value);
  expect(error).toMatchObject({ line: 4, message: expect.any(String) });
  expect("field" in error ? error.field : undefined).toBe(field);
});
