// Arabic: the grammar of the demo's composed sentences.
import type { Season } from "#translation";
import type { Form } from "#translation/languages/ar";
import type { Sentences } from "../demo-language.ts";

export const SENTENCES: Sentences<Form> = {
  intro: {
    made: ({ making, cloth, noun, predicate }) => `${noun} ${making} ${cloth}، ${predicate}.`,
    collection: ({ making, cloth, noun, predicate, designer, season }) =>
      `${noun} ${making} ${cloth} من مجموعة ${designer} ${season ? `ل${seasonText(season)}` : "الدائمة"}، ${predicate}.`,
    designer: ({ cloth, noun, predicate, designer, season }) =>
      season
        ? `تفتتح علامة ${designer} ${seasonText(season)} مع ${noun} ${cloth}، ${predicate}.`
        : `تعود علامة ${designer} دائمًا إلى ${noun} ${cloth}، ${predicate}.`,
  },
  opening: {
    personFounded: ({ name, inCity, year }) => `تحمل علامة ${name} اسم مؤسسها، وقد انطلقت ${inCity} عام ${year}.`,
    wasFounded: ({ name, inCity, year }) => `تأسست علامة ${name} ${inCity} عام ${year}.`,
    studio: ({ name, inCity, year }) => `منذ عام ${year} تعمل علامة ${name} من استوديو ${inCity}.`,
    around: ({ name, inCity, year }) =>
      `تصنع قطع ${name} ${inCity} وضواحيها منذ عام ${year}، وهي غنية عن التعريف لمن يعرفها.`,
    dozen: ({ name, inCity, year }) => `بدأت علامة ${name} ${inCity} عام ${year} باثنتي عشرة قطعة ودون نية للتوسع.`,
    team: ({ name, inCity, year }) => `فريق صغير ${inCity} يقف وراء علامة ${name} منذ عام ${year}.`,
  },
  closing: {
    expect: (palette) => `ألوانها: ${palette}.`,
    home: (palette) => `تبقى الألوان وفية لأصلها: ${palette}.`,
    season: (palette) => `في كل موسم تعود إلى ${palette}.`,
    cloth: (palette) => `يتغير القماش ويبقى ${palette}.`,
  },
  departmentLine: (department) => `${department}: ملابس وأحذية وإكسسوارات من مصممين نشتري منهم لأنفسنا.`,
  subCategoryLine: (named) => `${named} من هذا الموسم والموسم الماضي، من دور عريقة وأسماء جديدة.`,
  typeLine: (productType) => `${productType} لكل المواسم، بالمقاسات والكميات المتوفرة اليوم.`,
};

const seasonText = ({ part, year }: Season): string => `${part === "spring" ? "ربيع" : "خريف"} ${year}`;
