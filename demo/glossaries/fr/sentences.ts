// French: the grammar of the demo's composed sentences.
import type { Season } from "#translation";
import type { Form } from "#translation/languages/fr";
import type { Intro, Sentences } from "../demo-language.ts";

export const SENTENCES: Sentences<Form> = {
  intro: {
    made: (intro) => `${intro.making} ${intro.cloth}, ${pointed(intro)} ${intro.predicate}.`,
    collection: (intro) =>
      `${intro.making} ${intro.cloth}, ${pointed(intro)} de la collection ${intro.season ? seasonText(intro.season) : "permanente"} ${possessive(intro.designer)} ${intro.predicate}.`,
    designer: (intro) =>
      `${intro.designer} ${intro.season ? `ouvre la saison ${seasonText(intro.season)} avec` : "revient sans cesse à"} ${counted(intro)} en ${intro.cloth} qui ${intro.predicate}.`,
  },
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
};

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
