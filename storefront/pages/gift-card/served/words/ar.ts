import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ar: Words<typeof en> = {
  betweenFractions: "بين {least} و{most}، بلا كسور.",
  betweenCents: "بين {least} و{most}، بأعداد صحيحة.",
  bagFull: "حقيبة التسوق ممتلئة. أزل شيئًا منها، أو اشترها أولًا.",
  unknown: "لا نعرف بطاقة بهذا الرمز. قارنه بالرسالة.",
  issued: "أُصدرت",
  spent: "أُنفقت على طلب",
  refunded: "أُعيدت",
  cancelled: "أُلغيت",
  amount: "أدخل مبلغًا صحيحًا.",
  recipientName: "أدخل اسم من تُهدى إليه.",
  recipientEmail: "أدخل بريده الإلكتروني، مثل name@example.com.",
  senderName: "أدخل اسمك ليعرف ممن الهدية.",
  message: "اكتب شيئًا أو اتركه فارغًا.",
  deliverOn: "اختر يومًا من اليوم وحتى سنة من الآن.",
  outOfBounds: "اختر بين {least} و{most}.",
  tooLong: "هذا طويل: اختصر قليلًا.",
  link: "لا تكتب عناوين مواقع أو بريد.",
};
