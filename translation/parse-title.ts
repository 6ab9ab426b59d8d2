// Parses an English product title into name, modifiers, pattern, material and noun.
import {
  MATERIALS,
  MODIFIERS,
  type Material,
  type Modifier,
  NOUNS_BY_TYPE,
  type Noun,
  PATTERNS,
  type Pattern,
} from "./vocabulary/index.ts";

export interface ParsedTitle {
  readonly name?: string;
  readonly modifiers: readonly Modifier[];
  readonly pattern?: Pattern;
  readonly material?: Material;
  readonly noun: Noun;
}

/** Undefined if any word is unknown: a title is translated completely or not at all. */
export function parseTitle(title: string, modelNames: ReadonlySet<string>): ParsedTitle | undefined {
  const words = title.split(" ");
  const lower = title.toLowerCase().split(" ");
  let end = lower.length;
  const take = <Key>(phrases: Phrases<Key>): Key | undefined => {
    for (let count = Math.min(phrases.longest, end); count > 0; count--) {
      const key = phrases.keys.get(lower.slice(end - count, end).join(" "));
      if (key === undefined) continue;
      end -= count;
      return key;
    }
    return undefined;
  };
  const noun = take(NOUNS);
  if (noun === undefined) return undefined;
  const material = take(MATERIAL_PHRASES);
  const pattern = take(PATTERN_PHRASES);
  const modifiers: Modifier[] = [];
  for (let one = take(MODIFIER_PHRASES); one !== undefined; one = take(MODIFIER_PHRASES)) modifiers.unshift(one);
  const name = end === 1 ? words[0] : undefined;
  if (end > 1 || (name !== undefined && !modelNames.has(name))) return undefined;
  return { ...(name && { name }), modifiers, ...(pattern && { pattern }), ...(material && { material }), noun };
}

interface Phrases<Key> {
  readonly keys: ReadonlyMap<string, Key>;
  /** Number of words in the longest phrase. */
  readonly longest: number;
}

const phrases = <Key extends string>(list: readonly Key[]): Phrases<Key> => ({
  keys: new Map(list.map((key) => [key.toLowerCase(), key])),
  longest: Math.max(...list.map((key) => key.split(" ").length)),
});

const NOUNS = phrases<Noun>(Object.values(NOUNS_BY_TYPE).flat());
const MATERIAL_PHRASES = phrases<Material>(MATERIALS);
const PATTERN_PHRASES = phrases<Pattern>(PATTERNS);
const MODIFIER_PHRASES = phrases<Modifier>(MODIFIERS);
