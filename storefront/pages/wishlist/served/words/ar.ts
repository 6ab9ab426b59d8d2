import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ar: Words<typeof en> = {
  newest: "المحفوظة مؤخرًا",
  "price-high": "السعر: من الأعلى إلى الأدنى",
  "price-low": "السعر: من الأدنى إلى الأعلى",
  designer: "المصمم، من أ إلى ي",
  "new-arrivals": "وصل حديثًا",
  women: "نساء",
  men: "رجال",
  kids: "أطفال",
  noForm: "هذا النموذج ليس من هذه الصفحة.",
  notSaved: "تعذّر الحفظ: قائمتك ممتلئة أو أن القطعة لم تعد تُباع.",
  tooMany: "أُنشئت قوائم كثيرة من شبكتك. سجّل الدخول أو أعد المحاولة بعد ساعة.",
  noList: "لا توجد قائمة لتغييرها.",
  saveFirst: "احفظ شيئًا أولًا ثم شاركه.",
  "no-such-cart": "انتهت صلاحية حقيبتك. أعد المحاولة.",
  "no-such-item": "لم يعد هذا في قائمتك.",
  "no-such-size": "اختر مقاسًا أولًا.",
};
