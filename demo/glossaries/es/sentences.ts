// Spanish: the grammar of the demo's composed sentences.
import type { Season } from "#translation";
import type { Form } from "#translation/languages/es";
import type { Intro, Sentences } from "../demo-language.ts";

export const SENTENCES: Sentences<Form> = {
  intro: {
    made: (intro) => `${intro.making} ${intro.cloth}, ${pointed(intro)} ${intro.predicate}.`,
    collection: (intro) =>
      `${intro.making} ${intro.cloth}, ${pointed(intro)} de la colección ${intro.season ? seasonText(intro.season) : "permanente"} de ${intro.designer} ${intro.predicate}.`,
    designer: (intro) =>
      `${intro.designer} ${intro.season ? `abre la temporada ${seasonText(intro.season)} con` : "vuelve una y otra vez a"} ${counted(intro)} de ${intro.cloth} que ${intro.predicate}.`,
  },
  opening: {
    personFounded: ({ name, inCity, year }) => `${name} fundó la marca ${inCity} en ${year}.`,
    wasFounded: ({ name, inCity, year }) => `La casa ${name} se fundó ${inCity} en ${year}.`,
    studio: ({ name, inCity, year }) => `Desde ${year}, ${name} trabaja en un estudio ${inCity}.`,
    around: ({ name, inCity, year }) =>
      `Hechas ${inCity} y alrededores desde ${year}, las piezas de ${name} no necesitan presentación para quien las conoce.`,
    dozen: ({ name, inCity, year }) =>
      `${name} empezó ${inCity} en ${year} con una docena de piezas y ningún plan de crecer.`,
    team: ({ name, inCity, year }) => `Un pequeño equipo ${inCity} está detrás de ${name} desde ${year}.`,
  },
  closing: {
    expect: (palette) => `Cabe esperar ${palette}.`,
    home: (palette) => `La paleta se mantiene fiel a sus orígenes: ${palette}.`,
    season: (palette) => `Cada temporada vuelve a lo mismo: ${palette}.`,
    cloth: (palette) => `Lo que cambia es el tejido; lo que queda: ${palette}.`,
  },
  departmentLine: (department) =>
    `Ropa, zapatos y accesorios de ${department.toLowerCase()} de diseñadores a los que nosotros también compraríamos.`,
  subCategoryLine: (named) => `${named} de esta temporada y de la anterior, de casas consolidadas y nombres nuevos.`,
  typeLine: (productType) => `${productType} para cada temporada, con las tallas y existencias de hoy.`,
};

const seasonText = ({ part, year }: Season): string => (part === "spring" ? `primavera ${year}` : `otoño ${year}`);

const pointed = ({ noun, form }: Intro<Form>): string =>
  `${{ m: "este", f: "esta", mp: "estos", fp: "estas" }[form]} ${noun}`;
const counted = ({ noun, form }: Intro<Form>): string =>
  `${{ m: "un", f: "una", mp: "unos", fp: "unas" }[form]} ${noun}`;
