import { expect, test } from "vitest";
import { glossaryTranslator } from "./glossary-translator.ts";
import { createSpeech } from "./speech.ts";

test("[I18-01] a title that the catalogue changes is said anew within a minute; until then it is remembered", async () => {
  let [now, title, asked] = [0, "羊毛大衣", 0];
  const product = async () => {
    asked += 1;
    return [title];
  };
  const speech = createSpeech({ ...glossaryTranslator(), product }, { now: () => now });
  const said = () => speech.in("zh", (say) => say.title("1", "Wool coat"));
  expect([await said(), await said(), asked]).toEqual(["羊毛大衣", "羊毛大衣", 1]);
  title = "经典羊毛大衣";
  now = 59_999;
  expect(await said()).toBe("羊毛大衣");
  now = 60_000;
  expect([await said(), asked]).toEqual(["经典羊毛大衣", 2]);
});

test("[I18-01] titles of another catalogue are asked for at once", async () => {
  let edition = 1;
  const product = async () => [`羊毛大衣 ${edition}`];
  const speech = createSpeech({ ...glossaryTranslator(), product }, { edition: () => edition });
  const said = () => speech.in("zh", (say) => say.title("1", "Wool coat"));
  expect(await said()).toBe("羊毛大衣 1");
  edition = 2;
  expect(await said()).toBe("羊毛大衣 2");
});

test("[I18-01] a page that is being made when titles are forgotten is made whole", async () => {
  let now = 0;
  const waiting: (() => void)[] = [];
  const product = (products: readonly unknown[]) =>
    new Promise<string[]>((resolve) => waiting.push(() => resolve(products.map(() => "羊毛大衣"))));
  const speech = createSpeech({ ...glossaryTranslator(), product }, { now: () => now });
  const pages = [speech.in("zh", (say) => say.title("1", "Wool coat"))];
  now = 60_000;
  pages.push(speech.in("zh", (say) => say.title("2", "Wool coat")));
  for (const go of waiting) go();
  expect(await Promise.all(pages)).toEqual(["羊毛大衣", "羊毛大衣"]);
});
