// Labels: everything a product is listed under as plain words, so that one index answers every listing.

import { toHandle } from "#catalogue";

export type LabelKind = "department" | "model" | "tag" | "type" | "vendor";

/** "type:tote-bags", whether the name comes as "Tote Bags" or as its slug. */
export const labelOf = (kind: LabelKind, name: string): string => `${kind}:${toHandle(name)}`;

/** Text to search in: "-belted-wool-coat-maison-odell", each word behind a hyphen. */
export const toSearchText = (...texts: readonly string[]): string => `-${toHandle(texts.join(" "))}`;

/** One pattern a word, all of which must match: the beginning of a word, or any part where words are not spaced. */
export const searchPatterns = (query: string): readonly string[] =>
  /[\p{L}\p{N}]/u.test(query)
    ? toHandle(query)
        .split("-")
        .map((word) => (UNSPACED.test(word) ? `%${word}%` : `%-${word}%`))
    : [];

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
