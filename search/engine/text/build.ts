// Building a text index from the texts of products: words to terms, terms to postings. Once, in a worker.

import { cut } from "./analyse.ts";
import { isSpelled } from "./characters.ts";
import { fold } from "./fold.ts";
import { mergePrefixes } from "./prefixes.ts";
import { bitsetLength, type TextSections } from "./sections.ts";
import { singular } from "./singular.ts";

export interface TextSize {
  /** Fields have the ordinals below this, the most telling first; at most 255. */
  readonly fields: number;
}

export interface TextBuilder {
  /** Products come in ascending order, each with any number of texts in any order of fields. */
  add(product: number, field: number, text: string): void;
  /** Products have the ordinals below this. */
  finish(products: number): TextSections;
}

/** Texts whose terms are remembered: vendors, types and colours come again and again. */
const REMEMBERED_TEXTS = 1 << 16;

export function buildText(size: TextSize): TextBuilder {
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
      if (field < 0 || field >= size.fields) throw new Error(`there is no field ${field}`);
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
    finish() {
      endProducts(products);
      remembered.clear();
      const sorted = [...terms.keys()].toSorted(byUnits);
      const rankOf = new Uint32Array(sorted.length);
      for (const [rank, word] of sorted.entries()) rankOf[terms.get(word)!] = rank;
      terms.clear();
      for (let mention = 0; mention < mentions; mention++) mentionTerm[mention] = rankOf[mentionTerm[mention]!]!;
      const words = layOutTerms(sorted);
      const postings = layOutPostings({ ...size, products }, sorted.length, { ends, mentionTerm, mentionField, mentions });
      return { ...words, ...mergePrefixes(size, words, postings) };
    },
  };
}

/** Default order of strings: by their UTF-16 units. */
const byUnits = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const NEVER = 0xffff_ffff;

function grown<Numbers extends Uint32Array | Uint8Array>(from: Numbers): Numbers {
  const to = (
    from instanceof Uint8Array ? new Uint8Array(from.length * 2) : new Uint32Array(from.length * 2)
  ) as Numbers;
  to.set(from);
  return to;
}

export type Terms = Pick<TextSections, "termUnits" | "termStarts" | "plurals" | "spelled" | "spelledShared">;

function layOutTerms(sorted: readonly string[]): Terms {
  const termStarts = new Uint32Array(sorted.length + 1);
  for (const [term, word] of sorted.entries()) termStarts[term + 1] = termStarts[term]! + word.length;
  const termUnits = new Uint16Array(termStarts[sorted.length]!);
  const plurals: { readonly term: number; readonly of: string }[] = [];
  const spelled: number[] = [];
  const shared: number[] = [];
  let before = "";
  for (const [term, word] of sorted.entries()) {
    for (let at = 0; at < word.length; at++) termUnits[termStarts[term]! + at] = word.charCodeAt(at);
    const of = singular(word);
    if (of !== word) plurals.push({ term, of });
    if (!isSpelled(word)) continue;
    spelled.push(term);
    shared.push(sharedBeginning(before, word));
    before = word;
  }
  plurals.sort((a, b) => byUnits(a.of, b.of) || a.term - b.term);
  return {
    termUnits,
    termStarts,
    plurals: Uint32Array.from(plurals, ({ term }) => term),
    spelled: Uint32Array.from(spelled),
    spelledShared: Uint8Array.from(shared),
  };
}

function sharedBeginning(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a.charCodeAt(length) === b.charCodeAt(length)) length++;
  return length;
}

interface Mentions {
  readonly ends: Uint32Array;
  readonly mentionTerm: Uint32Array;
  readonly mentionField: Uint8Array;
  readonly mentions: number;
}

export type Postings = Pick<TextSections, "termProducts" | "entryRuns" | "runFields" | "runStarts" | "postings">;

/** Sorts mentions by term, then field, then product, by counting. */
function layOutPostings({ products, fields }: TextSize & { readonly products: number }, terms: number, of: Mentions): Postings {
  const length = bitsetLength(products);
  const counts = new Uint32Array(terms * fields);
  for (let mention = 0; mention < of.mentions; mention++)
    counts[of.mentionTerm[mention]! * fields + of.mentionField[mention]!]!++;

  const termProducts = new Uint32Array(terms);
  const entryRuns = new Uint32Array(terms + 1);
  let runs = 0;
  for (const count of counts) if (count > 0) runs++;
  const runFields = new Uint8Array(runs);
  const runStarts = new Uint32Array(runs + 1);
  /** By term and field: its run. */
  const runOf = new Uint32Array(terms * fields);
  let run = 0;
  for (let term = 0; term < terms; term++) {
    for (let field = 0; field < fields; field++) {
      const count = counts[term * fields + field]!;
      if (count === 0) continue;
      termProducts[term]! += count;
      runOf[term * fields + field] = run;
      runFields[run] = field;
      runStarts[run + 1] = runStarts[run]! + Math.min(count, length);
      run++;
    }
    entryRuns[term + 1] = run;
  }

  const postings = new Uint32Array(runStarts[runs]!);
  const next = runStarts.slice();
  let mention = 0;
  for (let product = 0; product < products; product++)
    for (const end = of.ends[product]!; mention < end; mention++) {
      const at = runOf[of.mentionTerm[mention]! * fields + of.mentionField[mention]!]!;
      const start = runStarts[at]!;
      if (runStarts[at + 1]! - start === length) postings[start + (product >>> 5)]! |= 1 << (product & 31);
      else postings[next[at]!++] = product;
    }
  return { termProducts, entryRuns, runFields, runStarts, postings };
}
