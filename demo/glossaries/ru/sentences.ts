// Russian: the grammar of the demo's composed sentences.
import type { Season } from "#translation";
import type { Form } from "#translation/languages/ru";
import type { Intro, Sentences } from "../demo-language.ts";

export const SENTENCES: Sentences<Form> = {
  intro: {
    made: ({ making, cloth, noun, form, predicate }) => `${making} ${cloth}, ${THIS[form]} ${noun} ${predicate}.`,
    collection: ({ making, cloth, noun, form, predicate, designer, season }) =>
      `${making} ${cloth}, ${THIS[form]} ${noun} ${ofSeason(season, designer)} ${predicate}.`,
    designer: (intro) => byDesigner(intro),
  },
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
};

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
