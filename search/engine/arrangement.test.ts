import { expect, test } from "vitest";
import { arrange, arrangeVariants, gather, groupingOf } from "./arrangement.ts";

const alike = (...combinations: number[]) => ({
  combinations: Uint32Array.from(combinations),
  size: Math.max(...combinations) + 1,
});

test("similar products are adjacent, sorted by the attribute with the fewest combinations first", () => {
  const { arrivals } = arrange(5, [alike(0, 1, 2, 1, 0), alike(1, 0, 0, 0, 1)], new Uint32Array());
  expect([...arrivals]).toEqual([1, 3, 2, 0, 4]);
});

test("additional rows and variants follow their products in order", () => {
  const arrangement = arrange(3, [alike(1, 0, 1)], Uint32Array.of(0, 0, 2));
  expect([...arrangement.arrivals]).toEqual([1, 0, 2]);
  expect([...arrangement.parents]).toEqual([1, 1, 2]);
  expect([...arrangement.further]).toEqual([0, 1, 2]);
  const { variants, ends } = arrangeVariants(arrangement, Uint32Array.of(3, 4, 6));
  expect([...variants]).toEqual([3, 0, 1, 2, 4, 5]);
  expect([...ends]).toEqual([1, 4, 6]);
  expect([...gather(Float64Array.of(10, 11, 12), arrangement.arrivals)]).toEqual([11, 10, 12]);
});

test("an empty index is arranged", () => {
  expect(arrange(0, [], new Uint32Array()).arrivals).toHaveLength(0);
});

test("numbers group products only if few are distinct", () => {
  expect(groupingOf(Float64Array.of(5, Number.NaN, 5))).toEqual({ combinations: Uint32Array.of(0, 1, 0), size: 2 });
  expect(groupingOf(Float64Array.from({ length: 17 }, (_, number) => number))).toBeUndefined();
});
