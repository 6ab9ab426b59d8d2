import { expect, test } from "vitest";
import { emphasised, headlineStep, linksOf, picturesOf, rowsOf, splitHeadline, type HomeSection } from "./sections.ts";

const section = (type: string, id = type): HomeSection => ({ id, type, items: [], products: [] });

test("items with an image are pictures, items with a text and an address are links", () => {
  const hero: HomeSection = {
    ...section("hero"),
    items: [
      { image: "/media/art/a/front", text: "Cut below the knee.", alt: "Trench coat by Maison Orlo" },
      { text: "Shop the coats", url: "/collections/coats" },
      { text: "Nowhere to go" },
    ],
  };
  expect(picturesOf(hero)).toEqual([
    { address: "/media/art/a/front", alt: "Trench coat by Maison Orlo", text: "Cut below the knee." },
  ]);
  expect(linksOf(hero)).toEqual([{ name: "Shop the coats", href: "/collections/coats" }]);
});

test("the last word of a headline stands apart", () => {
  expect(splitHeadline(" Long  coats ")).toEqual(["Long", "coats"]);
  expect(splitHeadline("The new season")).toEqual(["The new", "season"]);
  expect(splitHeadline("Coats")).toEqual(["", "Coats"]);
});

test("a headline is set smaller the longer its longest line is, whatever it is written in", () => {
  expect(headlineStep(["Long", "coats"])).toBe(0);
  expect(headlineStep(["Lange", "Mäntel"])).toBe(2);
  expect(headlineStep(["Длинные", "пальто"])).toBe(3);
  expect(headlineStep(["长款", "大衣"])).toBe(0);
  expect(headlineStep(["四十小时", "毛衣"])).toBe(3);
  expect(headlineStep(["", "Unbeschreiblichkeiten"])).toBe(5);
});

test("every second part of a title is emphasised", () => {
  expect(emphasised("Forty hours for *one sweater*")).toEqual(["Forty hours for ", "one sweater", ""]);
  expect(emphasised("Plain")).toEqual(["Plain"]);
});

test("neighbouring departments share a row, others keep their own", () => {
  const sections = [
    section("hero"),
    section("department", "w"),
    section("department", "m"),
    section("story"),
    section("department", "k"),
  ];
  expect(rowsOf(sections).map((row) => row.map(({ id }) => id))).toEqual([["hero"], ["w", "m"], ["story"], ["k"]]);
});
