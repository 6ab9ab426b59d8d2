import { expect, test } from "vitest";
import { sizeName, variantName } from "./index.ts";

test("a designer's own number is shown as a number, and other sizes as they are labelled", () => {
  expect(["NUM 1", "IT 40", "M", "Only One Size"].map((size) => sizeName(size, "de"))).toEqual([
    "1",
    "IT 40",
    "M",
    "Einheitsgröße",
  ]);
  const options = [{ name: "Fit", value: "Slim" }];
  expect(variantName({ colour: "Black", size: "NUM 1", options }, "en")).toBe("Black · Size 1 · Fit Slim");
});
