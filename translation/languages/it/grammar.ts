// Italian: how titles, headings and sentences are put together.
import type { CollectionWords, Grammar, Intro, Season, TitleWords } from "../../language.ts";

export type Form = "m" | "f" | "mp" | "fp";
export const FORMS = ["m", "f", "mp", "fp"] as const;

/** Noun, name, adjectives, cloth, then what hangs on a preposition: "Cappotto doppiopetto in lana con cintura". */
function title({ noun, name, modifiers, pattern, material }: TitleWords<Form>): string {
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
  ]
    .filter(Boolean)
    .join(" ");
}

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

const seasonText = ({ part, year }: Season): string => (part === "spring" ? `primavera ${year}` : `autunno ${year}`);

const isVowel = (text: string): boolean => /^[aeiouàèéìòù]/iu.test(text);
/** z, s before a consonant, gn, ps: "uno zaino", "questi smoking". */
const isImpure = (text: string): boolean => /^(z|gn|ps|s[^aeiou])/iu.test(text);
/** "questo cappotto", "quest'abito", "queste scarpe" */
const pointed = ({ noun, form }: Intro<Form>): string => {
  if (form === "mp") return `questi ${noun}`;
  if (form === "fp") return `queste ${noun}`;
  if (isVowel(noun)) return `quest’${noun}`;
  return form === "f" ? `questa ${noun}` : `questo ${noun}`;
};
const counted = ({ noun, form }: Intro<Form>): string => {
  if (form === "mp") return isVowel(noun) || isImpure(noun) ? `degli ${noun}` : `dei ${noun}`;
  if (form === "fp") return `delle ${noun}`;
  if (form === "f") return isVowel(noun) ? `un’${noun}` : `una ${noun}`;
  return isImpure(noun) ? `uno ${noun}` : `un ${noun}`;
};
const of = (name: string): string => `di ${name}`;
const percent = (share: number, fibre: string): string => `${share}% ${fibre}`;

export const GRAMMAR: Grammar<Form> = {
  title,
  collection,
  intro: {
    made: (intro) => `${intro.making} ${intro.cloth}, ${pointed(intro)} ${intro.predicate}.`,
    collection: (intro) =>
      `${intro.making} ${intro.cloth}, ${pointed(intro)} della collezione ${intro.season ? seasonText(intro.season) : "permanente"} di ${intro.designer} ${intro.predicate}.`,
    designer: (intro) =>
      `${intro.designer} ${intro.season ? `apre la stagione ${seasonText(intro.season)} con` : "propone ancora una volta"} ${counted(intro)} in ${intro.cloth} che ${intro.predicate}.`,
  },
  composition: (fibres, isPlated) =>
    `${fibres.map(([share, fibre]) => percent(share, fibre)).join(", ")}${isPlated ? ", placcato oro 18 carati" : ""}`,
  lining: (share, fibre) => `Fodera: ${percent(share, fibre)}.`,
  modelWears: (height, size) => `La taglia indossata nella foto è la ${size}, su un’altezza di ${height} cm.`,
  measures: (width, height, depth) =>
    `Misure: ${width} cm di larghezza, ${height} cm di altezza e ${depth} cm di profondità.`,
  opening: {
    personFounded: ({ name, inCity, year }) => `${name} ha fondato il marchio ${inCity} nel ${year}.`,
    wasFounded: ({ name, inCity, year }) => `La maison ${name} è nata ${inCity} nel ${year}.`,
    studio: ({ name, inCity, year }) => `Dal ${year}, ${name} lavora in uno studio ${inCity}.`,
    around: ({ name, inCity, year }) =>
      `Realizzati ${inCity} e dintorni dal ${year}, i capi di ${name} non hanno bisogno di presentazioni per chi li conosce.`,
    dozen: ({ name, inCity, year }) =>
      `${name} ha iniziato ${inCity} nel ${year} con una dozzina di pezzi e nessun piano di crescita.`,
    team: ({ name, inCity, year }) => `Dietro ${name} c’è, dal ${year}, una piccola squadra ${inCity}.`,
  },
  closing: {
    expect: (palette) => `Aspettatevi ${palette}.`,
    home: (palette) => `La palette resta fedele alle origini: ${palette}.`,
    season: (palette) => `Ogni stagione torna lì: ${palette}.`,
    cloth: (palette) => `Cambia il tessuto; ciò che resta: ${palette}.`,
  },
  departmentLine: (department) =>
    `Abbigliamento, scarpe e accessori da ${department.toLowerCase()} di designer da cui compreremmo anche noi.`,
  subCategoryLine: (named) => `${named} di questa stagione e della scorsa, di case affermate e nomi nuovi.`,
  typeLine: (productType) => `${productType} per ogni stagione, con taglie e disponibilità di oggi.`,
  seasonName: ({ part, year }) => (part === "spring" ? `Primavera-estate ${year}` : `Autunno-inverno ${year}`),
};
