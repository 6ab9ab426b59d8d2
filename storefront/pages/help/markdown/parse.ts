// The blocks of a Markdown text: headings of two levels, paragraphs, lists, tables and quotes. Pure; what it does not know is text.

import { toHandle } from "#catalogue";
import { parseInline } from "./inline.ts";
import { plainText, type Block } from "./model.ts";

/** Blocks are parted by empty lines; a heading, a list, a table or a quote also begins where its first line stands. */
export function parseMarkdown(text: string): readonly Block[] {
  const ids = new Map<string, number>();
  return chunksOf(text).map((lines) => blockOf(lines, ids));
}

type Kind = "heading" | "bullets" | "numbers" | "table" | "quote" | "text";

const KINDS: readonly (readonly [Kind, RegExp])[] = [
  ["heading", /^#{2,3} +\S/],
  ["bullets", /^[-*] +\S/],
  ["numbers", /^\d{1,3}\. +\S/],
  ["table", /^\|.*\|\s*$/],
  ["quote", /^> ?\S/],
];

const kindOf = (line: string): Kind => KINDS.find(([, pattern]) => pattern.test(line))?.[0] ?? "text";

/** Lines that belong together. A line that begins nothing goes on with the one before, as in a paragraph or a list's entry. */
function chunksOf(text: string): readonly (readonly string[])[] {
  const chunks: string[][] = [];
  let open: Kind | undefined;
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === "") {
      open = undefined;
      continue;
    }
    const kind = kindOf(line.trimEnd());
    const goesOn = open !== undefined && open !== "heading" && (kind === open || (kind === "text" && open !== "table"));
    if (goesOn) chunks.at(-1)?.push(line.trim());
    else chunks.push([line.trim()]);
    open = goesOn ? open : kind;
  }
  return chunks;
}

function blockOf(lines: readonly string[], ids: Map<string, number>): Block {
  const [first = ""] = lines;
  switch (kindOf(first)) {
    case "heading": {
      const children = parseInline(first.replace(/^#+ +/, "").replace(/ +#+$/, ""));
      return { kind: "heading", level: first.startsWith("###") ? 3 : 2, id: idOf(plainText(children), ids), children };
    }
    case "bullets":
      return { kind: "list", isOrdered: false, items: entriesOf(lines, /^[-*] +/) };
    case "numbers":
      return { kind: "list", isOrdered: true, items: entriesOf(lines, /^\d{1,3}\. +/) };
    case "table":
      return tableOf(lines);
    case "quote":
      return { kind: "quote", children: parseInline(lines.map((line) => line.replace(/^> ?/, "")).join(" ")) };
    case "text":
      return { kind: "paragraph", children: parseInline(lines.join(" ")) };
  }
}

/** The handle of the heading; the second of the same words is told apart by a number. */
function idOf(words: string, ids: Map<string, number>): string {
  const handle = toHandle(words);
  const used = (ids.get(handle) ?? 0) + 1;
  ids.set(handle, used);
  return used === 1 ? handle : `${handle}-${used}`;
}

function entriesOf(lines: readonly string[], mark: RegExp) {
  const entries: string[] = [];
  for (const line of lines) {
    if (mark.test(line) || entries.length === 0) entries.push(line.replace(mark, ""));
    else entries.push(`${entries.pop()} ${line}`);
  }
  return entries.map(parseInline);
}

/** The first row is the head; the row of dashes under it only says so. Every row has as many cells as the head. */
function tableOf(lines: readonly string[]): Block {
  const [head = [], ...rows] = lines.filter((line) => !/^\|(?:\s*:?-+:?\s*\|)+$/.test(line)).map(cellsOf);
  return {
    kind: "table",
    head: head.map(parseInline),
    rows: rows.map((row) => head.map((_, column) => parseInline(row[column] ?? ""))),
  };
}

const cellsOf = (line: string): readonly string[] =>
  line
    .replace(/^\||\|$/g, "")
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
