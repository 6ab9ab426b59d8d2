import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ar: Words<typeof en> = {
  search: "بحث",
  resultsFor: "نتائج {query}",
  searchDescription: "ابحث عن المصممين والملابس والأحذية والحقائب والإكسسوارات.",
  description: "{title}: قطع لمصممين، مختارة واحدة تلو الأخرى.",
  tagged: "{title} – «{tags}»",
  designers: "المصممون",
  designersIn: "المصممون: {title}",
  searchResults: "نتائج البحث",
  results: {
    zero: "لا نتائج",
    one: "نتيجة واحدة",
    two: "نتيجتان",
    few: "{count} نتائج",
    many: "{count} نتيجة",
    other: "{count} نتيجة",
  },
  corrected: "نعرض نتائج {corrected}. لا شيء يطابق «{query}».",
  fewerWords: "لا شيء يطابق كل هذه الكلمات. بكلمات أقل:",
  nothing: "لا نتائج. تحقق من الإملاء، أو جرّب كلمات أقل أو أكثر شيوعًا، أو تصفّح من هنا.",
  popularDesigners: "مصممون رائجون",
  popularCategories: "فئات رائجة",
};
