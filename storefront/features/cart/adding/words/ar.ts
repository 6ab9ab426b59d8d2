import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ar: Words<typeof en> = {
  add: "أضف إلى الحقيبة",
  adding: "جارٍ الإضافة …",
  added: "أُضيف إلى الحقيبة",
  soldOut: "نفدت الكمية",
  chooseSize: "اختر مقاسًا أولًا.",
  unreached: "لم يصل ذلك إلى المتجر. تحقق من اتصالك وأعد المحاولة.",
};
