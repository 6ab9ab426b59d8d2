import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ar: Words<typeof en> = {
  help: "المساعدة",
  updated: "آخر تعديل {date}",
  perhaps: "لعل إحدى هذه الصفحات هي ما تبحث عنه، أو اسأل بكلماتك.",
  answers: "إجابات",
  nothing: "لا شيء هنا عن «{find}». جرّب كلمات أقل، أو اختر من الأسفل.",
  found: {
    zero: "لا إجابات عن «{find}»",
    one: "إجابة واحدة عن «{find}»",
    two: "إجابتان عن «{find}»",
    few: "{count} إجابات عن «{find}»",
    many: "{count} إجابة عن «{find}»",
    other: "{count} إجابة عن «{find}»",
  },
  search: "ابحث في المساعدة",
  description: "إجابات عن الطلبات والتوصيل والإرجاع والمقاسات والدفع، وكيف تتواصل معنا.",
  missing: "لا توجد صفحة كهذه",
  missingDescription: "ليس في مركز المساعدة صفحة بهذا الاسم.",
  orders: "الطلبات",
  returns: "الإرجاع",
  shopping: "المقاسات",
  about: "Vitrine",
  legal: "معلومات قانونية",
  startReturn: "بدء إرجاع",
  designers: "المصممون",
  inEnglish: "هذا النص باللغة الإنجليزية.",
};
