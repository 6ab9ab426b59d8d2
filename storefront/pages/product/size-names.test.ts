import { expect, test } from "vitest";
import { equivalentsOf } from "./size-names.ts";

const size = { elsewhere: { US: "US 6", UK: "UK 10", FR: "FR 38", AU: "AU 10" } };

test("a size is named in two systems that the market knows, a chosen one first [CO-09]", () => {
  expect(equivalentsOf(size, ["UK", "US", "IT"])).toEqual(["UK 10", "US 6"]);
  expect(equivalentsOf(size, ["UK", "US", "IT"], "FR")).toEqual(["FR 38", "UK 10"]);
  expect(equivalentsOf(size, ["UK", "US", "IT"], "US")).toEqual(["US 6", "UK 10"]);
});

test("what the chart does not have is not said [CO-09]", () => {
  expect(equivalentsOf(size, ["KR", "IT", "US"], "KR")).toEqual(["US 6"]);
  expect(equivalentsOf({ elsewhere: {} }, ["IT"])).toEqual([]);
});
