import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ar: Words<typeof en> = {
  full: "قائمة الأمنيات ممتلئة",
  wishlist: "قائمة الأمنيات",
  counted: {
    zero: "قائمة الأمنيات",
    one: "قائمة الأمنيات، قطعة واحدة",
    two: "قائمة الأمنيات، قطعتان",
    few: "قائمة الأمنيات، {count} قطع",
    many: "قائمة الأمنيات، {count} قطعة",
    other: "قائمة الأمنيات، {count} قطعة",
  },
};
