import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ar: Words<typeof en> = {
  suggestions: "اقتراحات",
  recent: "عمليات البحث الأخيرة",
  designers: "المصممون",
  categories: "الفئات",
  products: "المنتجات",
  popularDesigners: "مصممون رائجون",
  popularCategories: "فئات رائجة",
  popularProducts: "الأكثر طلبًا",
  clear: "مسح",
  clearRecent: "مسح عمليات البحث الأخيرة",
  didYouMean: "هل تقصد {corrected}؟",
  searchFor: "البحث عن «{query}»",
  seeAll: {
    zero: "البحث عن «{query}»",
    one: "عرض النتيجة الوحيدة عن «{query}»",
    two: "عرض النتيجتين عن «{query}»",
    few: "عرض {count} نتائج عن «{query}»",
    many: "عرض {count} نتيجة عن «{query}»",
    other: "عرض {count} نتيجة عن «{query}»",
  },
  nothing: "لا توجد اقتراحات لـ«{query}».",
  count: {
    zero: "لا اقتراحات",
    one: "اقتراح واحد",
    two: "اقتراحان",
    few: "{count} اقتراحات",
    many: "{count} اقتراحًا",
    other: "{count} اقتراح",
  },
};
