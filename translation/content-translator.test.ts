import { expect, test } from "vitest";
import { glossaryTranslator } from "./glossary-translator.ts";
import { createContentTranslator } from "./content-translator.ts";

test("[I18-01] a title that the catalogue changes is translated again within a minute; until then it is cached", async () => {
  let [now, title, requests] = [0, "羊毛大衣", 0];
  const product = async () => {
    requests += 1;
    return [title];
  };
  const translator = createContentTranslator({ ...glossaryTranslator(), product }, { now: () => now });
  const translated = () => translator.translate("zh", (translate) => translate.title("1", "Wool coat"));
  expect([await translated(), await translated(), requests]).toEqual(["羊毛大衣", "羊毛大衣", 1]);
  title = "经典羊毛大衣";
  now = 59_999;
  expect(await translated()).toBe("羊毛大衣");
  now = 60_000;
  expect([await translated(), requests]).toEqual(["经典羊毛大衣", 2]);
});

test("[I18-01] titles of another catalogue are requested at once", async () => {
  let edition = 1;
  const product = async () => [`羊毛大衣 ${edition}`];
  const translator = createContentTranslator({ ...glossaryTranslator(), product }, { edition: () => edition });
  const translated = () => translator.translate("zh", (translate) => translate.title("1", "Wool coat"));
  expect(await translated()).toBe("羊毛大衣 1");
  edition = 2;
  expect(await translated()).toBe("羊毛大衣 2");
});

test("[I18-01] a page in progress when titles expire is translated completely", async () => {
  let now = 0;
  const waiting: (() => void)[] = [];
  const product = (products: readonly unknown[]) =>
    new Promise<string[]>((resolve) => waiting.push(() => resolve(products.map(() => "羊毛大衣"))));
  const translator = createContentTranslator({ ...glossaryTranslator(), product }, { now: () => now });
  const pages = [translator.translate("zh", (translate) => translate.title("1", "Wool coat"))];
  now = 60_000;
  pages.push(translator.translate("zh", (translate) => translate.title("2", "Wool coat")));
  for (const answer of waiting) answer();
  expect(await Promise.all(pages)).toEqual(["羊毛大衣", "羊毛大衣"]);
});
