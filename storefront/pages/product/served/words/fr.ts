import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const fr: Words<typeof en> = {
  description: "{title} {vendor}, coloris {colour}. {type} de créateurs chez Vitrine.",
  view: "{title}, vue {number}",
  shopAll: "Tout voir : {type}",
  details: "Détails",
  chooseSize: "Choisissez d’abord une taille.",
  delivery: "Livraison",
  express: "Express",
  returns: "Retours",
  returnDays: { one: "Sous {count} jour après la livraison", other: "Sous {count} jours après la livraison" },
  "vat-included": "TVA incluse",
  "duties-included": "Droits et taxes inclus",
  "duties-on-delivery": "Droits de douane non inclus",
  arrival: "{dates}, {price}",
  free: "offerte",
  foldIn: "Livraison et retours : {country}",
  fold: "Livraison et retours",
  sendBack: {
    one: "Renvoyez ce que vous ne gardez pas sous {count} jour après la livraison, non porté et avec ses étiquettes.",
    other:
      "Renvoyez ce que vous ne gardez pas sous {count} jours après la livraison, non porté et avec ses étiquettes.",
  },
  method: "{name} : {days}, {price}",
  methodFree: "{name} : {days}, {price}, offerte dès {free}",
};
