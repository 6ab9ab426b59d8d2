// Korean: the grammar of the demo's composed sentences.
import type { Season } from "#translation";
import type { Form } from "#translation/languages/ko";
import type { Sentences } from "../demo-language.ts";

export const SENTENCES: Sentences<Form> = {
  intro: {
    made: ({ making, cloth, noun, predicate }) => `${cloth} 소재로 ${making} 이 ${topic(noun)} ${predicate}.`,
    collection: ({ making, cloth, noun, predicate, designer, season }) =>
      `${designer}의 ${season ? seasonText(season) : "상시"} 컬렉션에서 만나는, ${cloth} 소재로 ${making} 이 ${topic(noun)} ${predicate}.`,
    designer: ({ cloth, noun, predicate, designer, season }) =>
      season
        ? `${designer}의 ${seasonText(season)}을 여는 ${cloth} ${noun}. ${predicate}.`
        : `${designer}의 변함없는 선택, ${cloth} ${noun}. ${predicate}.`,
  },
  opening: {
    personFounded: ({ name, inCity, year }) =>
      `${name}, ${year}년 ${inCity}에서 자신의 이름을 건 브랜드를 시작했습니다.`,
    wasFounded: ({ name, inCity, year }) => `${name}의 시작은 ${year}년 ${inCity}입니다.`,
    studio: ({ name, inCity, year }) => `${name}의 작업실은 ${year}년부터 ${inCity}에 있습니다.`,
    around: ({ name, inCity, year }) =>
      `${year}년부터 ${withParticle(inCity, "과", "와")} 그 주변에서 만들어 온 브랜드. ${name}, 아는 사람에게는 설명이 필요 없습니다.`,
    dozen: ({ name, inCity, year }) =>
      `${name}의 시작은 ${year}년 ${inCity}, 열두 점 남짓의 옷과 소박한 마음이었습니다.`,
    team: ({ name, inCity, year }) => `${year}년부터 ${inCity}의 작은 팀이 ${name}의 모든 것을 만들어 왔습니다.`,
  },
  closing: {
    expect: (palette) => `주로 쓰는 색: ${palette}.`,
    home: (palette) => `팔레트는 늘 한결같습니다: ${palette}.`,
    season: (palette) => `매 시즌 돌아오는 색: ${palette}.`,
    cloth: (palette) => `원단은 바뀌어도 변하지 않는 것: ${palette}.`,
  },
  departmentLine: (department) => `${department} 의류, 슈즈, 액세서리. 우리도 직접 사고 싶은 디자이너만 모았습니다.`,
  subCategoryLine: (named) => `이번 시즌과 지난 시즌의 ${named}. 이름난 하우스부터 새로운 이름까지.`,
  typeLine: (productType) => `사계절 ${productType}. 사이즈와 재고는 오늘 기준입니다.`,
};

const seasonText = ({ part, year }: Season): string => `${year}년 ${part === "spring" ? "봄" : "가을"}`;

/** Adds the particle for a final consonant or vowel. Hangul syllables without a final consonant are multiples of 28. */
const withParticle = (noun: string, afterConsonant: string, afterVowel: string): string => {
  const last = noun.charCodeAt(noun.length - 1) - 0xac00;
  return `${noun}${last >= 0 && last < 11_172 && last % 28 !== 0 ? afterConsonant : afterVowel}`;
};

const topic = (noun: string): string => withParticle(noun, "은", "는");
