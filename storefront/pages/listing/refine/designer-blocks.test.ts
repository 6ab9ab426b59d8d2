import { expect, test } from "vitest";
import { designerBlocks, lettersIn, ROWS_A_BLOCK } from "./designer-blocks.ts";

const designers = (...names: readonly string[]) => names.map((value) => ({ value, label: value, count: 1 }));

test("[MB-05] designers stand under # and their letters; accents do not part them", () => {
  const blocks = designerBlocks(designers("Ostra", "Écru", "44 Nord", "Edda", "陈"), "");
  expect(blocks.map(({ letter, items }) => `${letter} ${items.map(({ label }) => label).join(" ")}`)).toEqual([
    "# 44 Nord 陈",
    "E Écru Edda",
    "O Ostra",
  ]);
  expect(lettersIn(blocks)).toEqual(["#", "E", "O"]);
});

test("[MB-05] a search finds any part of a name in whatever case", () => {
  const found = designerBlocks(designers("Halden & Rue", "Ostra", "Rue Neuve"), "rUe");
  expect(found.flatMap(({ items }) => items.map(({ label }) => label))).toEqual(["Halden & Rue", "Rue Neuve"]);
  expect(designerBlocks(designers("Ostra"), "x")).toEqual([]);
});

test("[MB-05] a letter with many designers is several blocks of which one bears it, and none is lost", () => {
  const many = designers(...Array.from({ length: 2_500 }, (_, at) => `Maison ${String(at).padStart(4, "0")}`));
  const blocks = designerBlocks(many, "");
  expect(blocks.every(({ items }) => items.length > 0 && items.length <= ROWS_A_BLOCK)).toBe(true);
  expect(blocks.flatMap(({ items }) => items)).toEqual(many);
  expect(blocks.filter(({ isFirst }) => isFirst)).toHaveLength(1);
  expect(new Set(blocks.map(({ key }) => key)).size).toBe(blocks.length);
});
