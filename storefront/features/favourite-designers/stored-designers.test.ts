import { expect, test } from "vitest";
import { joinDesigners, toggled } from "./stored-designers.ts";

test("[SF-15] a designer is added in front, also one with a number for a handle, and removed again", () => {
  const both = toggled(toggled([["8", "8"]], "arne", "Arne"), "1017", "1017");
  expect(both.map(([handle]) => handle)).toEqual(["1017", "arne", "8"]);
  expect(toggled(both, "arne", "Arne").map(([handle]) => handle)).toEqual(["1017", "8"]);
});

test("the oldest leaves a full list, and designers of two lists appear once", () => {
  const full = Array.from({ length: 100 }, (_, at) => [`designer-${at}`, `Designer ${at}`] as const);
  const after = toggled(full, "arne", "Arne").map(([handle]) => handle);
  expect([after.length, after[0], after.includes("designer-99")]).toEqual([100, "arne", false]);
  const joined = joinDesigners([["designer-5", "Renamed"]], full);
  expect([joined.length, joined[0], joined.filter(([handle]) => handle === "designer-5")]).toEqual([
    100,
    ["designer-5", "Renamed"],
    [["designer-5", "Renamed"]],
  ]);
});
