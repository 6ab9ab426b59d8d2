// Texts that are read as words have limits: real ones are far shorter, and the time of reading grows faster than their length.

import type { Skipped } from "#commerce/products";
import type { Draft } from "./draft.ts";

const LONGEST = { title: 1_000, vendor: 300, colour: 300, size: 300, option: 300 } as const;
/** Longer ones are not read. */
const LONGEST_HINT = 1_000;
/** Shopify allows 250 tags. */
const MOST_HINTS = 500;

/** The draft without hints that are too long, or the mistake if it has a longer text that the shop would show. */
export function withinLengths(draft: Draft): Draft | Skipped {
  for (const { field, text, line } of shownTexts(draft)) {
    if (text.length <= LONGEST[field]) continue;
    const message = `has more than ${LONGEST[field]} characters`;
    return { line, reason: "bad-value", field, product: draft.name, variants: draft.variants.length, message };
  }
  return {
    ...draft,
    types: hintsAmong(draft.types),
    tags: hintsAmong(draft.tags),
    facts: Object.fromEntries(Object.entries(draft.facts).filter(([, text]) => isHint(text))),
    ...(draft.gender && !isHint(draft.gender) && { gender: undefined }),
    ...(draft.ageGroup && !isHint(draft.ageGroup) && { ageGroup: undefined }),
  };
}

const hintsAmong = (texts: readonly string[]): readonly string[] =>
  [...new Set(texts)].filter((text) => text.trim() !== "" && isHint(text)).slice(0, MOST_HINTS);

const isHint = (text: string): boolean => text.length <= LONGEST_HINT;

const shownTexts = ({ line, title, vendor, variants }: Draft) => [
  { field: "title", text: title, line } as const,
  { field: "vendor", text: vendor, line } as const,
  ...variants.flatMap((variant) => [
    { field: "colour", text: variant.colour, line: variant.line } as const,
    { field: "size", text: variant.size, line: variant.line } as const,
    ...variant.options.flatMap(({ name, value }) =>
      [name, value].map((text) => ({ field: "option", text, line: variant.line }) as const),
    ),
  ]),
];
