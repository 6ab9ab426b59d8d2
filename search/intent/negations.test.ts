import { expect, test } from "vitest";
import { createUnderstanding } from "#translation";
import { meaningTable } from "./meaning-table.ts";
import { readNegations } from "./negations.ts";

const understand = createUnderstanding();

async function read(text: string, language: string, meanings = "") {
  const table = meaningTable(meanings, [], language);
  const found = await readNegations(text, language, table, (part) => understand(part, language));
  return {
    not: found.not.map(({ word }) => word),
    rest: found.rest.replaceAll(/\s+/gu, " ").trim(),
    isLossy: found.isLossy,
  };
}

test.each([
  ["zh", "不含羊毛的大衣", "羊毛", "大衣"],
  ["zh", "不要皮的包", "皮", "包"],
  ["zh", "不要黑色托特包", "黑色", "托特包"],
  ["zh", "大衣不含羊毛", "羊毛", "大衣"],
  ["zh", "没有皮革的鞋", "皮革", "鞋"],
  ["zh", "非黑色连衣裙", "黑色", "连衣裙"],
  ["ja", "非レザーのバッグ", "レザー", "バッグ"],
  ["ja", "ウールなしのコート", "ウール", "コート"],
  ["fr", "robe sans manches", "manches", "robe"],
])("[MD-02] %s: %s excludes %s", async (language, text, word, rest) => {
  expect(await read(text, language)).toMatchObject({ not: [word], rest });
});

test.each([
  ["zh", "无袖连衣裙"],
  ["zh", "无袖的连衣裙"],
  ["zh", "无线耳机"],
  ["zh", "无钢圈文胸"],
  ["zh", "无缝内衣"],
  ["zh", "非常黑的裤子"],
  ["zh", "无与伦比的大衣"],
  ["ja", "非対称スカート"],
  ["de", "schulterfrei"],
])("[MD-02] %s: a word that is known is no negation: %s", async (language, text) => {
  expect(await read(text, language)).toEqual({ not: [], rest: text, isLossy: false });
});

test("[MD-02] a translation of the whole text is kept if it has a word for the negation", async () => {
  expect(await read("veste sans col", "fr")).toMatchObject({ not: ["col"], isLossy: false });
  expect(await read("veste sans laine", "fr")).toMatchObject({ not: ["laine"], isLossy: true });
  expect(await read("veste en laine", "fr")).toMatchObject({ not: [], isLossy: false });
});

test("[MD-02] a phrase of the table with a negation is no exclusion", async () => {
  const line = "[things fr]\npas de vis = earrings";
  expect(await read("bijou pas de vis", "fr", line)).toMatchObject({ not: [], rest: "bijou pas de vis" });
  expect(await read("bijou pas de vis", "fr")).toMatchObject({ not: ["vis"] });
});

test.each([
  ["zh", "无黑"],
  ["zh", "无钢圈"],
  ["ja", "非レザー"],
])("[UF-03] %s: a text of nothing but negations of %s reads five of them", async (language, negation) => {
  let translations = 0;
  const table = meaningTable("", [], language);
  const counted = (part: string) => {
    translations += 1;
    return understand(part, language);
  };
  const found = await readNegations(negation.repeat(100), language, table, counted);
  expect(found.not.length).toBeLessThanOrEqual(5);
  expect(translations).toBeLessThan(600);
});
