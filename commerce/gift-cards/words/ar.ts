import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ar: Words<typeof en> = {
  subject: "أرسل إليك {from} بطاقة هدايا بقيمة {worth}",
  dear: "عزيزي {name}،",
  hello: "مرحبًا،",
  text: "أرسل إليك {from} بطاقة هدايا من Vitrine بقيمة {worth}.",
  message: "«{message}»",
  how: "أدخل هذا الرمز عند الدفع. ما لا تنفقه يبقى على البطاقة.",
  see: "عرض بطاقة الهدايا",
  note: "احفظ هذا الرمز كما تحفظ النقود: من يملكه يستطيع إنفاقه. البطاقة بلا تاريخ انتهاء.",
  sentSubject: "بطاقة الهدايا في طريقها إلى {name}",
  sent: "أرسلنا للتو بطاقة الهدايا بقيمة {worth} إلى {name}، في اليوم الذي اخترته.",
};
