import { expect, test } from "vitest";
import { wordsIn } from "#catalogue";
import { SORT_OPTIONS, sortOptions } from "#search/state";
import { filters } from "./filters/words/index.ts";

test("[SR-15] desktops list New in first, phones Most relevant; prices follow", () => {
  const say = wordsIn(filters, "en");
  const labels = (device: "desktop" | "mobile") => sortOptions(device).map((sortBy) => say(SORT_OPTIONS[sortBy].label));
  const prices = ["Price, high to low", "Price, low to high"];
  expect(labels("desktop")).toEqual(["New in", "Most relevant", ...prices]);
  expect(labels("mobile")).toEqual(["Most relevant", "New in", ...prices]);
  expect(say("newInFirst")).toBe("new in");
});
