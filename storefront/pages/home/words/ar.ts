import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ar: Words<typeof en> = {
  title: "Vitrine: ملابس وأحذية وحقائب وإكسسوارات لمصممين",
  description: "ملابس وأحذية وحقائب وإكسسوارات لمصممين للنساء والرجال والأطفال، مختارة قطعة قطعة.",
  madeBy: "{product} من {designer}",
  play: "تشغيل الفيلم",
  pause: "إيقاف الفيلم",
};
