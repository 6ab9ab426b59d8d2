import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ar: Words<typeof en> = {
  confirmSubject: "أكّد بريدك الإلكتروني",
  confirmWelcome: "أهلًا بك في Vitrine.",
  confirmText: "أكّد أن {email} هو بريدك، بكلمة المرور التي اخترتها، وسيكون حسابك جاهزًا.",
  confirmAction: "تأكيد البريد",
  confirmNote: "الرابط صالح لمدة 24 ساعة. إذا لم تكن قد سجّلت، فلا تفعل شيئًا: لا يُنشأ أي حساب من دون تأكيدك.",
  takenSubject: "لديك حساب بالفعل",
  takenText: "سجّل شخص ما، وعلى الأرجح أنت، بهذا البريد الإلكتروني، لكن له حسابًا بالفعل.",
  takenForgotten: "إذا نسيت كلمة المرور، فاختر كلمة جديدة: {address}",
  takenAction: "تسجيل الدخول",
  takenNote: "إذا لم تكن أنت، فلا تفعل شيئًا: حسابك كما كان.",
  resetSubject: "اختر كلمة مرور جديدة",
  resetText: "طلبت كلمة مرور جديدة لحسابك في Vitrine.",
  resetNote: "الرابط صالح لساعة واحدة ولمرة واحدة. إذا لم تطلبه، فلا تفعل شيئًا: تبقى كلمة المرور كما هي.",
  changedSubject: "تم تغيير كلمة المرور",
  changedText: "تم للتو تغيير كلمة مرور حسابك في Vitrine، وسُجّل الخروج من جميع الأجهزة الأخرى.",
  changedFine: "إذا كنت أنت، فلا داعي لفعل شيء.",
  changedAction: "لست أنا",
};
