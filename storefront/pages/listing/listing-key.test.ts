import { expect, test } from "vitest";
import { listingKey } from "./listing-key.server.ts";

const keyOf = (search: string) => listingKey(new URL(`https://shop.example/collections/women${search}`));

test("[PG-01] parameters that a listing does not read share its data", () => {
  for (const search of ["", "?", "?uncached", "?utm_source=mail&gclid=1", "?_x=%22"]) expect(keyOf(search)).toBe("");
  expect(keyOf("?page=2&utm_source=mail")).toBe("page=2");
});

test("[PG-01] parameters that a listing reads, or may read, have data of their own", () => {
  const searches = [
    "?page=2",
    "?page=3",
    "?sortBy=price-asc",
    "?refinementList[vendor][0]=A",
    "?refinementList%5Bvendor%5D%5B0%5D=A",
    "?append",
    "?open=vendor",
    "?refine=count",
    "?%70age=2",
    "?made[up]=1",
  ];
  expect(new Set(["", ...searches].map(keyOf)).size).toBe(searches.length + 1);
});

test("texts, and queries of which a part is not read, are not shared", () => {
  expect(keyOf("?query=dress")).toBeUndefined();
  expect(keyOf("?qTitle=dress&page=2")).toBeUndefined();
  expect(keyOf(`?${"x&".repeat(1_000)}page=2`)).toBeUndefined();
});
