// Japanese: the grammar of the demo's composed sentences.
import type { Season } from "#translation";
import type { Form } from "#translation/languages/ja";
import type { Sentences } from "../demo-language.ts";

export const SENTENCES: Sentences<Form> = {
  intro: {
    made: ({ making, cloth, noun, predicate }) => `${cloth}${making}この${noun}は、${predicate}。`,
    collection: ({ making, cloth, noun, predicate, designer, season }) =>
      `${designer} の${season ? seasonText(season) : "定番"}コレクションから、${cloth}${making}この${noun}は、${predicate}。`,
    designer: ({ cloth, noun, predicate, designer, season }) =>
      season
        ? `${designer} が${seasonText(season)}の幕開けに選んだのは、${cloth}の${noun}。${predicate}。`
        : `${designer} が繰り返し手がける、${cloth}の${noun}。${predicate}。`,
  },
  opening: {
    personFounded: ({ name, inCity, year }) => `${name} は${year}年、${inCity}で自身のブランドを立ち上げました。`,
    wasFounded: ({ name, inCity, year }) => `${name} は${year}年、${inCity}で創業しました。`,
    studio: ({ name, inCity, year }) => `${year}年以来、${name} は${inCity}のスタジオで制作を続けています。`,
    around: ({ name, inCity, year }) =>
      `${year}年から${inCity}とその周辺で作られる ${name} は、知る人には説明のいらないブランドです。`,
    dozen: ({ name, inCity, year }) => `${name} は${year}年、${inCity}で十数点から、広げるつもりもなく始まりました。`,
    team: ({ name, inCity, year }) => `${year}年以来、${inCity}の小さなチームが ${name} を支えています。`,
  },
  closing: {
    expect: (palette) => `色は、${palette}。`,
    home: (palette) => `パレットはいつも身近に、${palette}。`,
    season: (palette) => `季節ごとに戻ってくるのは、${palette}。`,
    cloth: (palette) => `変わるのは布、変わらないのは、${palette}。`,
  },
  departmentLine: (department) => `${department}のウェア、シューズ、アクセサリー。私たち自身が買いたいデザイナーから。`,
  subCategoryLine: (named) => `今季と前季の${named}を、老舗から新鋭まで。`,
  typeLine: (productType) => `オールシーズンの${productType}。サイズと在庫は本日の状況です。`,
};

const seasonText = ({ part, year }: Season): string => `${year}年${part === "spring" ? "春" : "秋"}`;
