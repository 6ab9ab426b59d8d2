import { expect, test } from "vitest";
import { choicesOf, factsOf, pick, picksOf, variantPicked } from "./variant-choices.ts";

const variant = (id: string, size: string, ...options: readonly string[]) => ({
  id,
  size,
  options: options.map((option) => {
    const [name = "", value = ""] = option.split(" ");
    return { name, value };
  }),
});
const pickable = (variants: readonly ReturnType<typeof variant>[]) =>
  variants.map((one) => ({ id: one.id, picks: picksOf(one, choicesOf(variants)) }));

test("[OC-09] a product without further options is chosen by size, each variant on its own", () => {
  const sizes = [variant("a", "S", "Metal Gold"), variant("b", "S", "Metal Gold")];
  expect(choicesOf(sizes)).toEqual([{ name: null, values: ["a", "b"] }]);
  expect(pickable(sizes).map(({ picks }) => picks)).toEqual([["a"], ["b"]]);
  expect(factsOf(sizes)).toEqual([{ name: "Metal", value: "Gold" }]);
  expect(choicesOf([variant("a", "S")])).toEqual([]);
});

test("[OC-09] options in which variants differ are choices; a variant may lack one", () => {
  const shoes = [variant("a", "8", "Width EE"), variant("b", "8"), variant("c", "9")];
  expect(choicesOf(shoes)).toEqual([
    { name: null, values: ["8", "9"] },
    { name: "Width", values: ["EE", ""] },
  ]);
  expect(factsOf(shoes)).toEqual([]);
  expect(variantPicked(pickable(shoes), ["8", ""])?.id).toBe("b");
  expect(variantPicked(pickable(shoes), ["9", "EE"])).toBeUndefined();
  expect(variantPicked(pickable(shoes), ["9", undefined])).toBeUndefined();
});

test("[OC-09] picking a value opens the choices that do not combine with it", () => {
  const shoes = pickable([
    variant("a", "8", "Width D", "Last A"),
    variant("b", "9", "Width EE", "Last A"),
    variant("c", "9", "Width EE", "Last B"),
  ]);
  expect(pick(shoes, [undefined, undefined, undefined], 0, "8")).toEqual(["8", undefined, undefined]);
  expect(pick(shoes, ["8", "D", "A"], 1, "EE")).toEqual([undefined, "EE", "A"]);
  expect(pick(shoes, ["9", "EE", "A"], 2, "B")).toEqual(["9", "EE", "B"]);
});
