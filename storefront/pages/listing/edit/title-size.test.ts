import { expect, test } from "vitest";
import { titleSize } from "./title-size.ts";

test.each([
  ["Arne", 0],
  ["Zsófia Halmos", 0],
  ["Beatrix Penhallow", 2],
  ["Winterfeldt-Hammarskjöld", 6],
  ["Maison of the Three Sisters and Their Brothers", 4],
  ["织造工坊", 1],
])("[SF-15] a designer's name is as large as its words allow: %s", (name, size) => {
  expect(titleSize(name)).toBe(size);
});
