import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ar: Words<typeof en> = {
  placedSubject: "طلبك {number}",
  thanks: "شكرًا لطلبك.",
  ready: "نحن نجهّزه وسنكتب إليك عند شحنه.",
  readyStandard: "نحن نجهّزه وسنكتب إليك عند شحنه؛ يستغرق التوصيل العادي من {from} إلى {to} أيام عمل.",
  readyExpress: "نحن نجهّزه وسنكتب إليك عند شحنه؛ يستغرق التوصيل السريع من {from} إلى {to} أيام عمل.",
  byMail: "لا داعي للانتظار: تُرسل بطاقات الهدايا بالبريد الإلكتروني.",
  delivery: "التوصيل",
  total: "الإجمالي",
  giftCard: "مدفوع ببطاقة هدايا",
  address: "عنوان التوصيل",
  see: "عرض الطلب",
  placedNote: "رقم الطلب {number}. يمكنك إلغاؤه ما دام لم يُشحن.",
  shippedSubject: "طلبك {number} في الطريق",
  shipped: "غادر طردك مستودعنا.",
  tracking: "رقم التتبع {tracking}.",
  goesTo: "وجهته: {address}.",
  cancelledSubject: "أُلغي طلبك {number}",
  cancelled: "أُلغي طلبك.",
  soldOut: "وصلتنا دفعتك بعد بيع آخر قطعة، فلم نتمكن من الاحتفاظ بالطلب لك. نعتذر عن ذلك.",
  goesBack: "يعود مبلغ {amount} إلى حيث دُفع منه. قد يستغرق ذلك لدى البنوك حتى عشرة أيام.",
  nothingPaid: "لم تدفع شيئًا.",
  refundSubject: "استرداد مبلغ لطلبك {number}",
};
