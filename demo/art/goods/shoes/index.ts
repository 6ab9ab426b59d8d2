// Every construction of every shoe.

import { shoeViews, type Model } from "../model.ts";
import type { Part } from "../solid/part.ts";
import { boots } from "./boots.ts";
import { flats } from "./flats.ts";
import { laceUps } from "./lace-ups.ts";
import { loafers } from "./loafers.ts";
import { pumps } from "./pumps.ts";
import { sandals } from "./sandals.ts";
import { sneakers } from "./sneakers.ts";

const CLOTHS: Readonly<Record<string, string>> = {
  "sneakers/court-b": "suede",
  "sneakers/high-top-a": "canvas",
  "sneakers/runner-a": "mesh",
  "sneakers/runner-b": "mesh",
  "sneakers/slip-on-a": "canvas",
  "sneakers/chunky-a": "mesh",
  "boots/ankle-heel-b": "suede",
  "boots/lace-up-b": "suede",
  "boots/rain-a": "rubber",
  "boots/rain-b": "rubber",
  "pumps/stiletto-a": "patent",
  "pumps/stiletto-b": "suede",
  "pumps/slingback-b": "patent",
  "flats/mary-jane-a": "patent",
  "flats/espadrille-a": "canvas",
  "loafers/penny-b": "patent",
  "loafers/horsebit-b": "suede",
};

const family = (type: string, made: Readonly<Record<string, () => Part[]>>): Model[] =>
  Object.entries(made).map(([name, parts]) => {
    const cloth = CLOTHS[`${type}/${name}`] ?? "leather";
    return {
      of: `${type}/${name.slice(0, -2)}`,
      construction: name.slice(-1),
      cloth,
      printable: cloth !== "patent" && cloth !== "rubber",
      views: shoeViews(parts),
    };
  });

export const shoes: readonly Model[] = [
  ...family("sneakers", sneakers),
  ...family("boots", boots),
  ...family("sandals", sandals),
  ...family("pumps", pumps),
  ...family("flats", flats),
  ...family("loafers", loafers),
  ...family("lace-ups", laceUps),
];
