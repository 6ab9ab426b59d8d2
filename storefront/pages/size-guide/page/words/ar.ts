import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ar: Words<typeof en> = {
  women: "نساء",
  men: "رجال",
  kids: "أطفال",
  womenTitle: "دليل مقاسات النساء",
  menTitle: "دليل مقاسات الرجال",
  kidsTitle: "دليل مقاسات الأطفال",
  description: "{title}: مقاسات الملابس والأحذية والإكسسوارات بكل الأنظمة، مع قياسات الجسم وكيفية أخذها.",
  help: "المساعدة",
  lead: "اختر عمودًا لقراءة كل الجداول بذلك النظام؛ ونتذكّره في القوائم وعلى المنتجات. المقاسات كما يخيطها المصممون، ولذلك تختلف القَصّات: {fit}، أو {contact}.",
  leadFit: "ماذا تعني الكلمات",
  leadContact: "اطلب منا قياس قطعة",
  guides: "أدلة المقاسات",
  charts: "الجداول",
};
