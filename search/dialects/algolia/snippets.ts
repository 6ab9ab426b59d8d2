// Snippets: parts of a text around its first highlight, measured in words.

import type { Parameters } from "./parameters.ts";

export interface Snippets {
  /** Fields to shorten, with the number of words. */
  readonly fields: ReadonlyMap<string, number>;
  readonly before: string;
  readonly after: string;
  readonly ellipsis: string;
}

const WORDS = 10;

/** `body_html:20`, or `body_html` for ten words. */
export function readSnippets(parameters: Parameters): Snippets {
  const { attributesToSnippet = [], highlightPreTag = "<em>", highlightPostTag = "</em>" } = parameters;
  const fields = attributesToSnippet.map((asked): [string, number] => {
    const colon = asked.lastIndexOf(":");
    const words = Number(asked.slice(colon + 1));
    return colon > 0 && Number.isInteger(words) && words > 0 ? [asked.slice(0, colon), words] : [asked, WORDS];
  });
  return {
    fields: new Map(fields.filter(([name]) => name !== "*")),
    before: highlightPreTag,
    after: highlightPostTag,
    ellipsis: parameters.snippetEllipsisText ?? "…",
  };
}

/** The given number of words, starting shortly before the first highlighted one. */
export function snippetOf(marked: string, words: number, { before, after, ellipsis }: Snippets): string {
  const hasMarks = before !== "" && after !== "" && before !== after;
  const pieces = piecesOf(hasMarks ? marked.replaceAll(before, OPEN).replaceAll(after, CLOSE) : marked);
  if (pieces.length <= words) return marked;
  const first = Math.max(
    0,
    pieces.findIndex((piece) => piece.includes(OPEN)),
  );
  const start = Math.min(Math.max(0, first - Math.floor(words / 4)), pieces.length - words);
  const part = pieces.slice(start, start + words).join(" ");
  const shown = hasMarks ? part.replaceAll(OPEN, before).replaceAll(CLOSE, after) : part;
  return `${start > 0 ? ellipsis : ""}${shown}${start + words < pieces.length ? ellipsis : ""}`;
}

/** Words of a text. Words within one mark stay together, so that a mark is never cut. */
function piecesOf(marked: string): readonly string[] {
  const pieces: string[] = [];
  let isOpen = false;
  for (const word of marked.split(/\s+/)) {
    if (isOpen) pieces.push(`${pieces.pop()} ${word}`);
    else if (word !== "") pieces.push(word);
    const [opened, closed] = [word.lastIndexOf(OPEN), word.lastIndexOf(CLOSE)];
    if (opened !== closed) isOpen = opened > closed;
  }
  return pieces;
}

/** Placeholders for the marks, which may contain spaces; private-use characters do not occur in texts. */
const OPEN = "\uE000";
const CLOSE = "\uE001";
