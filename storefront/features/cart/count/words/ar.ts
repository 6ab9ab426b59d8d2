import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ar: Words<typeof en> = {
  bag: "حقيبة التسوق",
  withItems: {
    zero: "حقيبة التسوق فارغة",
    one: "حقيبة التسوق، قطعة واحدة",
    two: "حقيبة التسوق، قطعتان",
    few: "حقيبة التسوق، {count} قطع",
    many: "حقيبة التسوق، {count} قطعة",
    other: "حقيبة التسوق، {count} قطعة",
  },
};
