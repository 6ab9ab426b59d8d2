import { expect, test } from "vitest";
import { FACET_NAMES, facetOf, LISTS, MENUS } from "./facets.ts";

test("[FL-01] [FL-18] [FL-22] each facet has its state key, attribute and operator", () => {
  const rows = FACET_NAMES.map((name) => {
    const { kind, attribute, operator = "or" } = facetOf(name);
    return [name, kind, attribute, operator].join(" ");
  });
  expect(rows).toEqual([
    "department menu department or",
    "tags list tags and",
    "product_type menu product_type or",
    "vendor list vendor or",
    "Size list general_size_in_stock or",
    "Color list color or",
    "material list material or",
    "length list length or",
    "heel list heel_height or",
    "occasion list occasion or",
    "pattern list pattern or",
    "options list options or",
    "price range price or",
    "discount list discount or",
  ]);
});

test("[FL-22] menus and lists are parts of the state", () => {
  expect([...MENUS, ...LISTS].toSorted()).toEqual(FACET_NAMES.filter((name) => name !== "price").toSorted());
});
