// Spanish: how titles, headings and sentences are put together.
import type { CollectionWords, Grammar, Intro, Season, TitleWords } from "../../language.ts";

export type Form = "m" | "f" | "mp" | "fp";
export const FORMS = ["m", "f", "mp", "fp"] as const;

/** Noun, name, adjectives, cloth, then what hangs on a preposition: "Abrigo oversize de lana con cinturón". */
function title({ noun, name, modifiers, pattern, material }: TitleWords<Form>): string {
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

const seasonText = ({ part, year }: Season): string => (part === "spring" ? `primavera ${year}` : `otoño ${year}`);

const pointed = ({ noun, form }: Intro<Form>): string =>
  `${{ m: "este", f: "esta", mp: "estos", fp: "estas" }[form]} ${noun}`;
const counted = ({ noun, form }: Intro<Form>): string =>
  `${{ m: "un", f: "una", mp: "unos", fp: "unas" }[form]} ${noun}`;
const percent = (share: number, fibre: string): string => `${share} % ${fibre}`;

export const GRAMMAR: Grammar<Form> = {
  title,
  collection,
  intro: {
    made: (intro) => `${intro.making} ${intro.cloth}, ${pointed(intro)} ${intro.predicate}.`,
    collection: (intro) =>
      `${intro.making} ${intro.cloth}, ${pointed(intro)} de la colección ${intro.season ? seasonText(intro.season) : "permanente"} de ${intro.designer} ${intro.predicate}.`,
    designer: (intro) =>
      `${intro.designer} ${intro.season ? `abre la temporada ${seasonText(intro.season)} con` : "vuelve una y otra vez a"} ${counted(intro)} de ${intro.cloth} que ${intro.predicate}.`,
  },
  composition: (fibres, isPlated) =>
    `${fibres.map(([share, fibre]) => percent(share, fibre)).join(", ")}${isPlated ? ", con baño de oro de 18 quilates" : ""}`,
  lining: (share, fibre) => `Forro: ${percent(share, fibre)}.`,
  modelWears: (height, size) => `La talla de la foto es la ${size}, sobre una altura de ${height} cm.`,
  measures: (width, height, depth) => `Medidas: ${width} cm de ancho, ${height} cm de alto y ${depth} cm de fondo.`,
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
  seasonName: ({ part, year }) => (part === "spring" ? `Primavera-verano ${year}` : `Otoño-invierno ${year}`),
};
