// German: how titles, headings and sentences are put together.
import type { CollectionWords, Grammar, Intro, Season, TitleWords } from "../../language.ts";

export type Form = "m" | "f" | "n" | "p";
export const FORMS = ["m", "f", "n", "p"] as const;

/** Adjectives, noun, name, cloth, then what hangs on a preposition: "Zweireihiger Mantel aus Wolle mit Fischgrat". */
function title({ noun, name, modifiers, pattern, material }: TitleWords<Form>): string {
  const said = pattern ? [...modifiers, pattern] : modifiers;
  // "Mini-" is written together with its noun.
  const prefix = said.find((word) => word.endsWith("-")) ?? "";
  const words = said.filter((word) => word !== prefix);
  // "Hemd mit Stehkragen" is followed by "aus Leinen", but what it is comes first: "Hemd aus Leinen mit Stehkragen".
  const [head = noun, ...tail] = noun.split(/ (?=mit |für )/u);
  const behind = [...tail, ...words.filter(isBehind)];
  return [
    ...words.filter((word) => !isBehind(word)),
    prefix + head,
    name,
    material && (/^(mit|aus) /u.test(material) ? material : `aus ${material}`),
    joinWith(behind),
  ]
    .filter(Boolean)
    .join(" ");
}

const isBehind = (word: string): boolean => /^(mit|in|zum) /u.test(word);

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

const seasonText = ({ part, year }: Season): string => (part === "spring" ? `Frühjahr ${year}` : `Herbst ${year}`);

/** A noun's own adjective takes its ending after "dieser" and "ein": "diese gerade Hose", "ein zweiteiliger Anzug". */
const weak = (noun: string): string => noun.replace(/^(zweiteilig|offen)er /u, "$1e ").replace(/^langes /u, "lange ");
const pointed = ({ noun, form }: Intro<Form>): string =>
  `${{ m: "dieser", f: "diese", n: "dieses", p: "diese" }[form]} ${form === "p" ? noun.replace(/^(kniehoh)e /u, "$1en ") : weak(noun)}`;
const counted = ({ noun, form }: Intro<Form>): string =>
  form === "p"
    ? noun.replace(/^(kniehoh)e /u, "$1en ")
    : `${{ m: "einem", f: "einer", n: "einem" }[form]} ${dative(noun)}`;
const dative = (noun: string): string =>
  noun.replace(/^(zweiteilig|offen|lang|kragenlos|gerad|schmal zulaufend|eckig|rund)(er|es|e) /u, "$1en ");
const percent = (share: number, fibre: string): string => `${share} % ${fibre}`;
const verb = (form: Form): string => (form === "p" ? "die" : { m: "der", f: "die", n: "das" }[form]);

export const GRAMMAR: Grammar<Form> = {
  title,
  collection,
  intro: {
    made: (intro) => `${upperFirst(pointed(intro))} ${intro.making} ${intro.cloth} ${first(intro.predicate)}.`,
    collection: (intro) =>
      `${upperFirst(pointed(intro))} ${intro.making} ${intro.cloth}, Teil der ${intro.season ? `Kollektion ${seasonText(intro.season)}` : "permanenten Kollektion"} von ${intro.designer}, ${first(intro.predicate)}.`,
    designer: (intro) =>
      `${intro.designer} ${intro.season ? `eröffnet die Saison ${seasonText(intro.season)} mit` : "kommt immer wieder zurück zu"} ${counted(intro)} aus ${intro.cloth}, ${verb(intro.form)} ${last(intro.predicate)}.`,
  },
  composition: (fibres, isPlated) =>
    `${fibres.map(([share, fibre]) => percent(share, fibre)).join(", ")}${isPlated ? ", mit 18 Karat vergoldet" : ""}`,
  lining: (share, fibre) => `Futter: ${percent(share, fibre)}.`,
  modelWears: (height, size) => `Das Model ist ${height} cm groß und trägt Größe ${size}.`,
  measures: (width, height, depth) => `Maße: ${width} cm breit, ${height} cm hoch und ${depth} cm tief.`,
  opening: {
    personFounded: ({ name, inCity, year }) => `${name} gründete das Label ${year} ${inCity}.`,
    wasFounded: ({ name, inCity, year }) => `${name} wurde ${year} ${inCity} gegründet.`,
    studio: ({ name, inCity, year }) => `Seit ${year} arbeitet ${name} in einem Studio ${inCity}.`,
    around: ({ name, inCity, year }) =>
      `Seit ${year} ${inCity} und Umgebung gefertigt, muss man ${name} Kennern kaum vorstellen.`,
    dozen: ({ name, inCity, year }) =>
      `${name} begann ${year} ${inCity} mit einem Dutzend Teilen und ohne den Plan, zu wachsen.`,
    team: ({ name, inCity, year }) => `Hinter ${name} steht seit ${year} ein kleines Team ${inCity}.`,
  },
  closing: {
    expect: (palette) => `Zu erwarten sind ${palette}.`,
    home: (palette) => `Die Palette bleibt sich treu: ${palette}.`,
    season: (palette) => `Jede Saison kehrt dahin zurück: ${palette}.`,
    cloth: (palette) => `Was sich ändert, ist der Stoff; was bleibt: ${palette}.`,
  },
  departmentLine: (department) =>
    `Kleidung, Schuhe und Accessoires für ${department} von Designern, bei denen wir selbst kaufen würden.`,
  subCategoryLine: (named) => `${named} dieser und der letzten Saison, von etablierten Häusern und neuen Namen.`,
  typeLine: (productType) => `${productType} für jede Saison, mit Größen und Beständen von heute.`,
  seasonName: ({ part, year }) => (part === "spring" ? `Frühjahr/Sommer ${year}` : `Herbst/Winter ${year}`),
};

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const first = (predicate: string): string => predicate.split("/")[0] ?? predicate;

/** In a clause that hangs on another the verb stands last; a predicate has both, apart by "/": "fällt sauber/sauber fällt". */
const last = (predicate: string): string => predicate.split("/")[1] ?? predicate;
