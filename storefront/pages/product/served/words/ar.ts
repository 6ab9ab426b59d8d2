import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ar: Words<typeof en> = {
  description: "{title} من {vendor} بلون {colour}. {type} من كبار المصممين لدى Vitrine.",
  view: "{title}، العرض {number}",
  shopAll: "تسوّق الكل: {type}",
  details: "التفاصيل",
  chooseSize: "اختر مقاسًا أولًا.",
  delivery: "التوصيل",
  express: "سريع",
  returns: "الإرجاع",
  returnDays: {
    zero: "خلال {count} يوم من الاستلام",
    one: "خلال يوم واحد من الاستلام",
    two: "خلال يومين من الاستلام",
    few: "خلال {count} أيام من الاستلام",
    many: "خلال {count} يومًا من الاستلام",
    other: "خلال {count} يوم من الاستلام",
  },
  "vat-included": "شامل ضريبة القيمة المضافة",
  "duties-included": "شامل الرسوم الجمركية والضرائب",
  "duties-on-delivery": "غير شامل الرسوم الجمركية",
  arrival: "{dates}، {price}",
  free: "مجانًا",
  foldIn: "التوصيل والإرجاع: {country}",
  fold: "التوصيل والإرجاع",
  sendBack: {
    zero: "أعد ما لا ترغب في الاحتفاظ به خلال {count} يوم من الاستلام، دون ارتداء ومع بطاقاته.",
    one: "أعد ما لا ترغب في الاحتفاظ به خلال يوم واحد من الاستلام، دون ارتداء ومع بطاقاته.",
    two: "أعد ما لا ترغب في الاحتفاظ به خلال يومين من الاستلام، دون ارتداء ومع بطاقاته.",
    few: "أعد ما لا ترغب في الاحتفاظ به خلال {count} أيام من الاستلام، دون ارتداء ومع بطاقاته.",
    many: "أعد ما لا ترغب في الاحتفاظ به خلال {count} يومًا من الاستلام، دون ارتداء ومع بطاقاته.",
    other: "أعد ما لا ترغب في الاحتفاظ به خلال {count} يوم من الاستلام، دون ارتداء ومع بطاقاته.",
  },
  method: "{name}: {days}، {price}",
  methodFree: "{name}: {days}، {price}، مجاني ابتداءً من {free}",
};
