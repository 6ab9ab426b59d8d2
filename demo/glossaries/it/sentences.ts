// Italian: the grammar of the demo's composed sentences.
import type { Season } from "#translation";
import type { Form } from "#translation/languages/it";
import type { Intro, Sentences } from "../demo-language.ts";

export const SENTENCES: Sentences<Form> = {
  intro: {
    made: (intro) => `${intro.making} ${intro.cloth}, ${pointed(intro)} ${intro.predicate}.`,
    collection: (intro) =>
      `${intro.making} ${intro.cloth}, ${pointed(intro)} della collezione ${intro.season ? seasonText(intro.season) : "permanente"} di ${intro.designer} ${intro.predicate}.`,
    designer: (intro) =>
      `${intro.designer} ${intro.season ? `apre la stagione ${seasonText(intro.season)} con` : "propone ancora una volta"} ${counted(intro)} in ${intro.cloth} che ${intro.predicate}.`,
  },
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
};

const seasonText = ({ part, year }: Season): string => (part === "spring" ? `primavera ${year}` : `autunno ${year}`);

const isVowel = (text: string): boolean => /^[aeiouàèéìòù]/iu.test(text);
/** Words that begin with z, gn, ps, or s before a consonant: "uno zaino". */
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
