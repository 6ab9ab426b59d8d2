import { expect, test } from "vitest";
import { correctedText } from "./corrected.ts";

test.each<[text: string, typed: string, found: string, corrected: string]>([
  ["snekers", "snekers", "sneakers", "sneakers"],
  ["  White SNEKERS ", "snekers", "sneakers", "White sneakers"],
  ["blcak-dress", "blcak", "black", "black-dress"],
  ["Åkerlumd coat", "akerlumd", "akerlund", "akerlund coat"],
  ["o'dwier", "odwier", "odwyer", "odwyer"],
])("[SR-16] %s was found as another spelling", (text, typed, found, corrected) => {
  expect(correctedText(text, [{ typed, found }])).toBe(corrected);
});

test("words found as they were typed have no correction, nor have words that are not there", () => {
  expect(correctedText("coat", [])).toBeUndefined();
  expect(correctedText("coat", [{ typed: "cota", found: "coat" }])).toBeUndefined();
});
