// Spanish: the grammar of titles, headings and compositions.
import type { CollectionWords, Grammar, TitleWords } from "../../language.ts";

export type Form = "m" | "f" | "mp" | "fp";
export const FORMS = ["m", "f", "mp", "fp"] as const;

/** Noun, name, adjectives, cloth, then prepositional phrases: "Abrigo oversize de lana con cinturón". */
function title({ noun, name, modifiers, pattern, material, colour, audience }: TitleWords<Form>): string {
  const said = pattern ? [...modifiers, pattern] : modifiers;
  const hangs = (word: string): boolean => /^(a|al|con|de|para|sin) /u.test(word);
  // "de punto fino" and "lana" make "de punto fino de lana".
  const knit = said.find((word) => word.startsWith("de punto"));
  return [
    noun,
    name,
    ...said.filter((word) => word !== knit && !hangs(word)),
    knit,
    material && `de ${material}`,
    ...said.filter((word) => word !== knit && hangs(word)),
    colour && `en ${colour.toLowerCase()}`,
    audience && `para ${audience.text.toLowerCase()}`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** "Zapatos de mujer en rebajas", "Novedades: vestidos de mujer" */
function collection({ department, offer, goods }: CollectionWords): string {
  const whose = department && `de ${department.text.toLowerCase()}`;
  if (!goods) {
    if (!offer) return department?.text ?? "Todo";
    return [offer === "sale" ? "Rebajas" : "Novedades", whose].filter(Boolean).join(" ");
  }
  const named = [goods, whose].filter(Boolean).join(" ");
  if (offer === "sale") return `${named} en rebajas`;
  return offer === "new" ? `Novedades: ${named.charAt(0).toLowerCase()}${named.slice(1)}` : named;
}

const percent = (share: number, fibre: string): string => `${share} % ${fibre}`;

export const GRAMMAR: Grammar<Form> = {
  title,
  and: (words) => words.join(" y "),
  pack: (pieces) => `pack de ${pieces}`,
  quote: (name) => `«${name}»`,
  collection,
  composition: (fibres, isPlated) =>
    `${fibres.map(([share, fibre]) => percent(share, fibre)).join(", ")}${isPlated ? ", con baño de oro de 18 quilates" : ""}`,
  lining: (share, fibre) => `Forro: ${percent(share, fibre)}.`,
  modelWears: (height, size) => `La talla de la foto es la ${size}, sobre una altura de ${height} cm.`,
  measures: (width, height, depth) => `Medidas: ${width} cm de ancho, ${height} cm de alto y ${depth} cm de fondo.`,
  seasonName: ({ part, year }) => (part === "spring" ? `Primavera-verano ${year}` : `Otoño-invierno ${year}`),
};
