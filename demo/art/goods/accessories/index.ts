// Every construction of every accessory.

import type { Model } from "../model.ts";
import { hats } from "./hats.ts";
import { bracelets } from "./bracelets.ts";
import { earrings } from "./earrings.ts";
import { necklaces } from "./necklaces.ts";
import { rings } from "./rings.ts";
import { belts } from "./belts.ts";
import { gloves } from "./gloves.ts";
import { scarves } from "./scarves.ts";
import { sunglasses } from "./sunglasses.ts";
import { technology } from "./technology.ts";
import { ties } from "./ties.ts";
import { umbrellas } from "./umbrellas.ts";
import { wallets } from "./wallets.ts";
import { watches } from "./watches.ts";
import type { Views } from "./views.ts";

const family = (
  type: string,
  made: Readonly<Record<string, Views>>,
  cloth: string,
  printable: boolean,
  others: Readonly<Record<string, readonly [cloth: string, printable: boolean]>> = {},
): Model[] =>
  Object.entries(made).map(([name, views]) => {
    const [own, prints] = others[name] ?? [cloth, printable];
    return { of: `${type}/${name.slice(0, -2)}`, construction: name.slice(-1), cloth: own, printable: prints, views };
  });

/** Maps several constructions of a cut to the same value. */
const each = <T>(constructions: string, cut: string, value: T): Record<string, T> =>
  Object.fromEntries([...constructions].map((one) => [`${cut}-${one}`, value]));

export const accessories: readonly Model[] = [
  ...family("belts", belts, "leather", true, {
    "square-b": ["croc", false],
    "woven-a": ["woven", false],
    "woven-b": ["woven", false],
    "woven-c": ["woven", false],
  }),
  ...family("hats", hats, "cotton", true, {
    "beanie-a": ["knit", false],
    "beanie-b": ["knit", false],
    "fedora-a": ["felt", false],
    "straw-a": ["straw", false],
  }),
  ...family("gloves", gloves, "leather", false, {
    "knitted-a": ["knit", true],
    "knitted-b": ["knit", true],
    "knitted-c": ["knit", true],
    "leather-d": ["suede", false],
    "mittens-a": ["knit", true],
    "mittens-b": ["knit", false],
  }),
  ...family("scarves", scarves, "wool", true, {
    "loop-a": ["knit", false],
    "square-a": ["silk", true],
    "square-b": ["silk", true],
  }),
  ...family("sunglasses", sunglasses, "acetate", true, {
    "aviator-a": ["metal", false],
    "aviator-b": ["metal", false],
    "round-a": ["metal", false],
    "round-c": ["metal", false],
  }),
  ...family("watches", watches, "leather", true, {
    ...each("abcdefgh", "diver", ["metal", false]),
    "round-e": ["leather", false],
    "round-g": ["leather", false],
    "round-h": ["canvas", false],
    "round-i": ["satin", false],
    "tank-c": ["metal", false],
    "tank-d": ["leather", false],
    "tank-e": ["satin", false],
  }),
  ...family("rings", rings, "metal", false),
  ...family("necklaces", necklaces, "metal", false, {
    "pearl-a": ["pearl", false],
    "pearl-b": ["pearl", false],
    "pearl-c": ["pearl", false],
  }),
  ...family("earrings", earrings, "metal", false, {
    "drop-a": ["pearl", false],
    "drop-b": ["pearl", false],
    "stud-b": ["pearl", false],
  }),
  ...family("bracelets", bracelets, "metal", false),
  ...family("wallets", wallets, "leather", true),
  ...family("ties", ties, "silk", true),
  ...family("umbrellas", umbrellas, "nylon", true),
  ...family("technology", technology, "leather", true, {
    "phone-case-b": ["resin", true],
    "phone-case-c": ["leather", false],
    "headphones-a": ["resin", false],
    "headphones-b": ["leather", false],
    "headphones-c": ["resin", false],
    "laptop-sleeve-c": ["leather", false],
    "phone-pouch-b": ["leather", false],
  }),
];
