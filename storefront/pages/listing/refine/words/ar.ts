import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ar: Words<typeof en> = {
  back: "رجوع",
  clear: "مسح",
  noItems: "لا توجد قطع",
  all: "الكل",
  allNumber: "الكل ({number})",
  any: "أي سعر",
  categoryFirst: "اختر الفئة أولًا",
  allKids: "كل الأطفال",
  allDepartments: "كل الأقسام",
  allCategories: "كل الفئات",
  allTypes: "كل الأنواع",
  jump: "الانتقال إلى حرف",
  optionsFailed: "تعذّر عرض الخيارات حاليًا.",
  retry: "إعادة المحاولة",
  minProblem: "كان المبلغ أعلى من السعر الأقصى فتم مسحه.",
  maxProblem: "كان المبلغ أقل من السعر الأدنى فتم مسحه.",
};
