// The marks within a line of Markdown: **strong**, *emphasis* or _emphasis_, `code`, [links](/to). Everything else, HTML too, is text. Pure.

import type { Inline } from "./model.ts";

/**
 * In one pass from the left. A mark that is not closed, or a link that leads where no link of ours may, is text as it stands.
 * `\*` is a star.
 */
export function parseInline(text: string): readonly Inline[] {
  const parts: Inline[] = [];
  let plain = "";
  const add = (part: Inline): void => {
    if (plain !== "") parts.push(plain);
    plain = "";
    parts.push(part);
  };
  let at = 0;
  while (at < text.length) {
    const marked = MARKS.map((mark) => mark(text, at)).find((found) => found !== undefined);
    if (marked) {
      if (typeof marked.part === "string") plain += marked.part;
      else add(marked.part);
      at += marked.length;
    } else {
      plain += text.charAt(at);
      at += 1;
    }
  }
  if (plain !== "") parts.push(plain);
  return parts;
}

/** Addresses that a text may lead to: the shop's own, a place in the page, the web, mail and telephone. */
export const isSafeHref = (href: string): boolean =>
  /^(?:\/(?![/\\])|#[\w-]|https:\/\/[^/\s@]+(?:[/?#]|$)|mailto:[^\s@]+@[^\s@]+$|tel:\+?[\d-]+$)/i.test(href);

interface Found {
  readonly part: Inline;
  /** Characters that it takes of the text. */
  readonly length: number;
}
type Mark = (text: string, at: number) => Found | undefined;

const by =
  (pattern: RegExp, make: (match: RegExpExecArray) => Inline | undefined): Mark =>
  (text, at) => {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    const part = match ? make(match) : undefined;
    return match && part !== undefined ? { part, length: match[0].length } : undefined;
  };

// Sticky: each looks only at its place. No mark spans a line break, and none is empty.
const MARKS: readonly Mark[] = [
  by(/\\([\\`*[\]|#>_{}-])/y, ([, character = ""]) => character),
  by(/`([^`\n]+)`/y, ([, code = ""]) => ({ kind: "code", text: code })),
  by(/\*\*(\S(?:[^*\n]*[^\s*])?)\*\*/y, ([, inner = ""]) => ({ kind: "strong", children: parseInline(inner) })),
  by(/\*(\S(?:[^*\n]*[^\s*])?)\*/y, ([, inner = ""]) => ({ kind: "emphasis", children: parseInline(inner) })),
  // Not within a word: snake_case_names stay as they are.
  by(/(?<![\p{L}\p{N}_])_(\S(?:[^_\n]*[^\s_])?)_(?![\p{L}\p{N}_])/uy, ([, inner = ""]) => ({
    kind: "emphasis",
    children: parseInline(inner),
  })),
  by(/\[([^[\]\n]+)\]\(([^()\s]+)\)/y, ([, inner = "", href = ""]) =>
    isSafeHref(href) ? { kind: "link", href, children: parseInline(inner) } : undefined,
  ),
];
