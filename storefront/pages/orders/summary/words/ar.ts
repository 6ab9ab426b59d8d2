import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ar: Words<typeof en> = {
  title: "ملخص الطلب",
  bar: {
    zero: "ملخص الطلب، لا قطع",
    one: "ملخص الطلب، قطعة واحدة",
    two: "ملخص الطلب، قطعتان",
    few: "ملخص الطلب، {count} قطع",
    many: "ملخص الطلب، {count} قطعة",
    other: "ملخص الطلب، {count} قطعة",
  },
  items: {
    zero: "لا قطع",
    one: "قطعة واحدة",
    two: "قطعتان",
    few: "{count} قطع",
    many: "{count} قطعة",
    other: "{count} قطعة",
  },
  total: "الإجمالي",
  due: "المتبقي للدفع",
  quantity: "الكمية {count}",
  price: "السعر",
};
