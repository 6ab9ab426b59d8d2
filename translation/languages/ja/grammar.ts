// Japanese: the grammar of titles, headings and compositions.
import type { CollectionWords, Grammar, TitleWords } from "../../language.ts";

export type Form = "x";
export const FORMS = ["x"] as const;

/** As shops write it: the noun last and a space between the parts, "ベルテッド コットンギャバジン トレンチコート". */
function title({ noun, name, modifiers, pattern, material, colour, audience }: TitleWords<Form>): string {
  const parts = [audience?.text, colour, ...modifiers, pattern, material].filter((part): part is string =>
    Boolean(part),
  );
  const unsaid = parts.filter((part, at) => ![...parts.slice(at + 1), noun].some((later) => later.includes(part)));
  return [name, ...unsaid, noun].filter(Boolean).join(" ");
}

/** "レディース シューズ セール" */
const collection = ({ department, offer, goods }: CollectionWords): string =>
  [department?.text, goods, offer === "sale" ? "セール" : offer === "new" ? "新着" : undefined]
    .filter(Boolean)
    .join(" ") || "すべて";

export const GRAMMAR: Grammar<Form> = {
  title,
  and: (words) => words.join("×"),
  pack: (pieces) => `${pieces}点セット`,
  quote: (name) => `「${name}」`,
  collection,
  composition: (fibres, isPlated) =>
    `${fibres.map(([share, fibre]) => `${fibre} ${share}%`).join("、")}${isPlated ? "、18Kゴールドメッキ" : ""}`,
  lining: (share, fibre) => `裏地：${fibre} ${share}%。`,
  modelWears: (height, size) => `モデルの身長は ${height} cm、着用サイズは ${size} です。`,
  measures: (width, height, depth) => `サイズ：幅 ${width} cm、高さ ${height} cm、奥行き ${depth} cm。`,
  seasonName: ({ part, year }) => `${year}年${part === "spring" ? "春夏" : "秋冬"}`,
};
