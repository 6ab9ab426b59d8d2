import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ar: Words<typeof en> = {
  changed: "تغيّر شيء في حقيبتك منذ آخر مرة. أشرنا إليه بجانب كل قطعة؛ تابع إتمام الشراء للاستمرار.",
  summary: "ملخص الطلب",
  signIn: "سجّل الدخول",
  everywhere: "{signIn} لتجد هذه الحقيبة على جميع أجهزتك، أو أتمم الشراء كضيف.",
  elsewhere: "هل أضفت شيئًا من جهاز آخر؟ {signIn}.",
  removed: "أُزيلت القطعة من حقيبتك.",
  toBegin: "لنبدأ بهذه",
};
