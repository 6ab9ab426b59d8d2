// Turns table entries into words: picks the text for the goods and the form that agrees with the noun.
import type { Family, Wording } from "./language.ts";
import { type Noun, nounsOf, TYPE_SLUGS, type TypeSlug } from "./vocabulary/index.ts";

/** The entry's text for the noun, in the form with this index. */
export function wordFor(wording: Wording, noun: Noun, form: number): string {
  return inflect(textFor(wording, noun), form);
}

export const familyOf = (noun: Noun): Family => familyOfType(typeOf(noun));

/** Every text that an entry can produce, for reading queries. */
export function everyForm(wording: Wording, forms: number): readonly string[] {
  const texts = typeof wording === "string" ? [wording] : Object.values(wording);
  return [...new Set(texts.flatMap((text) => Array.from({ length: forms }, (_, form) => inflect(text, form))))];
}

/** "ceinturé{|e|s|es}" in the form with this index; a group with fewer parts repeats its last. */
export const inflect = (text: string, form: number): string =>
  text.includes("{") ? text.replace(/\{([^}]*)\}/gu, (_, parts: string) => pick(parts.split("|"), form)) : text;

const pick = (parts: readonly string[], form: number): string => parts[form] ?? parts.at(-1) ?? "";

function textFor(wording: Wording, noun: Noun): string {
  if (typeof wording === "string") return wording;
  const type = typeOf(noun);
  return wording[type] ?? wording[familyOfType(type)] ?? wording.else;
}

const typeOf = (noun: Noun): TypeSlug => TYPE_OF.get(noun) ?? "technology";

const TYPE_OF: ReadonlyMap<string, TypeSlug> = new Map(
  TYPE_SLUGS.flatMap((type) => nounsOf(type).map((noun) => [noun, type] as const)),
);

const familyOfType = (type: TypeSlug): Family => FAMILY_OF.get(type) ?? "clothing";

const FAMILIES: Readonly<Record<Exclude<Family, "clothing">, readonly TypeSlug[]>> = {
  knits: ["sweaters", "knitwear", "hats", "gloves", "scarves"],
  shoes: ["sneakers", "boots", "sandals", "pumps", "flats", "loafers", "lace-ups"],
  bags: ["tote-bags", "shoulder-bags", "crossbody-bags", "top-handle-bags", "clutches", "backpacks", "travel-bags"],
  jewellery: ["rings", "necklaces", "earrings", "bracelets"],
  objects: ["belts", "sunglasses", "watches", "wallets", "ties", "umbrellas", "technology"],
};
const FAMILY_OF: ReadonlyMap<string, Family> = new Map(
  Object.entries(FAMILIES).flatMap(([family, types]) => types.map((type) => [type, family as Family] as const)),
);
