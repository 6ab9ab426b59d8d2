// Other forms and compounds of a word, as German has them: "Jacken" finds "Strickjacke". Pure.

import { isCorrectable } from "./characters.ts";

/** The word without a German ending of cases and plurals; it keeps three letters. */
export function stemOf(word: string): string {
  return ENDING.exec(word)?.[1] ?? word;
}

const ENDING = /^(.{3,}?)(?:ern|en|er|em|es|e|(?<=[lr])n|(?<=[^s])s)$/u;

/** Stems of a word, also with its umlauts spelled out: "gruener" is "grüner", which is folded to "gruner". */
export function stemsOf(word: string): readonly string[] {
  if (word.length < 3 || !isCorrectable(word)) return [];
  return [...new Set([word, word.replaceAll(/([aou])e/gu, "$1")].map(stemOf))];
}

/** True if a word of a product is another form of the word with this stem, or a compound that ends with it. */
export function isFormOf(other: string, stem: string): boolean {
  const own = stemOf(other);
  if (!own.endsWith(stem)) return false;
  const first = own.length - stem.length;
  // A shorter remainder is seldom a word: "ring" in "spring".
  if (first > 0 && first < (stem.length < 4 ? 4 : 3)) return false;
  return !OTHER_THINGS.some((thing) => stem.length < thing.length && thing.endsWith(stem) && own.endsWith(thing));
}

/** Stems of compounds that are not what their last part says. */
const OTHER_THINGS: readonly string[] = ["handschuh"];

/** A part of a compound: the stem of its end, or its beginning. */
export interface CompoundPart {
  readonly kind: "end" | "beginning";
  readonly text: string;
}

const SHORTEST_END = 4;
const SHORTEST_BEGINNING = 5;

/** Possible parts of a compound, the best first: what it ends with says what it is. */
export function partsOfCompound(word: string): readonly CompoundPart[] {
  if (!isCorrectable(word) || word.length < SHORTEST_BEGINNING + SHORTEST_END) return [];
  const ends = Array.from({ length: word.length - SHORTEST_END - 2 }, (_, at) => stemOf(word.slice(at + 3)));
  const beginnings = Array.from({ length: word.length - SHORTEST_BEGINNING - 2 }, (_, at) => word.slice(0, -at - 3));
  return [
    ...[...new Set(ends)]
      .filter(({ length }) => length >= SHORTEST_END)
      .map((text): CompoundPart => ({ kind: "end", text })),
    ...beginnings.map((text): CompoundPart => ({ kind: "beginning", text })),
  ];
}

export const hasPart = (other: string, { kind, text }: CompoundPart): boolean =>
  isCorrectable(other) && (kind === "end" ? isFormOf(other, text) : other.startsWith(text));

/** True if the words that have a part show that it is one: it is a word of its own, or different letters adjoin it. */
export function isKnownPart({ kind, text }: CompoundPart, having: Iterable<string>): boolean {
  const neighbours = new Set<string>();
  for (const other of having)
    neighbours.add(kind === "end" ? (stemOf(other).at(-text.length - 1) ?? "") : other.charAt(text.length));
  return neighbours.has("") || neighbours.size > 1;
}
