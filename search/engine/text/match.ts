// Matching a word of a query with a word of a product.

import { matchesPrefix } from "./analyse.ts";
import { isCorrectable } from "./characters.ts";
import { type CompoundPart, hasPart, isFormOf, stemsOf } from "./compounds.ts";
import { singular } from "./singular.ts";
import { distance, type Level } from "./spelling.ts";
import type { SameWords } from "./synonyms.ts";

export interface AskedWord {
  /** Folded; one of `queryWords`. */
  readonly word: string;
  readonly isLast: boolean;
  /** The lowest level with a match. */
  readonly level: Level;
  /** Singulars of the words that are equivalent to the phrase of this word. */
  readonly alternatives?: readonly string[];
  readonly hasCompounds?: boolean;
  /** The part by which an unknown compound is found. */
  readonly part?: CompoundPart | undefined;
  /** Stems of the corrections of a misspelt word, whose compounds are found too. */
  readonly correctedStems?: readonly string[];
}

/** Number of matching units from the start of a word; 0 if it does not match. */
export type Finder = (other: string) => number;

export function finderOf(
  { word, isLast, level, alternatives = [], hasCompounds = false, part, correctedStems }: AskedWord,
  synonyms: SameWords,
): Finder {
  const isPrefix = matchesPrefix(word, isLast);
  const stems = correctedStems ?? (hasCompounds ? stemsOf(word) : []);
  const isForm = (other: string) => isCorrectable(other) && stems.some((stem) => isFormOf(other, stem));
  if (level > 0) {
    const isNear = (other: string) => isCorrectable(other) && distance(word, other, isPrefix) <= level;
    return (other) => (isNear(other) || (correctedStems && isForm(other)) ? other.length : 0);
  }
  const key = singular(word);
  const alike = new Set([...(synonyms.get(key) ?? [key]), ...alternatives]);
  return (other) => {
    if (alike.has(singular(other))) return other.length;
    if (isPrefix && other.startsWith(word)) return word.length;
    return (part && hasPart(other, part)) || isForm(other) ? other.length : 0;
  };
}
