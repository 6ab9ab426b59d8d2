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

/**
 * Stems of compounds that are not what their last part says. All other compounds are: a Gürteltasche is a bag and a Hosenanzug a
 * suit, whatever they begin with.
 */
const OTHER_THINGS: readonly string[] = [
  "handschuh",
  // Underwear, nightwear and swimwear: no shirt, skirt, coat, suit or trousers.
  ..."unterhemd nachthemd unterrock unterkleid nachtkleid unterhos strumpfhos badehos schlafhos".split(" "),
  ..."bademantel morgenmantel hausmantel badeanzug schlafanzug schneeanzug strampelanzug taucheranzug".split(" "),
  // Wallets and pockets are no bags, towels no scarves, earrings and key rings no rings.
  ..."brieftasch brusttasch seitentasch hosentasch gesasstasch eingrifftasch pattentasch leistentasch".split(" "),
  ..."taschentuch handtuch badetuch duschtuch strandtuch geschirrtuch ohrring schlusselring".split(" "),
  // Cotton is no wool, and imitations are not what they imitate.
  ..."baumwoll kunstled kunstseid kunstfell kunstpelz webpelz".split(" "),
];

/** A part of a compound: the stem of its end, or its beginning. */
export interface CompoundPart {
  readonly kind: "end" | "beginning";
  readonly text: string;
}

const SHORTEST_END = 4;
const SHORTEST_BEGINNING = 5;
/** Letters before an end. */
const FEWEST_BEFORE = 3;

/**
 * The known part by which an unknown compound is found, given the words of the catalogue that have a part. The end comes first,
 * because it says what the thing is.
 */
export function knownPartOf(word: string, wordsWith: (part: CompoundPart) => readonly string[]) {
  if (!isCorrectable(word) || word.length < SHORTEST_BEGINNING + SHORTEST_END) return undefined;
  const isKnown = (part: CompoundPart) => isWord(part, wordsWith(part));
  for (let cut = FEWEST_BEFORE; cut <= word.length - SHORTEST_END; cut++) {
    const end: CompoundPart = { kind: "end", text: stemOf(word.slice(cut)) };
    if (end.text.length < SHORTEST_END || wordsWith(end).length === 0) continue;
    if (isKnown(end) || isKnown({ kind: "beginning", text: word.slice(0, cut) })) return end;
  }
  for (let { length } = word; length >= SHORTEST_BEGINNING; length--) {
    const beginning: CompoundPart = { kind: "beginning", text: word.slice(0, length) };
    if (isKnown(beginning)) return beginning;
  }
  return undefined;
}

export const hasPart = (other: string, { kind, text }: CompoundPart): boolean =>
  isCorrectable(other) && (kind === "end" ? isFormOf(other, text) : other.startsWith(text));

/** True if a part is a word of its own, or different letters adjoin it. */
function isWord({ kind, text }: CompoundPart, having: readonly string[]): boolean {
  const neighbours = new Set<string>();
  for (const other of having)
    neighbours.add(kind === "end" ? (stemOf(other).at(-text.length - 1) ?? "") : other.charAt(text.length));
  return neighbours.has("") || neighbours.size > 1;
}
