import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const de: Words<typeof en> = {
  colour: "Farbe",
  size: "Größe",
  sizeGuide: "Größentabelle",
  allGuides: "Alle Größentabellen",
  isSoldOut: ", ausverkauft",
  pictures: "Bilder",
  picturesOf: "Bilder des Artikels",
  view: "Ansicht {number}: {alt}",
  enlarge: "Vergrößern: {alt}",
  byVendor: "{title} von {vendor}",
  soldOutAll: "In allen Größen ausverkauft.",
  last: "Letztes Stück",
  lastIn: "Letztes Stück in {size}",
  left: "Nur noch {count} verfügbar",
  leftIn: "Nur noch {count} in {size}",
  alsoLike: "Das könnte Ihnen auch gefallen",
  viewed: "Zuletzt angesehen",
};
