// Japanese: how titles, headings and sentences are put together.
import type { CollectionWords, Grammar, Season, TitleWords } from "../../language.ts";

export type Form = "x";
export const FORMS = ["x"] as const;

/** As shops write it, the noun last and a space between the parts: "ベルテッド コットンギャバジン トレンチコート". */
function title({ noun, name, modifiers, pattern, material }: TitleWords<Form>): string {
  const parts = [...modifiers, pattern, material].filter((part): part is string => Boolean(part));
  const unsaid = parts.filter((part, at) => ![...parts.slice(at + 1), noun].some((later) => later.includes(part)));
  return [name, ...unsaid, noun].filter(Boolean).join(" ");
}

/** "レディース シューズ セール" */
const collection = ({ department, offer, goods }: CollectionWords): string =>
  [department?.text, goods, offer === "sale" ? "セール" : offer === "new" ? "新着" : undefined]
    .filter(Boolean)
    .join(" ") || "すべて";

const seasonText = ({ part, year }: Season): string => `${year}年${part === "spring" ? "春" : "秋"}`;

export const GRAMMAR: Grammar<Form> = {
  title,
  collection,
  intro: {
    made: ({ making, cloth, noun, predicate }) => `${cloth}${making}この${noun}は、${predicate}。`,
    collection: ({ making, cloth, noun, predicate, designer, season }) =>
      `${designer} の${season ? seasonText(season) : "定番"}コレクションから、${cloth}${making}この${noun}は、${predicate}。`,
    designer: ({ cloth, noun, predicate, designer, season }) =>
      season
        ? `${designer} が${seasonText(season)}の幕開けに選んだのは、${cloth}の${noun}。${predicate}。`
        : `${designer} が繰り返し手がける、${cloth}の${noun}。${predicate}。`,
  },
  composition: (fibres, isPlated) =>
    `${fibres.map(([share, fibre]) => `${fibre} ${share}%`).join("、")}${isPlated ? "、18Kゴールドメッキ" : ""}`,
  lining: (share, fibre) => `裏地：${fibre} ${share}%。`,
  modelWears: (height, size) => `モデルの身長は ${height} cm、着用サイズは ${size} です。`,
  measures: (width, height, depth) => `サイズ：幅 ${width} cm、高さ ${height} cm、奥行き ${depth} cm。`,
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
  seasonName: ({ part, year }) => `${year}年${part === "spring" ? "春夏" : "秋冬"}`,
};
