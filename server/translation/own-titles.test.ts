import { expect, test } from "vitest";
import { glossaryTranslator } from "#translation";
import { withOwnTitles } from "./own-titles.ts";

const coats = [
  { id: "1", title: "Wool coat" },
  { id: "2", title: "Cashmere coat" },
];
const errors: unknown[] = [];
const over = (titles: () => Promise<ReadonlyMap<string, string>>, translator = glossaryTranslator()) =>
  withOwnTitles(translator, titles, (error) => errors.push(error));

test("[I18-07] the catalogue's own title in a language replaces the translation", async () => {
  const translator = over(async () => new Map([["1", "经典羊毛大衣"]]));
  expect(await translator.product(coats, "zh-CN")).toEqual(["经典羊毛大衣", "羊绒大衣"]);
});

test("[I18-02] if the catalogue cannot be read, titles are translated and the error is logged", async () => {
  const translator = over(() => Promise.reject(new Error("no database")));
  expect(await translator.product(coats, "fr")).toEqual(["Manteau en laine", "Manteau en cachemire"]);
  expect(errors).toEqual([new Error("no database")]);
});

test("[I18-02] if the service is down, the catalogue's own titles are used", async () => {
  const silent = { ...glossaryTranslator(), product: async () => null };
  const own = new Map([["2", "羊绒大衣"]]);
  expect(await over(async () => own, silent).product(coats, "zh")).toEqual(["Wool coat", "羊绒大衣"]);
  expect(await over(async () => new Map(), silent).product(coats, "zh")).toBeNull();
});
