import { expect, test } from "vitest";
import { COLOURS, colourOf, TRANSPARENT, visibleColours, withColour, withoutColour } from "./colours.ts";

test("[FL-08] sixteen colours in order, each with a different icon", () => {
  expect(COLOURS.map(({ name }) => name).join(", ")).toBe(
    "Black, White, Beige, Blue, Brown, Grey, Pink, Red, Green, Navy, Silver, Gold, Yellow, Purple, Orange, Multicolour",
  );
  const icons = COLOURS.map(({ icon }) => icon.colours);
  expect(icons.flat().filter((hex) => !/^#[\da-f]{6}$/u.test(hex))).toEqual([]);
  expect(new Set(icons.map((colours) => colours.join())).size).toBe(16);
});

test("[FL-08] a colour is stored by its name, and Multicolour as multi", () => {
  expect(COLOURS.filter(({ name, value }) => name !== value)).toMatchObject([{ name: "Multicolour", value: "multi" }]);
  expect(colourOf("multi")).toBe(colourOf("Multicolour"));
  expect(colourOf("navy")?.name).toBe("Navy");
  expect(colourOf(TRANSPARENT)).toBeUndefined();
});

test("[FL-08] White adds and removes Transparent, which shoppers do not see", () => {
  const chosen = withColour(["Black"], "White");
  expect(chosen).toEqual(["Black", "White", "Transparent"]);
  expect(withColour(chosen, "White")).toEqual(chosen);
  expect(visibleColours(chosen)).toEqual(["Black", "White"]);
  expect(withoutColour(chosen, "White")).toEqual(["Black"]);
  expect(withoutColour(chosen, "Black")).toEqual(["White", "Transparent"]);
});
