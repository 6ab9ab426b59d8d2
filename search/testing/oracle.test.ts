import { expect, test } from "vitest";
import { describeBackend } from "../backend.contract.ts";
import { createOracle } from "./oracle.ts";
import { distancesOf } from "../reference/text.ts";

// The answers of the contract are written by hand: this proves them and the oracle to each other.
describeBackend("oracle", {
  open: async (schema, records) => createOracle(schema, records),
  catalogues: 6,
  queries: 20,
});

test.each([
  ["coat", "coat", 0, 0],
  ["coat", "coats", 1, 0],
  ["coot", "coat", 1, 1],
  ["caot", "coat", 1, 1],
  ["ca", "abc", 3, 1],
  ["", "abc", 3, 0],
  ["abc", "", 3, 3],
  ["sneakers", "snaekesr", 2, 2],
])("distance of %s from %s is %i, from its best beginning %i", (typed, other, whole, beginning) => {
  expect(distancesOf(typed, other)).toEqual({ whole, beginning });
});
