// Searches the help centre: matching parts of its texts, the best first.

import { toHandle, type LanguageCode } from "#catalogue";
import { isUnspaced, isWithin, meaningful } from "./asked-words.ts";
import { blockText, plainText, type Block } from "./markdown/model.ts";

/** A heading with the text under it. */
export interface HelpPart {
  /** The page's title. */
  readonly page: string;
  /** The heading; the page's title above the first one. */
  readonly heading: string;
  /** Anchor in the page; empty above the first heading. */
  readonly id: string;
  readonly text: string;
}

/** With the text around the match. */
export type Found<Part extends HelpPart> = Part & { readonly excerpt: string };

export function partsOf(page: string, blocks: readonly Block[]): readonly HelpPart[] {
  const parts: (Omit<HelpPart, "text"> & { text: string })[] = [{ page, heading: page, id: "", text: "" }];
  for (const block of blocks) {
    const open = parts.at(-1);
    if (block.kind === "heading") parts.push({ page, heading: plainText(block.children), id: block.id, text: "" });
    else if (open) open.text = `${open.text} ${blockText(block)}`.trim();
  }
  return parts;
}

/** Parts with every meaningful word, or else those with the most. */
export function findHelp<Part extends HelpPart>(
  parts: readonly Part[],
  asked: string,
  language: LanguageCode = "en",
  most = 12,
): readonly Found<Part>[] {
  const words = meaningful(asked, language);
  if (words.length === 0) return [];
  // Handles separate words by hyphens.
  const before = isWithin(language) ? "" : "-";
  const scored = parts
    .map((part) => ({
      part,
      ...scoreOf(
        part,
        words.map((word) => before + word),
        before + toHandle(asked),
      ),
    }))
    .filter(({ found }) => found > 0)
    .toSorted((one, other) => other.found - one.found || other.score - one.score);
  const best = scored[0]?.found ?? 0;
  return scored
    .filter(({ found }) => found === best)
    .slice(0, most)
    .map(({ part }) => ({ ...part, excerpt: (isUnspaced(language) ? cutAround : excerptOf)(part.text, words) }));
}

const HEADING_WEIGHT = 8;
/** For a heading that equals the query. */
const PHRASE_WEIGHT = 50;

function scoreOf(
  { heading, page, text }: HelpPart,
  words: readonly string[],
  phrase: string,
): { readonly found: number; readonly score: number } {
  const inHeading = `-${toHandle(`${heading} ${page}`)}`;
  const inText = `-${toHandle(text)}`;
  let found = 0;
  let score = inHeading.includes(phrase) ? PHRASE_WEIGHT : 0;
  for (const word of words) {
    const times = inText.split(word).length - 1;
    const weight = (inHeading.includes(word) ? HEADING_WEIGHT : 0) + Math.min(times, 3);
    if (weight > 0) found += 1;
    score += weight;
  }
  return { found, score };
}

const EXCERPT = 170;

/** The text around the first match. */
function excerptOf(text: string, words: readonly string[]): string {
  const all = text.split(" ");
  const at = Math.max(
    0,
    all.findIndex((word) => words.some((wanted) => toHandle(word).startsWith(wanted))),
  );
  const from = Math.max(0, at - 8);
  let excerpt = "";
  for (const word of all.slice(from)) {
    if (excerpt.length + word.length > EXCERPT) return `${from > 0 ? "… " : ""}${excerpt.trim()} …`;
    excerpt += ` ${word}`;
  }
  return `${from > 0 ? "… " : ""}${excerpt.trim()}`;
}

/** The same for languages without spaces. */
function cutAround(text: string, words: readonly string[]): string {
  const places = words.map((word) => text.toLowerCase().indexOf(word)).filter((place) => place >= 0);
  const from = Math.max(0, Math.min(...places, text.length) - 20);
  const start = places.length === 0 ? 0 : from;
  const excerpt = text.slice(start, start + EXCERPT / 2);
  return `${start > 0 ? "…" : ""}${excerpt}${start + excerpt.length < text.length ? "…" : ""}`;
}
