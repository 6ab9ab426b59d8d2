import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ar: Words<typeof en> = {
  startedSubject: "إرجاعك {number}",
  started: {
    zero: "لا ترجع أي قطعة من الطلب {order}.",
    one: "سترجع قطعة واحدة من الطلب {order}.",
    two: "سترجع قطعتين من الطلب {order}.",
    few: "سترجع {count} قطع من الطلب {order}.",
    many: "سترجع {count} قطعة من الطلب {order}.",
    other: "سترجع {count} قطعة من الطلب {order}.",
  },
  print: "اطبع الملصق وضعه على الطرد وسلّمه في موعد أقصاه {date}.",
  thenGiftCard: "بعد وصوله والتأكد من سلامته، نرسل إليك بطاقة هدايا.",
  thenPayment: "بعد وصوله والتأكد من سلامته، يعود المبلغ إلى حيث دُفع منه.",
  startedAction: "الملصق والحالة",
  startedNote: "يفتح الرابط طلب الإرجاع من دون تسجيل دخول، فاحتفظ به لنفسك.",
  cancelledSubject: "أُلغي إرجاعك {number}",
  cancelled: "لقد ألغيت هذا الإرجاع: لا شيء لإرساله.",
  another: "يمكنك بدء إرجاع آخر ما دامت المهلة سارية.",
  receivedSubject: "وصل إرجاعك {number}",
  received: "وصل طردك. نفحص محتواه ونكتب إليك مجددًا خلال ثلاثة أيام عمل.",
  refundedSubject: "استرداد مبلغ {number}",
  onGiftCard: "وضعنا {amount} على بطاقة هدايا تصلك في رسالة مستقلة.",
  goesBack: "يعود مبلغ {amount} إلى حيث دفعت منه. قد تستغرق البنوك حتى عشرة أيام لإظهاره.",
  lessThanAll: "لم يكن كل ما ذكرته في الطرد أو بالحالة المطلوبة، ولذلك فالمبلغ أقل من الكامل.",
  refusedSubject: "لا يمكننا قبول إرجاعك {number}",
  refused: "فحصنا طردك ولا يمكننا قبول ما فيه.",
  reason: "السبب: {reason}",
  onItsWay: "وهو في طريق العودة إليك. أجب على هذه الرسالة إذا كان لك اعتراض.",
  cardMessage: "مقابل إرجاعك {number}",
};
