// Synonyms of a language, and the queries that a list of synonyms makes of one: what a change of it would find.

import { ruledWords } from "./engine/text/asked-words.ts";
import { singular } from "./engine/text/singular.ts";
import { phrasesIn, readSynonyms } from "./engine/text/synonyms.ts";
import type { Synonyms } from "./schema.ts";

export { hasSynonymsOf } from "./engine/text/synonyms.ts";

/** The texts, each searched without synonyms, that together find what the text finds with these; at most `most`. */
export function textsBySynonyms(
  text: string,
  synonyms: readonly Synonyms[],
  language: string | undefined,
  most: number,
): readonly string[] {
  const { words } = ruledWords(text);
  const read = readSynonyms(synonyms, language);
  const phrases = phrasesIn(words, read);
  let texts: readonly string[] = [""];
  for (let at = 0; at < words.length; at++) {
    const { word } = words[at]!;
    const phrase = phrases.find(({ from }) => from === at);
    const to = phrase?.to ?? at + 1;
    const same = to - at > 1 ? [] : (read.same.get(singular(word)) ?? []).filter((one) => one !== singular(word));
    const own = words.slice(at, to).map((one) => one.word);
    const choices = [own, ...same.map((one) => [one]), ...(phrase?.alternatives ?? [])].map((one) => one.join(" "));
    texts = texts.flatMap((before) => choices.map((one) => `${before} ${one}`.trim())).slice(0, most);
    at = to - 1;
  }
  return texts;
}
