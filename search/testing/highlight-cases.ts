// Highlights in the fields of a hit, worked out by hand.

import type { Highlight } from "../query.ts";

export interface HighlightCase {
  readonly title: string;
  readonly text: string;
  /** The product of the hit, and its field. */
  readonly product: string;
  readonly field: string;
  /** Undefined if the field has no highlight. */
  readonly highlight: Highlight | undefined;
}

const full = (text: string, ...words: readonly string[]): Highlight => ({ text, level: "full", words });
const partial = (text: string, ...words: readonly string[]): Highlight => ({ text, level: "partial", words });
const none = (text: string): Highlight => ({ text, level: "none", words: [] });

const of = (
  title: string,
  text: string,
  product: string,
  field: string,
  highlight: Highlight | undefined,
): HighlightCase => ({ title, text, product, field, highlight });

/** Marks are [ and ]. */
export const HIGHLIGHT_CASES: readonly HighlightCase[] = [
  of("a word", "wool", "p1", "title", full("[Wool] coat", "wool")),
  of("two words", "wool coat", "p1", "title", full("[Wool] [coat]", "wool", "coat")),
  of("two words in another order", "coat wool", "p1", "title", full("[Wool] [coat]", "coat", "wool")),
  of("some of the words", "acne coat", "p1", "title", partial("Wool [coat]", "coat")),
  of("the others in another field", "acne coat", "p1", "vendor", partial("[Acne]", "acne")),
  of("none of the words", "acne", "p1", "title", none("Wool coat")),
  of("no text", "", "p1", "title", none("Wool coat")),
  of("a beginning, as far as it was typed", "scar", "p6", "title", full("[Scar]f", "scar")),
  of("a plural, as a whole", "coats", "p1", "title", full("Wool [coat]", "coats")),
  of("a synonym, as a whole", "sweater", "p5", "title", full("Wool [jumper]", "sweater")),
  of("[MD-04] a phrase that a synonym stands for", "anorak", "p1", "title", full("[Wool] [coat]", "anorak")),
  of("another spelling, as a whole", "lether", "p3", "title", full("[Leather] sneakers", "lether")),
  of("accents as they are written", "creme", "p8", "title", full("[Crème] T-shirt", "creme")),
  of("a part of a hyphenated word", "shirt", "p8", "title", full("Crème T-[shirt]", "shirt")),
  of("a hyphenated word as one", "tshirt", "p8", "title", full("Crème [T-shirt]", "tshirt")),
  of("a ligature", "aegir", "p8", "vendor", full("[Ægir]", "aegir")),
  of("a pair of characters", "大衣", "p1", "title_zh", full("羊毛[大衣]", "大衣")),
  of("pairs that touch are one", "连衣裙", "p2", "title_zh", full("真丝[连衣裙]", "连衣", "衣裙")),
  of("a word of the variant that was found", "ruby", "p2", "shade", full("[Ruby]", "ruby")),
  of("a field that the product lacks", "running", "p4", "title_zh", undefined),
  of("a field that is not searched", "wool", "p1", "department", undefined),
];
