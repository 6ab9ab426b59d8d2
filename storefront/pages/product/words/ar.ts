import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ar: Words<typeof en> = {
  colour: "اللون",
  size: "المقاس",
  sizeGuide: "دليل المقاسات",
  allGuides: "جميع أدلة المقاسات",
  isSoldOut: "، نفد",
  pictures: "الصور",
  picturesOf: "صور المنتج",
  view: "العرض {number}: {alt}",
  enlarge: "تكبير: {alt}",
  byVendor: "{title} من {vendor}",
  soldOutAll: "نفدت جميع المقاسات.",
  last: "القطعة الأخيرة",
  lastIn: "القطعة الأخيرة بمقاس {size}",
  left: "لم يتبقَّ سوى {count}",
  leftIn: "لم يتبقَّ سوى {count} بمقاس {size}",
  alsoLike: "قد يعجبك أيضًا",
  viewed: "شاهدته مؤخرًا",
};
