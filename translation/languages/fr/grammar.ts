// French: how titles, headings and sentences are put together.
import type { CollectionWords, Grammar, Intro, Season, TitleWords } from "../../language.ts";

export type Form = "m" | "f" | "mp" | "fp";
export const FORMS = ["m", "f", "mp", "fp"] as const;

/** Noun, name, adjectives, cloth, then what hangs on a preposition: "Trench ceinturé en gabardine de coton à carreaux". */
function title({ noun, name, modifiers, pattern, material }: TitleWords<Form>): string {
  const said = pattern ? [...modifiers, pattern] : modifiers;
  const before = said.filter((word) => word.startsWith("^")).map((word) => word.slice(1));
  const after = said.filter((word) => !word.startsWith("^"));
  const hangs = (word: string): boolean => /^(à|au|aux|sans) /u.test(word);
  // "en maille fine" and "laine" make "en maille fine de laine".
  const knit = after.find((word) => word.startsWith("en "));
  const cloth = knit && material ? `${knit} ${possessive(material)}` : (knit ?? (material && `en ${material}`));
  return [
    ...before,
    noun,
    name,
    ...after.filter((word) => word !== knit && !hangs(word)),
    cloth,
    ...after.filter(hangs),
  ]
    .filter(Boolean)
    .join(" ");
}

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

const seasonText = ({ part, year }: Season): string => (part === "spring" ? `printemps ${year}` : `automne ${year}`);

/** "ce manteau", "cet étui", "cette robe", "ces gants" */
const pointed = ({ noun, form }: Intro<Form>): string => {
  if (form === "mp" || form === "fp") return `ces ${noun}`;
  if (form === "f") return `cette ${noun}`;
  return startsWithVowel(noun) ? `cet ${noun}` : `ce ${noun}`;
};
const counted = ({ noun, form }: Intro<Form>): string => `${{ m: "un", f: "une", mp: "des", fp: "des" }[form]} ${noun}`;
const startsWithVowel = (text: string): boolean => /^[aeiouyéèêâîôœh]/iu.test(text);
/** "de Mira", "d'Ostra" */
const possessive = (name: string): string => (/^[aeiouéèêâîô]/iu.test(name) ? `d’${name}` : `de ${name}`);
const percent = (share: number, fibre: string): string => `${share} % ${fibre}`;

export const GRAMMAR: Grammar<Form> = {
  title,
  collection,
  intro: {
    made: (intro) => `${intro.making} ${intro.cloth}, ${pointed(intro)} ${intro.predicate}.`,
    collection: (intro) =>
      `${intro.making} ${intro.cloth}, ${pointed(intro)} de la collection ${intro.season ? seasonText(intro.season) : "permanente"} ${possessive(intro.designer)} ${intro.predicate}.`,
    designer: (intro) =>
      `${intro.designer} ${intro.season ? `ouvre la saison ${seasonText(intro.season)} avec` : "revient sans cesse à"} ${counted(intro)} en ${intro.cloth} qui ${intro.predicate}.`,
  },
  composition: (fibres, isPlated) =>
    `${fibres.map(([share, fibre]) => percent(share, fibre)).join(", ")}${isPlated ? ", plaqué or 18 carats" : ""}`,
  lining: (share, fibre) => `Doublure : ${percent(share, fibre)}.`,
  modelWears: (height, size) => `Le mannequin mesure ${height} cm et porte une taille ${size}.`,
  measures: (width, height, depth) =>
    `Dimensions : ${width} cm de largeur, ${height} cm de hauteur et ${depth} cm de profondeur.`,
  opening: {
    personFounded: ({ name, inCity, year }) => `${name} a fondé sa marque ${inCity} en ${year}.`,
    wasFounded: ({ name, inCity, year }) => `La maison ${name} a été fondée ${inCity} en ${year}.`,
    studio: ({ name, inCity, year }) => `Depuis ${year}, ${name} travaille dans un studio situé ${inCity}.`,
    around: ({ name, inCity, year }) =>
      `Fabriquées ${inCity} et dans ses environs depuis ${year}, les pièces ${possessive(name)} se passent de présentation pour qui les connaît.`,
    dozen: ({ name, inCity, year }) =>
      `${name} a débuté ${inCity} en ${year} avec une douzaine de pièces et aucune intention de grandir.`,
    team: ({ name, inCity, year }) => `Une petite équipe installée ${inCity} œuvre derrière ${name} depuis ${year}.`,
  },
  closing: {
    expect: (palette) => `Au programme : ${palette}.`,
    home: (palette) => `La palette reste fidèle à ses origines : ${palette}.`,
    season: (palette) => `Chaque saison revient à ces teintes : ${palette}.`,
    cloth: (palette) => `L’étoffe change ; ce qui demeure : ${palette}.`,
  },
  departmentLine: (department) =>
    `Vêtements, chaussures et accessoires ${department.toLowerCase()} de créateurs chez qui nous achèterions nous-mêmes.`,
  subCategoryLine: (named) => `${named} de cette saison et de la précédente, de maisons établies et de nouveaux noms.`,
  typeLine: (productType) => `${productType} pour toutes les saisons, avec les tailles et les stocks du jour.`,
  seasonName: ({ part, year }) => (part === "spring" ? `Printemps-été ${year}` : `Automne-hiver ${year}`),
};
