// Builds a text index from the texts of products: terms and their postings.

import { splitWords } from "./analyse.ts";
import { fold } from "./fold.ts";
import { byUnits, layOutPostings, layOutTerms } from "./layout.ts";
import { mergePrefixes } from "./prefixes.ts";
import type { TextSections, TextSize } from "./sections.ts";
import { doubled, Vocabulary } from "./vocabulary.ts";

export interface TextBuilder {
  /** Products must be added in ascending order of arrival; texts and fields in any order. */
  add(product: number, field: number, text: string): void;
  /** `arrivals` has the arrival number of each product in the final order. */
  finish(arrivals: Uint32Array): TextSections;
}

export function buildText({ fields }: Pick<TextSize, "fields">): TextBuilder {
  const vocabulary = new Vocabulary();
  // Mentions are in the order of products; `ends` has the end of each product.
  let ends = new Uint32Array(1 << 12);
  let mentionTerm = new Uint32Array(1 << 16);
  let mentionField = new Uint8Array(1 << 16);
  let mentions = 0;
  /** Latest mention of each term, from 1; 0 if there is none. */
  let latest = new Uint32Array(1 << 12);
  let current = 0;
  let firstOfCurrent = 0;

  const mention = (term: number, field: number): void => {
    while (term >= latest.length) latest = doubled(latest, Uint32Array);
    const before = latest[term]!;
    if (before > firstOfCurrent) {
      if (field < mentionField[before - 1]!) mentionField[before - 1] = field;
      return;
    }
    if (mentions === mentionTerm.length) {
      mentionTerm = doubled(mentionTerm, Uint32Array);
      mentionField = doubled(mentionField, Uint8Array);
    }
    mentionTerm[mentions] = term;
    mentionField[mentions] = field;
    latest[term] = ++mentions;
  };

  const endProducts = (before: number): void => {
    while (ends.length < before) ends = doubled(ends, Uint32Array);
    ends.fill(mentions, current, before);
    current = before;
    firstOfCurrent = mentions;
  };

  return {
    add(product, field, text) {
      if (product < current) throw new Error(`Product ${product} is out of order.`);
      if (field < 0 || field >= fields) throw new Error(`There is no field ${field}.`);
      if (product > current) endProducts(product);
      splitWords(fold(text), (word) => mention(vocabulary.numberOf(word), field));
    },
    finish(arrivals) {
      const products = arrivals.length;
      if (mentions > 0 && current >= products)
        throw new Error(`Product ${current} is not one of the ${products} products.`);
      endProducts(products);
      const size = { products, fields };
      const sorted = Array.from({ length: vocabulary.size }, (_, term) => vocabulary.word(term)).toSorted(byUnits);
      const rankOf = new Uint32Array(sorted.length);
      for (const [rank, word] of sorted.entries()) rankOf[vocabulary.numberOf(word)] = rank;
      for (let at = 0; at < mentions; at++) mentionTerm[at] = rankOf[mentionTerm[at]!]!;
      const words = layOutTerms(sorted);
      const all = { arrivals, ends, mentionTerm, mentionField, mentions };
      const postings = layOutPostings(size, sorted.length, all);
      return { ...words, ...mergePrefixes(size, words, postings) };
    },
  };
}
