import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ar: Words<typeof en> = {
  noted: "شكرًا لك. سنراسلك مرة واحدة على {email} عند توفره من جديد.",
  notedIn: "شكرًا لك. سنراسلك مرة واحدة على {email} عند توفر {size} من جديد.",
  soldOut: "نفد هذا المنتج.",
  soldOutIn: "نفد مقاس {size}.",
  leave: "{soldOut} اترك بريدك الإلكتروني وسنراسلك عند توفره.",
  leaveAny: "هل نفد المقاس الذي تريده؟ اترك بريدك الإلكتروني وسنراسلك عند توفره.",
  size: "المقاس",
  email: "البريد الإلكتروني",
  submit: "أعلمني عند توفره",
  sending: "لحظة من فضلك",
  "invalid-email": "اكتب العنوان على شكل name@example.com.",
  "in-stock": "لقد توفر بالفعل: أعد تحميل الصفحة لتتمكن من شرائه.",
  "no-such-size": "لم يعد هذا المقاس متوفرًا.",
  limited: "لقد طلبت مقاسات كثيرة. أعد المحاولة بعد ساعة.",
};
