import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ar: Words<typeof en> = {
  designers: "المصممون",
  designersFor: "المصممون: {department}",
  description: {
    zero: "{title}: أسماء Vitrine من الألف إلى الياء ({count}).",
    one: "{title}: اسم واحد لدى Vitrine.",
    two: "{title}: اسمان لدى Vitrine.",
    few: "{title}: {count} أسماء لدى Vitrine من A إلى Z.",
    many: "{title}: {count} اسمًا لدى Vitrine من A إلى Z.",
    other: "{title}: {count} اسم لدى Vitrine من A إلى Z.",
  },
  search: "البحث عن مصمم",
  searchAmong: {
    zero: "البحث عن مصمم ({count})",
    one: "البحث في مصمم واحد",
    two: "البحث في مصممَين",
    few: "البحث في {count} مصممين",
    many: "البحث في {count} مصممًا",
    other: "البحث في {count} مصمم",
  },
  none: "لا يوجد مصمم يطابق «{query}».",
  showAll: "عرض كل المصممين",
  byDepartment: "المصممون حسب القسم",
  all: "الكل",
  byLetter: "المصممون حسب الحرف",
  signs: "أرقام ورموز",
};
