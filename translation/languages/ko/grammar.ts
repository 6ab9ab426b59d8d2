// Korean: the grammar of titles, headings and compositions.
import type { CollectionWords, Grammar, TitleWords } from "../../language.ts";

export type Form = "x";
export const FORMS = ["x"] as const;

/** As shops write it, with the noun last: "벨티드 코튼 개버딘 트렌치코트". */
function title({ noun, name, modifiers, pattern, material, colour, audience }: TitleWords<Form>): string {
  const parts = [audience?.text, colour, ...modifiers, pattern, material].filter((part): part is string =>
    Boolean(part),
  );
  const unsaid = parts.filter((part, at) => ![...parts.slice(at + 1), noun].some((later) => says(later, part)));
  return [name, ...unsaid, noun].filter(Boolean).join(" ");
}

const says = (text: string, word: string): boolean => ` ${text} `.includes(` ${word} `);

/** "여성 슈즈 세일" */
const collection = ({ department, offer, goods }: CollectionWords): string =>
  [department?.text, goods, offer === "sale" ? "세일" : offer === "new" ? "신상품" : undefined]
    .filter(Boolean)
    .join(" ") || "전체";

export const GRAMMAR: Grammar<Form> = {
  title,
  and: (words) => words.join(" & "),
  pack: (pieces) => `${pieces}팩`,
  quote: (name) => `‘${name}’`,
  collection,
  composition: (fibres, isPlated) =>
    `${fibres.map(([share, fibre]) => `${fibre} ${share}%`).join(", ")}${isPlated ? ", 18K 골드 도금" : ""}`,
  lining: (share, fibre) => `안감: ${fibre} ${share}%.`,
  modelWears: (height, size) => `모델은 키 ${height} cm에 ${size} 사이즈를 착용했습니다.`,
  measures: (width, height, depth) => `크기: 너비 ${width} cm, 높이 ${height} cm, 폭 ${depth} cm.`,
  seasonName: ({ part, year }) => `${year} ${part === "spring" ? "봄–여름" : "가을–겨울"}`,
};
