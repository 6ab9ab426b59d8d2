// Russian: the grammar of titles, headings and compositions.
import type { CollectionWords, Grammar, TitleWords } from "../../language.ts";
import type { DepartmentName } from "../../vocabulary/index.ts";

export type Form = "m" | "f" | "n" | "p";
export const FORMS = ["m", "f", "n", "p"] as const;

/**
 * Adjectives, noun, its genitive, name, cloth, pattern, prepositional phrases:
 * "Свободный джемпер крупной вязки с круглым вырезом из кашемира в полоску".
 */
function title({ noun, name, modifiers, pattern, material, colour, audience, form }: TitleWords<Form>): string {
  // A modifier that belongs to the cut comes last in English; here it goes next to the noun.
  const near = modifiers.toReversed();
  const hue = colour && adjectiveOf(colour.toLowerCase(), form);
  const adjectives = [
    ...modifiers.filter((word) => word.startsWith("^")).map((word) => word.slice(1)),
    ...(hue ? [hue] : []),
  ];
  const others = near.filter((word) => !word.startsWith("^"));
  const hangs = others.filter((word) => PREPOSITION.test(word));
  const close = others.filter((word) => !PREPOSITION.test(word));
  const [head, tail] = splitNoun(noun);
  const phrases = [...(pattern ? [pattern] : []), ...hangs];
  const withs = joinWith(phrases.filter((phrase) => WITH.test(phrase)));
  const rest = phrases.filter((phrase) => !WITH.test(phrase));
  // "из хлопка с начёсом и вышивкой"
  const said =
    material?.includes(" с ") && withs ? [`${material} и ${bare(withs)}`, ...rest] : [material, ...rest, withs];
  return [
    ...new Set(adjectives),
    head,
    ...close,
    tail,
    name,
    ...said,
    colour && !hue && `цвета ${colour.toLowerCase()}`,
    audience && FOR[audience.key],
  ]
    .filter(Boolean)
    .join(" ");
}

const ENDINGS: Readonly<Record<Form, readonly [hard: string, soft: string]>> = {
  m: ["ый", "ий"],
  f: ["ая", "яя"],
  n: ["ое", "ее"],
  p: ["ые", "ие"],
};

/** "песочный" beside a feminine noun is "песочная"; undefined for the names of colours that are nouns. */
function adjectiveOf(colour: string, form: Form): string | undefined {
  const words = colour.split(" и ");
  const [hard, soft] = ENDINGS[form];
  return words.every((word) => /^[а-яё-]+[ыи]й$/u.test(word))
    ? words.map((word) => word.replace(/ый$/u, hard).replace(/ий$/u, soft)).join(" и ")
    : undefined;
}

/** Fineness of gold in thousandths, as it is stamped. */
const FINENESS: ReadonlyMap<number, number> = new Map([
  [14, 585],
  [22, 916],
  [24, 999],
]);

const PREPOSITION = /^(?:с|со|на|в|без|из) /u;
const WITH = /^со? /u;

/** "джемпер", "с круглым вырезом": words about the knit go between them. */
function splitNoun(noun: string): readonly [head: string, tail: string | undefined] {
  const at = noun.search(/ (?:с|со|на|в|без|до|для) /u);
  return at < 0 ? [noun, undefined] : [noun.slice(0, at), noun.slice(at + 1)];
}

const bare = (phrase: string): string => phrase.replace(WITH, "");

/** "с поясом" and "с капюшоном" make "с поясом и капюшоном". */
const joinWith = ([first = "", ...more]: readonly string[]): string => [first, ...more.map(bare)].join(" и ");

const FOR: Readonly<Partial<Record<DepartmentName, string>>> = {
  Women: "для женщин",
  Men: "для мужчин",
  Kids: "для детей",
  "Baby Girl": "для малышек",
  "Baby Boy": "для малышей",
  Girls: "для девочек",
  Boys: "для мальчиков",
  "Teen Girl": "для девочек-подростков",
  "Teen Boy": "для мальчиков-подростков",
};

/** "Обувь для женщин со скидкой", "Новинки: платья для девочек" */
function collection({ department, offer, goods }: CollectionWords): string {
  const whom = department && FOR[department.key];
  if (!goods) {
    if (!offer) return department?.text ?? "Всё";
    return [offer === "sale" ? "Распродажа" : "Новинки", whom].filter(Boolean).join(" ");
  }
  const named = [goods, whom].filter(Boolean).join(" ");
  if (offer === "sale") return `${named} со скидкой`;
  return offer === "new" ? `Новинки: ${lowerFirst(named)}` : named;
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const percent = (share: number, fibre: string): string => `${share}% ${fibre}`;

export const GRAMMAR: Grammar<Form> = {
  title,
  and: (words) => words.join(" и "),
  karat: (karats) => String(FINENESS.get(karats) ?? Math.round((karats * 1000) / 24)),
  pack: (pieces) => `${pieces} шт.`,
  quote: (name) => `«${name}»`,
  collection,
  composition: (fibres, isPlated) =>
    `${fibres.map(([share, fibre]) => percent(share, fibre)).join(", ")}${isPlated ? ", покрытие золотом 750 пробы" : ""}`,
  lining: (share, fibre) => `Подкладка: ${percent(share, fibre)}.`,
  modelWears: (height, size) => `Рост модели ${height} см, на модели размер ${size}.`,
  measures: (width, height, depth) => `Размеры: ширина ${width} см, высота ${height} см, глубина ${depth} см.`,
  seasonName: ({ part, year }) => `${part === "spring" ? "Весна–лето" : "Осень–зима"} ${year}`,
};
