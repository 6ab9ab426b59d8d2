import { expect, test } from "vitest";
import { shorterTexts } from "./fewer-words.ts";

test("[SF-06] shorter texts never consist of stop words, or start or end with one", () => {
  expect(shorterTexts("coat with zip")).toEqual([
    ["zip", "coat zip", "coat"],
    ["coat", "zip"],
  ]);
  expect(shorterTexts("robe à la plage")).toEqual([
    ["plage", "robe la plage", "robe à plage", "robe"],
    ["robe", "plage"],
  ]);
  expect(shorterTexts("silk & wool")).toEqual([
    ["wool", "silk wool", "silk"],
    ["silk", "wool"],
  ]);
  expect(shorterTexts("the of & and")).toEqual([[], []]);
});

test("[SF-06] one word, and more than eight, are not shortened", () => {
  expect(shorterTexts("coat")).toEqual([]);
  expect(shorterTexts("a b c d e f g h i")).toEqual([]);
  expect(shorterTexts("red coat")).toEqual([["coat", "red"]]);
});
