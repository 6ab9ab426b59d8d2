import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ar: Words<typeof en> = {
  yourCountry: "بلدك",
  method: "الطريقة",
  arrives: "مدة الوصول",
  price: "السعر",
  freeFrom: "{price}، مجانًا ابتداءً من {from}",
  costs: "{method}: {price}.",
  costsFreeFrom: "{method}: {price}، ومجانًا للطلبات ابتداءً من {from}.",
  payment: "يمكنك الاختيار بين: {methods}.",
  between: "، ",
  returnPeriod: {
    zero: "{count} يوم",
    one: "يوم واحد",
    two: "يومان",
    few: "{count} أيام",
    many: "{count} يومًا",
    other: "{count} يوم",
  },
};
