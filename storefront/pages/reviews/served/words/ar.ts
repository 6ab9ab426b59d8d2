import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ar: Words<typeof en> = {
  notBought: "لا يقيّم إلا من اشترى. إذا اشتريت بحساب آخر، فسجّل الدخول به.",
  tooManyVotes: "أصوات كثيرة جدًا. عُد بعد ساعة.",
  rating: "اختر من نجمة إلى خمس نجوم.",
  author: "أدخل الاسم الذي توقّع به، من حرفين على الأقل.",
  title: "لخّص رأيك في كلمات قليلة.",
  text: "أخبر الآخرين عن رأيك.",
  fit: "اختر كيف مقاسه، أو اتركه فارغًا.",
  tooShort: "هذا قصير: اكتب المزيد.",
  tooLong: "هذا طويل: اختصر قليلًا.",
  link: "لا تكتب عناوين مواقع أو بريد.",
  markup: "اكتب نصًا عاديًا من دون HTML.",
  newest: "الأحدث",
  highest: "الأعلى تقييمًا",
  lowest: "الأدنى تقييمًا",
  helpful: "الأكثر فائدة",
  size: "المقاس {size}",
  fitsSmall: "مقاسه صغير",
  fitsRight: "مطابق للمقاس",
  fitsLarge: "مقاسه كبير",
};
