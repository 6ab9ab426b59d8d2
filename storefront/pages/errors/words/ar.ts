import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ar: Words<typeof en> = {
  missingTitle: "هذه الصفحة غير موجودة",
  missingText: "ربما نفدت القطعة، أو أن في العنوان خطأ. ابحث، أو تابع من هنا.",
  failedTitle: "حدث خطأ ما",
  failedText: "الخطأ من جانبنا. أعد المحاولة بعد لحظات، ولن تفقد شيئًا مما فعلت.",
  retry: "إعادة المحاولة",
  newArrivals: "وصل حديثًا",
  women: "نساء",
  men: "رجال",
  kids: "أطفال",
  sale: "تخفيضات",
};
