import { expect, test } from "vitest";
import { toggled } from "./stored-designers.ts";

test("[SF-15] a designer is added in front and removed again; the oldest leaves a full list", () => {
  expect(Object.entries(toggled({ ostra: "Ostra" }, "arne", "Arne"))).toEqual([
    ["arne", "Arne"],
    ["ostra", "Ostra"],
  ]);
  expect(toggled({ arne: "Arne", ostra: "Ostra" }, "arne", "Arne")).toEqual({ ostra: "Ostra" });
  const full = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`designer-${at}`, `Designer ${at}`]));
  const after = Object.keys(toggled(full, "arne", "Arne"));
  expect([after.length, after[0], after.includes("designer-99")]).toEqual([100, "arne", false]);
});
