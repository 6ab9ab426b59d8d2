// Synonyms line by line, as forms and commands have them: words with commas, and what they find in one direction. Pure.

import { languageOf, type LanguageCode, type Synonyms } from "#catalogue";

export interface SynonymLine {
  /** Words of the same meaning, or the one that finds others. */
  readonly words: readonly string[];
  /** Empty if all words find each other. */
  readonly finds: readonly string[];
  readonly language: LanguageCode | undefined;
}

export function lineOf(group: Synonyms): SynonymLine {
  if ("word" in group) return { words: [group.word], finds: group.finds, language: group.language };
  return "words" in group
    ? { words: group.words, finds: [], language: group.language }
    : { words: group, finds: [], language: undefined };
}

/** The line as the setting stores it, whose schema checks it; or a sentence about what is wrong. */
export function synonymsFrom(line: {
  readonly words: string;
  readonly finds: string;
  readonly language: string;
}): Synonyms | { readonly problem: string; readonly field: "words" | "finds" | "language" } {
  const [words, finds] = [listOf(line.words), listOf(line.finds)];
  const language = languageOf(line.language)?.code;
  if (line.language !== "" && !language)
    return { field: "language", problem: `"${line.language}" is no language of the shop. Use a code such as fr.` };
  if (words.length === 0) return { field: "words", problem: "Enter the words or phrases, separated by commas." };
  if (finds.length > 0) {
    const [word, ...others] = words;
    if (others.length > 0)
      return { field: "words", problem: "Enter one word or phrase that finds the others, or leave the others out." };
    return { word: word!, finds, ...(language && { language }) };
  }
  if (words.length === 1)
    return { field: "words", problem: "Enter at least two words or phrases, or what the one finds." };
  return language ? { words, language } : words;
}

const listOf = (text: string): readonly string[] =>
  text
    .split(",")
    .map((part) => part.trim().replaceAll(/\s+/gu, " "))
    .filter((part) => part !== "");
