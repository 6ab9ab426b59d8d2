import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ar: Words<typeof en> = {
  standard: "توصيل عادي",
  express: "توصيل سريع",
  days: {
    zero: "من {from} إلى {count} يوم عمل",
    one: "من {from} إلى {count} يوم عمل",
    two: "من {from} إلى {count} يومي عمل",
    few: "من {from} إلى {count} أيام عمل",
    many: "من {from} إلى {count} يوم عمل",
    other: "من {from} إلى {count} يوم عمل",
  },
  "vat-included": "الأسعار شاملة ضريبة القيمة المضافة. لا شيء تدفعه عند الاستلام.",
  "duties-included": "الأسعار شاملة الرسوم الجمركية والضرائب. لا شيء تدفعه عند الاستلام.",
  "duties-on-delivery": "الرسوم الجمركية والضرائب غير مشمولة، وقد تطلبها شركة الشحن عند التسليم.",
  card: "بطاقة",
  redirect: "الدفع عبر صفحة آمنة",
  qr: "امسح رمزًا للدفع",
  "gift-card": "بطاقة هدية",
  oneSize: "مقاس واحد",
};
