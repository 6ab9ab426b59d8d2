// The title of a product in English and Chinese: detail, pattern, cloth, cut.
import type { Cut } from "../cuts.ts";
import type { DesignerColour } from "../product-specs/index.ts";
import type { Design } from "./design.ts";

/** "Belted cotton-gabardine trench coat", "Mira small grained-leather flap shoulder bag" */
export function titleOf(design: Design, cut: Cut): string {
  const { spec, material, pattern, detail, name } = design;
  const words = [name, detail?.word, spec.cut.lead, pattern?.word, material.word, nounOf(design, cut)];
  const title = words.filter(Boolean).join(" ");
  return title.charAt(0).toUpperCase() + title.slice(1);
}

/** Chinese titles start with the colour: 海军蓝条纹棉府绸宽松衬衫. Latin words are surrounded by spaces. */
export function chineseTitleOf(design: Design, cut: Cut, colour: DesignerColour): string {
  const { spec, material, pattern, detail, name } = design;
  const noun = spec.cut.zh ?? cut.zh;
  // A word contained in another (系带大衣, 水洗黑) is not repeated.
  const parts = [colour.zh, pattern?.zh, material.zh, detail?.zh].filter((part): part is string => Boolean(part));
  const unsaid = parts.filter(
    (part, at) => !noun.includes(part) && parts.findIndex((one) => one.includes(part)) === at,
  );
  return `${name ? `${name} ` : ""}${unsaid.join("")}${noun}`;
}

/** The noun without its cloth: "trench coat". */
export const nounOf = ({ spec }: Design, cut: Cut): string => spec.cut.noun ?? cut.noun;

export const isPlural = (noun: string): boolean => /[^s]s$/.test(noun);
