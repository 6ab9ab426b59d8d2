// Russian: how titles, headings and sentences are put together.
import type { CollectionWords, Grammar, Intro, Season, TitleWords } from "../../language.ts";
import type { DepartmentName } from "../../vocabulary/index.ts";

export type Form = "m" | "f" | "n" | "p";
export const FORMS = ["m", "f", "n", "p"] as const;

/**
 * Adjectives, noun, what it is in the genitive, name, cloth, pattern, what hangs on a preposition:
 * "Свободный джемпер крупной вязки с круглым вырезом из кашемира в полоску".
 */
function title({ noun, name, modifiers, pattern, material }: TitleWords<Form>): string {
  // What always belongs to the cut stands last in English, and next to its noun here.
  const near = modifiers.toReversed();
  const adjectives = modifiers.filter((word) => word.startsWith("^")).map((word) => word.slice(1));
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
  return [...new Set(adjectives), head, ...close, tail, name, ...said].filter(Boolean).join(" ");
}

const PREPOSITION = /^(?:с|со|на|в|без|из) /u;
const WITH = /^со? /u;

/** "джемпер", "с круглым вырезом": what is said of the knit stands between them. */
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

const THIS: Readonly<Record<Form, string>> = { m: "этот", f: "эта", n: "это", p: "эти" };
const IT: Readonly<Record<Form, string>> = { m: "он", f: "она", n: "оно", p: "они" };

const ofSeason = (season: Season | undefined, designer: string): string =>
  season
    ? `из ${season.part === "spring" ? "весенней" : "осенней"} коллекции ${designer} ${season.year} года`
    : `из постоянной коллекции ${designer}`;

const byDesigner = ({ designer, season, noun, form, cloth, predicate }: Intro<Form>): string =>
  season
    ? `${season.part === "spring" ? "Весну" : "Осень"} ${season.year} года у ${designer} открыва${form === "p" ? "ют" : "ет"} ${noun} ${cloth}: ${IT[form]} ${predicate}.`
    : `Постоянная тема ${designer}: ${noun} ${cloth}. При этом ${IT[form]} ${predicate}.`;

const percent = (share: number, fibre: string): string => `${share}% ${fibre}`;

export const GRAMMAR: Grammar<Form> = {
  title,
  collection,
  intro: {
    made: ({ making, cloth, noun, form, predicate }) => `${making} ${cloth}, ${THIS[form]} ${noun} ${predicate}.`,
    collection: ({ making, cloth, noun, form, predicate, designer, season }) =>
      `${making} ${cloth}, ${THIS[form]} ${noun} ${ofSeason(season, designer)} ${predicate}.`,
    designer: byDesigner,
  },
  composition: (fibres, isPlated) =>
    `${fibres.map(([share, fibre]) => percent(share, fibre)).join(", ")}${isPlated ? ", покрытие золотом 750 пробы" : ""}`,
  lining: (share, fibre) => `Подкладка: ${percent(share, fibre)}.`,
  modelWears: (height, size) => `Рост модели ${height} см, на модели размер ${size}.`,
  measures: (width, height, depth) => `Размеры: ширина ${width} см, высота ${height} см, глубина ${depth} см.`,
  opening: {
    personFounded: ({ name, inCity, year }) =>
      `Марка ${name} носит имя основателя и работает ${inCity} с ${year} года.`,
    wasFounded: ({ name, inCity, year }) => `Марка ${name} основана ${inCity} в ${year} году.`,
    studio: ({ name, inCity, year }) => `С ${year} года студия ${name} находится ${inCity}.`,
    around: ({ name, inCity, year }) =>
      `Вещи ${name} делают ${inCity} и окрестностях с ${year} года, и тем, кто их знает, представлять марку не нужно.`,
    dozen: ({ name, inCity, year }) =>
      `Марка ${name} началась ${inCity} в ${year} году с дюжины вещей и без планов расти.`,
    team: ({ name, inCity, year }) => `За ${name} с ${year} года стоит небольшая команда ${inCity}.`,
  },
  closing: {
    expect: (palette) => `В палитре ${palette}.`,
    home: (palette) => `Палитра верна себе: ${palette}.`,
    season: (palette) => `Из сезона в сезон: ${palette}.`,
    cloth: (palette) => `Ткани меняются, остаётся главное: ${palette}.`,
  },
  departmentLine: (department) =>
    `${department}: одежда, обувь и аксессуары дизайнеров, у которых мы покупали бы и сами.`,
  subCategoryLine: (named) => `${named}: этот сезон и прошлый, известные дома и новые имена.`,
  typeLine: (productType) => `${productType} на любой сезон, размеры и наличие на сегодня.`,
  seasonName: ({ part, year }) => `${part === "spring" ? "Весна–лето" : "Осень–зима"} ${year}`,
};
