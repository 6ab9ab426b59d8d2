// German: the grammar of titles, headings and compositions.
import type { CollectionWords, Grammar, TitleWords } from "../../language.ts";

export type Form = "m" | "f" | "n" | "p";
export const FORMS = ["m", "f", "n", "p"] as const;

/** Adjectives, noun, name, cloth, then prepositional phrases: "Zweireihiger Mantel aus Wolle mit Fischgrat". */
function title({ noun, name, modifiers, pattern, material, colour, audience }: TitleWords<Form>): string {
  const said = pattern ? [...modifiers, pattern] : modifiers;
  // "Mini-" is written together with its noun.
  const prefix = said.filter((word) => word.endsWith("-")).join("");
  const words = said.filter((word) => !word.endsWith("-"));
  // The material goes before the noun's own phrase: "Hemd mit Stehkragen" in linen is "Hemd aus Leinen mit Stehkragen".
  const [head = noun, ...tail] = noun.split(/ (?=mit |für )/u);
  const behind = [...tail, ...words.filter(isBehind)];
  return [
    ...words.filter((word) => !isBehind(word)),
    prefix === "" ? head : prefix + head.replaceAll(/ (?=\p{Lu})/gu, "-"),
    name,
    material && (/^(mit|aus) /u.test(material) ? material : `aus ${material}`),
    joinWith(behind),
    colour && `in ${dative(colour)}`,
    audience && `für ${audience.text}`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** "Gebrochenes Weiß" is "in gebrochenem Weiß". */
const dative = (colour: string): string =>
  colour.replaceAll(/(\p{Lu}\p{L}+)es (?=\p{Lu})/gu, (_, adjective: string) => `${adjective.toLowerCase()}em `);

const isBehind = (word: string): boolean => /^(mit|in|im|zum|für) /u.test(word);

/** "mit Kapuze und Fischgrat": one "mit" is enough. */
function joinWith(phrases: readonly string[]): string {
  const withs = phrases.filter((one) => one.startsWith("mit "));
  const others = phrases.filter((one) => !one.startsWith("mit "));
  const [first, ...more] = withs;
  return [first, ...more.map((one) => `und ${one.slice("mit ".length)}`), ...others].filter(Boolean).join(" ");
}

/** "Schuhe für Damen im Sale", "Neu: Kleider für Damen" */
function collection({ department, offer, goods }: CollectionWords): string {
  const whose = department && `für ${department.text}`;
  if (!goods) {
    if (!offer) return department?.text ?? "Alles";
    return [offer === "sale" ? "Sale" : "Neuheiten", whose].filter(Boolean).join(" ");
  }
  const named = [goods, whose].filter(Boolean).join(" ");
  if (offer === "sale") return `${named} im Sale`;
  return offer === "new" ? `Neu: ${named}` : named;
}

const percent = (share: number, fibre: string): string => `${share} % ${fibre}`;

export const GRAMMAR: Grammar<Form> = {
  title,
  and: (words) => words.join(" und "),
  pack: (pieces) => `${pieces}er-Pack`,
  quote: (name) => `„${name}“`,
  collection,
  composition: (fibres, isPlated) =>
    `${fibres.map(([share, fibre]) => percent(share, fibre)).join(", ")}${isPlated ? ", mit 18 Karat vergoldet" : ""}`,
  lining: (share, fibre) => `Futter: ${percent(share, fibre)}.`,
  modelWears: (height, size) => `Das Model ist ${height} cm groß und trägt Größe ${size}.`,
  measures: (width, height, depth) => `Maße: ${width} cm breit, ${height} cm hoch und ${depth} cm tief.`,
  seasonName: ({ part, year }) => (part === "spring" ? `Frühjahr/Sommer ${year}` : `Herbst/Winter ${year}`),
};
