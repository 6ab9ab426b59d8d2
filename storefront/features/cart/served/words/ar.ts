import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ar: Words<typeof en> = {
  gonePiece: "قطعة لم تعد تُباع هنا",
  giftFor: "إلى {name}",
  delivery: "التوصيل",
  deliveryTo: "التوصيل إلى {country}",
  days: {
    zero: "من {from} إلى {count} يوم عمل",
    one: "من {from} إلى {count} يوم عمل",
    two: "من {from} إلى {count} يومي عمل",
    few: "من {from} إلى {count} أيام عمل",
    many: "من {from} إلى {count} يوم عمل",
    other: "من {from} إلى {count} يوم عمل",
  },
  noForm: "هذا النموذج ليس من هذه الصفحة.",
  chooseSize: "اختر مقاسًا أولًا.",
  notThere: "لم يعد هذا في حقيبتك.",
  notMoved: "تعذّر النقل: قائمة أمنياتك ممتلئة أو أن القطعة لم تعد تُباع.",
  onlyLeft: {
    zero: "لم يتبقَّ سوى {count}.",
    one: "لم تتبقَّ سوى قطعة واحدة.",
    two: "لم تتبقَّ سوى قطعتين.",
    few: "لم يتبقَّ سوى {count}.",
    many: "لم يتبقَّ سوى {count}.",
    other: "لم يتبقَّ سوى {count}.",
  },
  "invalid-quantity": "هذه ليست كمية صحيحة.",
  unavailable: "لم تعد هذه القطعة تُباع هنا.",
  "out-of-stock": "نفد هذا المقاس للتو.",
  "not-enough": "لا مزيد من هذا المقاس: كل ما تبقى منه في حقيبتك.",
  limit: "عشر قطع من المقاس الواحد هي الحد الأقصى.",
  full: "حقيبتك ممتلئة: تتسع لمئة قطعة مختلفة.",
  tooManyBags: "أُنشئت حقائب كثيرة من شبكتك. سجّل الدخول أو أعد المحاولة بعد ساعة.",
};
