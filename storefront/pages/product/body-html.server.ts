// Turns a product's HTML description into plain text in folds, so that markup from outside is never shown.

import type { Say } from "#catalogue";
import { COMPOSITION_AND_CARE, SIZE_AND_FIT, textOfHtml } from "#commerce/products";
import type { productMessages } from "#locales/product-messages";
import type { ProductFold } from "./product-data.ts";

const BLOCKS = /<(h[1-6]|p|li)\b[^>]*>([\s\S]*?)<\/\1>/gi;

/**
 * `first` is the name of the fold before any heading. A heading starts a fold, a list item becomes a point; HTML without headings,
 * paragraphs and list items is one paragraph.
 */
export function foldsOf(html: string, first: string): ProductFold[] {
  const folds: { name: string; paragraphs: string[]; points: string[] }[] = [];
  const current = () => {
    const last = folds.at(-1);
    if (last) return last;
    const begun = { name: first, paragraphs: [], points: [] };
    folds.push(begun);
    return begun;
  };
  for (const [, tag = "", inner = ""] of html.matchAll(BLOCKS)) {
    const text = textOfHtml(inner);
    if (text === "") continue;
    if (/^h/i.test(tag)) folds.push({ name: text, paragraphs: [], points: [] });
    else if (/^li$/i.test(tag)) current().points.push(text);
    else current().paragraphs.push(text);
  }
  const whole = textOfHtml(html);
  if (folds.length === 0 && whole !== "") current().paragraphs.push(whole);
  return folds.filter(({ paragraphs, points }) => paragraphs.length + points.length > 0);
}

/** Headings that an import writes, in the visitor's language. Only a whole description may have been translated. */
export const inHeadings = (folds: readonly ProductFold[], say: Say<typeof productMessages>): ProductFold[] =>
  folds.map((fold) => {
    if (fold.name === SIZE_AND_FIT) return { ...fold, name: say("sizeAndFit") };
    return fold.name === COMPOSITION_AND_CARE ? { ...fold, name: say("compositionAndCare") } : fold;
  });

/** Adds facts such as "Material: Wool" to the fold before any heading. */
export function withFacts(folds: readonly ProductFold[], facts: readonly string[], first: string): ProductFold[] {
  if (facts.length === 0) return [...folds];
  const [details, ...others] =
    folds[0]?.name === first ? folds : [{ name: first, paragraphs: [], points: [] }, ...folds];
  return details ? [{ ...details, points: [...details.points, ...facts] }, ...others] : others;
}
