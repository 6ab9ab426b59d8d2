import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ar: Words<typeof en> = {
  productsOf: "{title}، المنتجات",
  filters: "عوامل التصفية",
  products: "المنتجات",
  show: {
    zero: "لا توجد قطع",
    one: "عرض قطعة واحدة",
    two: "عرض قطعتين",
    few: "عرض {count} قطع",
    many: "عرض {count} قطعة",
    other: "عرض {count} قطعة",
  },
  items: {
    zero: "لا توجد قطع",
    one: "قطعة واحدة",
    two: "قطعتان",
    few: "{count} قطع",
    many: "{count} قطعة",
    other: "{count} قطعة",
  },
  upTo: "{last} من {total}",
  fromTo: "{first}–{last} من {total}",
  itemsShown: "القطع المعروضة",
  loading: "جارٍ التحميل",
  loadingProducts: "جارٍ تحميل المنتجات",
  loadMore: "عرض المزيد",
  moreFailed: "تعذّر تحميل المزيد. أعد المحاولة بعد لحظات.",
  earlier: "القطع السابقة",
  backToTop: "العودة إلى الأعلى",
  more: "المزيد",
  less: "أقل",
};
