// Chinese: the grammar of titles, headings and compositions.
import type { CollectionWords, Grammar, TitleWords } from "../../language.ts";

export type Form = "x";
export const FORMS = ["x"] as const;

/** Pattern, cloth, cut and noun without spaces: 条纹棉府绸宽松衬衫. A word contained in another is not repeated. */
function title({ noun, name, modifiers, pattern, material, colour, audience }: TitleWords<Form>): string {
  const parts = [audience?.text, colour, pattern, material, ...modifiers].filter((part): part is string =>
    Boolean(part),
  );
  const unsaid = parts.filter(
    (part, at) =>
      ![...parts.slice(at + 1), noun].some((later) => later.includes(part)) && !parts[at - 1]?.endsWith(part),
  );
  return `${name ? `${name} ` : ""}${unsaid.join("")}${noun}`;
}

const OFFERS = { sale: "折扣", new: "新品" } as const;

/** 女士折扣鞋履 */
const collection = ({ department, offer, goods }: CollectionWords): string =>
  `${department?.text ?? ""}${offer ? OFFERS[offer] : ""}${goods ?? ""}` || "全部";

export const GRAMMAR: Grammar<Form> = {
  title,
  and: (words) => words.join("与"),
  pack: (pieces) => `${pieces}件装`,
  quote: (name) => `“${name}”`,
  collection,
  composition: (fibres, isPlated) =>
    `${fibres.map(([share, fibre]) => `${share}% ${fibre}`).join("，")}${isPlated ? "，镀18K金" : ""}`,
  lining: (share, fibre) => `里料：${share}% ${fibre}。`,
  modelWears: (height, size) => `模特身高 ${height} 厘米，穿着 ${size} 码。`,
  measures: (width, height, depth) => `尺寸：宽 ${width} 厘米，高 ${height} 厘米，厚 ${depth} 厘米。`,
  seasonName: ({ part, year }) => `${year} ${part === "spring" ? "春夏" : "秋冬"}`,
};
