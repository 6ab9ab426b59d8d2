import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ar: Words<typeof en> = {
  breadcrumb: "مسار التنقل",
  close: "إغلاق",
  optional: "(اختياري)",
  was: "السعر السابق",
  now: "السعر الحالي",
  newSeason: "الموسم الجديد",
  search: "بحث",
  searchHere: "ابحث هنا…",
  submitSearch: "إرسال البحث.",
  clearSearch: "مسح البحث.",
  save: "حفظ {title}",
  notSaved: "تعذّر الحفظ. أعد المحاولة بعد لحظات.",
};
