import { expect, test } from "vitest";
import { MARKS, partsOf } from "./marked.ts";

const mark = (text: string) => MARKS.before + text + MARKS.after;

test("found words are told from the rest, in their order", () => {
  expect(partsOf(`Wool ${mark("coat")} by ${mark("Å")}kerlund`)).toEqual([
    { text: "Wool ", isFound: false },
    { text: "coat", isFound: true },
    { text: " by ", isFound: false },
    { text: "Å", isFound: true },
    { text: "kerlund", isFound: false },
  ]);
  expect(partsOf("<em>plain</em>")).toEqual([{ text: "<em>plain</em>", isFound: false }]);
  expect(partsOf("")).toEqual([]);
});
