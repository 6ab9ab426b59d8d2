// Building a text index from the texts of products: words to terms, terms to postings. Once, in a worker.

import { cut } from "./analyse.ts";
import { fold } from "./fold.ts";
import { byUnits, layOutPostings, layOutTerms } from "./layout.ts";
import { mergePrefixes } from "./prefixes.ts";
import type { TextSections, TextSize } from "./sections.ts";

export interface TextBuilder {
  /** Products come in ascending order, each with any number of texts in any order of fields. */
  add(product: number, field: number, text: string): void;
  /** Products have the ordinals below this. */
  finish(products: number): TextSections;
}

/** Texts whose terms are remembered: vendors, types and colours come again and again. */
const REMEMBERED_TEXTS = 1 << 16;

export function buildText({ fields }: Pick<TextSize, "fields">): TextBuilder {
  const terms = new Map<string, number>();
  const remembered = new Map<string, readonly number[]>();
  // Mentions are in the order of products; `ends` tells where a product's end.
  let ends = new Uint32Array(1 << 12);
  let mentionTerm = new Uint32Array(1 << 16);
  let mentionField = new Uint8Array(1 << 16);
  let mentions = 0;
  /** By term: its latest mention. */
  let latest = new Uint32Array(1 << 12);
  let current = 0;
  let firstOfCurrent = 0;

  const termOf = (word: string): number => {
    const known = terms.get(word);
    if (known !== undefined) return known;
    const term = terms.size;
    terms.set(word, term);
    if (term === latest.length) latest = grown(latest);
    latest[term] = NEVER;
    return term;
  };

  const termsOf = (text: string): readonly number[] => {
    const known = remembered.get(text);
    if (known) return known;
    const found: number[] = [];
    cut(fold(text), (word) => found.push(termOf(word)));
    if (remembered.size === REMEMBERED_TEXTS) remembered.clear();
    remembered.set(text, found);
    return found;
  };

  const endProducts = (before: number): void => {
    while (ends.length < before) ends = grown(ends);
    ends.fill(mentions, current, before);
    current = before;
    firstOfCurrent = mentions;
  };

  return {
    add(product, field, text) {
      if (product < current) throw new Error(`product ${product} is out of order`);
      if (field < 0 || field >= fields) throw new Error(`there is no field ${field}`);
      if (product > current) endProducts(product);
      for (const term of termsOf(text)) {
        const before = latest[term]!;
        if (before !== NEVER && before >= firstOfCurrent) {
          if (field < mentionField[before]!) mentionField[before] = field;
          continue;
        }
        if (mentions === mentionTerm.length) {
          mentionTerm = grown(mentionTerm);
          mentionField = grown(mentionField);
        }
        mentionTerm[mentions] = term;
        mentionField[mentions] = field;
        latest[term] = mentions++;
      }
    },
    finish(products) {
      if (mentions > 0 && current >= products)
        throw new Error(`product ${current} is beyond the ${products} there are`);
      endProducts(products);
      remembered.clear();
      const size = { products, fields };
      const sorted = [...terms.keys()].toSorted(byUnits);
      const rankOf = new Uint32Array(sorted.length);
      for (const [rank, word] of sorted.entries()) rankOf[terms.get(word)!] = rank;
      terms.clear();
      for (let mention = 0; mention < mentions; mention++) mentionTerm[mention] = rankOf[mentionTerm[mention]!]!;
      const words = layOutTerms(sorted);
      const postings = layOutPostings(size, sorted.length, { ends, mentionTerm, mentionField, mentions });
      return { ...words, ...mergePrefixes(size, words, postings) };
    },
  };
}

const NEVER = 0xffff_ffff;

function grown<Numbers extends Uint32Array | Uint8Array>(from: Numbers): Numbers {
  const to = (
    from instanceof Uint8Array ? new Uint8Array(from.length * 2) : new Uint32Array(from.length * 2)
  ) as Numbers;
  to.set(from);
  return to;
}
