// German: the grammar of the demo's composed sentences.
import type { Season } from "#translation";
import type { Form } from "#translation/languages/de";
import type { Intro, Sentences } from "../demo-language.ts";

export const SENTENCES: Sentences<Form> = {
  intro: {
    made: (intro) => `${upperFirst(pointed(intro))} ${intro.making} ${intro.cloth} ${first(intro.predicate)}.`,
    collection: (intro) =>
      `${upperFirst(pointed(intro))} ${intro.making} ${intro.cloth}, Teil der ${intro.season ? `Kollektion ${seasonText(intro.season)}` : "permanenten Kollektion"} von ${intro.designer}, ${first(intro.predicate)}.`,
    designer: (intro) =>
      `${intro.designer} ${intro.season ? `eröffnet die Saison ${seasonText(intro.season)} mit` : "kommt immer wieder zurück zu"} ${counted(intro)} aus ${intro.cloth}, ${verb(intro.form)} ${last(intro.predicate)}.`,
  },
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
};

const seasonText = ({ part, year }: Season): string => (part === "spring" ? `Frühjahr ${year}` : `Herbst ${year}`);

/** An adjective inside the noun is inflected after "dieser" and "ein": "diese gerade Hose", "ein zweiteiliger Anzug". */
const weak = (noun: string): string => noun.replace(/^(zweiteilig|offen)er /u, "$1e ").replace(/^langes /u, "lange ");
const pointed = ({ noun, form }: Intro<Form>): string =>
  `${{ m: "dieser", f: "diese", n: "dieses", p: "diese" }[form]} ${form === "p" ? noun.replace(/^(kniehoh)e /u, "$1en ") : weak(noun)}`;
const counted = ({ noun, form }: Intro<Form>): string =>
  form === "p"
    ? noun.replace(/^(kniehoh)e /u, "$1en ")
    : `${{ m: "einem", f: "einer", n: "einem" }[form]} ${dative(noun)}`;
const dative = (noun: string): string =>
  noun.replace(/^(zweiteilig|offen|lang|kragenlos|gerad|schmal zulaufend|eckig|rund)(er|es|e) /u, "$1en ");
const verb = (form: Form): string => (form === "p" ? "die" : { m: "der", f: "die", n: "das" }[form]);

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const first = (predicate: string): string => predicate.split("/")[0] ?? predicate;

/** In a subordinate clause the verb comes last. A predicate gives both orders, separated by "/": "fällt sauber/sauber fällt". */
const last = (predicate: string): string => predicate.split("/")[1] ?? predicate;
