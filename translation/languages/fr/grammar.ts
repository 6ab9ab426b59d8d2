// French: the grammar of titles, headings and compositions.
import type { CollectionWords, Grammar, TitleWords } from "../../language.ts";

export type Form = "m" | "f" | "mp" | "fp";
export const FORMS = ["m", "f", "mp", "fp"] as const;

/** Noun, name, adjectives, cloth, then prepositional phrases: "Trench ceinturé en gabardine de coton à carreaux". */
function title({ noun, name, modifiers, pattern, material, colour, audience }: TitleWords<Form>): string {
  const said = pattern ? [...modifiers, pattern] : modifiers;
  const before = said.filter((word) => word.startsWith("^")).map((word) => word.slice(1));
  const after = said.filter((word) => !word.startsWith("^"));
  const hangs = (word: string): boolean => /^(à|au|aux|avec|sans|ornée?s?) /u.test(word);
  // "en maille fine" and "laine" make "en maille fine de laine".
  const knit = after.find((word) => word.startsWith("en "));
  const cloth = knit && material ? `${knit} ${possessive(material)}` : (knit ?? (material && `en ${material}`));
  return [
    ...before,
    noun,
    name,
    ...after.filter((word) => word !== knit && !hangs(word)),
    cloth,
    ...joinAdorned(after.filter(hangs)),
    colour && inColour(colour.toLowerCase()),
    audience && `pour ${audience.text.toLowerCase()}`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** "ornée de saphirs" and "ornée de diamants" make "ornée de saphirs et de diamants". */
const joinAdorned = (phrases: readonly string[]): readonly string[] =>
  phrases.map((phrase, at) =>
    at > 0 && phrase.startsWith("orné") && phrases[at - 1]?.startsWith("orné")
      ? phrase.replace(/^ornée?s?/u, "et")
      : phrase,
  );

const inColour = (colour: string): string => (colour.startsWith("délavage") ? colour : `coloris ${colour}`);

/** "Chaussures femme en soldes", "Nouveautés : robes femme" */
function collection({ department, offer, goods }: CollectionWords): string {
  const whose = department?.text.toLowerCase();
  if (!goods) {
    if (!offer) return department?.text ?? "Tout";
    return [offer === "sale" ? "Soldes" : "Nouveautés", whose].filter(Boolean).join(" ");
  }
  const named = [goods, whose].filter(Boolean).join(" ");
  if (offer === "sale") return `${named} en soldes`;
  return offer === "new" ? `Nouveautés : ${lowerFirst(named)}` : named;
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** "de Mira", "d'Ostra" */
const possessive = (name: string): string => (/^[aeiouéèêâîô]/iu.test(name) ? `d’${name}` : `de ${name}`);
const percent = (share: number, fibre: string): string => `${share} % ${fibre}`;

export const GRAMMAR: Grammar<Form> = {
  title,
  and: (words) => words.join(" et "),
  pack: (pieces) => `lot de ${pieces}`,
  quote: (name) => `«\u00a0${name}\u00a0»`,
  collection,
  composition: (fibres, isPlated) =>
    `${fibres.map(([share, fibre]) => percent(share, fibre)).join(", ")}${isPlated ? ", plaqué or 18 carats" : ""}`,
  lining: (share, fibre) => `Doublure : ${percent(share, fibre)}.`,
  modelWears: (height, size) => `Le mannequin mesure ${height} cm et porte une taille ${size}.`,
  measures: (width, height, depth) =>
    `Dimensions : ${width} cm de largeur, ${height} cm de hauteur et ${depth} cm de profondeur.`,
  seasonName: ({ part, year }) => (part === "spring" ? `Printemps-été ${year}` : `Automne-hiver ${year}`),
};
