// Every construction of every bag.

import type { Model } from "../model.ts";
import type { Part } from "../solid/part.ts";
import { clutches } from "./clutches.ts";
import { crossbody } from "./crossbody-bags.ts";
import { shoulderBags } from "./shoulder-bags.ts";
import { topHandles } from "./top-handle-bags.ts";
import { totes } from "./totes.ts";
import { backpacks, travel } from "./travel.ts";

const CLOTHS: Readonly<Record<string, string>> = {
  "tote-bags/canvas-a": "canvas",
  "shoulder-bags/quilted-a": "quilted",
  "shoulder-bags/quilted-b": "quilted",
  "shoulder-bags/baguette-a": "croc",
  "top-handle-bags/bucket-a": "suede",
  "clutches/box-a": "patent",
  "backpacks/rolltop-a": "canvas",
  "backpacks/zip-a": "canvas",
  "travel-bags/duffle-a": "canvas",
};

const family = (type: string, made: Readonly<Record<string, () => Part[]>>): Model[] =>
  Object.entries(made).map(([name, parts]) => {
    const cloth = CLOTHS[`${type}/${name}`] ?? "leather";
    return {
      of: `${type}/${name.slice(0, -2)}`,
      construction: name.slice(-1),
      cloth,
      printable: !["quilted", "croc", "patent"].includes(cloth),
      views: {
        front: () => ({ parts: parts(), yaw: 0, pitch: 11, wide: 0.76, tall: 0.78 }),
        angle: () => ({ parts: parts(), yaw: -36, pitch: 17, wide: 0.76, tall: 0.78 }),
      },
    };
  });

export const bags: readonly Model[] = [
  ...family("tote-bags", totes),
  ...family("shoulder-bags", shoulderBags),
  ...family("crossbody-bags", crossbody),
  ...family("top-handle-bags", topHandles),
  ...family("clutches", clutches),
  ...family("backpacks", backpacks),
  ...family("travel-bags", travel),
];
