// Italian: the grammar of titles, headings and compositions.
import type { CollectionWords, Grammar, TitleWords } from "../../language.ts";

export type Form = "m" | "f" | "mp" | "fp";
export const FORMS = ["m", "f", "mp", "fp"] as const;

/** Noun, name, adjectives, cloth, then prepositional phrases: "Cappotto doppiopetto in lana con cintura". */
function title({ noun, name, modifiers, pattern, material, colour, audience }: TitleWords<Form>): string {
  const said = pattern ? [...modifiers, pattern] : modifiers;
  const before = said.filter((word) => word.startsWith("^")).map((word) => word.slice(1));
  const after = said.filter((word) => !word.startsWith("^"));
  const hangs = (word: string): boolean => /^(a|ad|al|alla|con|da|dal|dalla|di|senza) /u.test(word);
  // "in maglia fine" and "lana" make "in maglia fine di lana".
  const knit = after.find((word) => word.startsWith("in "));
  const cloth = knit && material ? `${knit} ${of(material)}` : (knit ?? (material && `in ${material}`));
  return [
    ...before,
    noun,
    name,
    ...after.filter((word) => word !== knit && !hangs(word)),
    cloth,
    ...after.filter(hangs),
    colour && inColour(colour.toLowerCase()),
    audience && `da ${audience.text.toLowerCase()}`,
  ]
    .filter(Boolean)
    .join(" ");
}

const inColour = (colour: string): string => `${colour.startsWith("lavaggio") ? "in" : "color"} ${colour}`;

/** "Scarpe da donna in saldo", "Novità: abiti da donna" */
function collection({ department, offer, goods }: CollectionWords): string {
  const whose = department && `da ${department.text.toLowerCase()}`;
  if (!goods) {
    if (!offer) return department?.text ?? "Tutto";
    return [offer === "sale" ? "Saldi" : "Novità", department?.text.toLowerCase()].filter(Boolean).join(" ");
  }
  const named = [goods, whose].filter(Boolean).join(" ");
  if (offer === "sale") return `${named} in saldo`;
  return offer === "new" ? `Novità: ${lowerFirst(named)}` : named;
}

const lowerFirst = (text: string): string =>
  text.startsWith("T-shirt") ? text : text.charAt(0).toLowerCase() + text.slice(1);

const percent = (share: number, fibre: string): string => `${share}% ${fibre}`;
const of = (name: string): string => `di ${name}`;

export const GRAMMAR: Grammar<Form> = {
  title,
  and: (words) => words.join(" e "),
  pack: (pieces) => `confezione da ${pieces}`,
  quote: (name) => `«${name}»`,
  collection,
  composition: (fibres, isPlated) =>
    `${fibres.map(([share, fibre]) => percent(share, fibre)).join(", ")}${isPlated ? ", placcato oro 18 carati" : ""}`,
  lining: (share, fibre) => `Fodera: ${percent(share, fibre)}.`,
  modelWears: (height, size) => `La taglia indossata nella foto è la ${size}, su un’altezza di ${height} cm.`,
  measures: (width, height, depth) =>
    `Misure: ${width} cm di larghezza, ${height} cm di altezza e ${depth} cm di profondità.`,
  seasonName: ({ part, year }) => (part === "spring" ? `Primavera-estate ${year}` : `Autunno-inverno ${year}`),
};
