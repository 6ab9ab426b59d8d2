// Chinese: the grammar of the demo's composed sentences.
import type { Season } from "#translation";
import type { Form } from "#translation/languages/zh";
import type { Sentences } from "../demo-language.ts";

export const SENTENCES: Sentences<Form> = {
  intro: {
    made: ({ making, cloth, noun, predicate }) => `以${from(cloth)}${making}，这款${noun}${predicate}。`,
    collection: ({ making, cloth, noun, predicate, designer, season }) =>
      `${designer} ${season ? `${seasonText(season)}系列` : "常设系列"}的这款${noun}以${from(cloth)}${making}，${predicate}。`,
    designer: ({ cloth, noun, predicate, designer, season }) =>
      season
        ? `${designer} 以这款${cloth}${noun}开启 ${seasonText(season)}，${predicate}。`
        : `${designer} 一再回归的${cloth}${noun}，${predicate}。`,
  },
  opening: {
    personFounded: ({ name, inCity, year }) => `${name} 于 ${year} 年在${inCity}创立同名品牌。`,
    wasFounded: ({ name, inCity, year }) => `${name} 于 ${year} 年创立于${inCity}。`,
    studio: ({ name, inCity, year }) => `自 ${year} 年起，${name} 一直在${inCity}的工作室创作。`,
    around: ({ name, inCity, year }) => `自 ${year} 年起在${inCity}及周边制作，${name} 对知音而言无需多言。`,
    dozen: ({ name, inCity, year }) => `${year} 年，${name} 在${inCity}以十来件作品起步，无意扩张。`,
    team: ({ name, inCity, year }) => `自 ${year} 年起，${inCity}的一支小团队成就了 ${name}。`,
  },
  closing: {
    expect: (palette) => `常见色彩：${palette}。`,
    home: (palette) => `色调始终如一：${palette}。`,
    season: (palette) => `每一季都回到${palette}。`,
    cloth: (palette) => `面料在变，不变的是${palette}。`,
  },
  departmentLine: (department) => `${department}服装、鞋履与配饰，来自我们自己也会选购的设计师。`,
  subCategoryLine: (named) => `本季与上季的${named}，来自知名品牌与新锐设计师。`,
  typeLine: (productType) => `四季${productType}，尺码与库存实时更新。`,
};

const seasonText = ({ part, year }: Season): string => `${year} ${part === "spring" ? "春夏" : "秋冬"}`;

/** Cotton and denim are 棉质 and 牛仔 before a noun, but 棉 and 牛仔布 after "made from". */
const from = (cloth: string): string => cloth.replace(/^棉质$/u, "棉").replace(/^牛仔$/u, "牛仔布");
