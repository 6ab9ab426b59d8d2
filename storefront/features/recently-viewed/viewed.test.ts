import { expect, test } from "vitest";
import { withViewed } from "./viewed.ts";

test("the latest product comes first, each once, and at most sixteen [CO-09]", () => {
  let viewed: readonly string[] = [];
  for (let number = 1; number <= 20; number += 1) viewed = withViewed(viewed, `product-${number}`);
  viewed = withViewed(viewed, "product-10");
  expect(viewed.slice(0, 3)).toEqual(["product-10", "product-20", "product-19"]);
  expect(viewed).toHaveLength(16);
  expect(new Set(viewed).size).toBe(16);
});
