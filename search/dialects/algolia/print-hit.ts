// Prints a hit: its stored JSON with highlights, snippets and ranking info added.

import type { Highlight, Hit } from "../../query.ts";
import { readHit } from "../../query.ts";
import { type JsonBytes, withoutMembers } from "../json-bytes.ts";
import { printDerived } from "./derived.ts";
import type { ResponseShape } from "./parse-search.ts";
import { snippetOf } from "./snippets.ts";

/** `typos` is the number of words that were found only in another spelling. */
export function printHit(body: JsonBytes, hit: Hit, shape: ResponseShape, typos: number): void {
  const json = shape.without.size === 0 ? hit.json : withoutMembers(hit.json, shape.without);
  body.object(json, extraMembers(hit, shape, typos).join(","));
}

function extraMembers(hit: Hit, shape: ResponseShape, typos: number): readonly string[] {
  const members: string[] = [];
  members.push(...printDerived(hit, shape.derived));
  if (shape.needsObjectId) members.push(`"objectID":${JSON.stringify(hit.variantId)}`);
  if (shape.searched.length > 0 || shape.unsearched.length > 0) {
    const marked = markedFields(hit, shape);
    if (shape.snippets.fields.size > 0) members.push(`"_snippetResult":${printSnippets(marked, shape)}`);
    if (shape.highlighted.length > 0) members.push(`"_highlightResult":${printHighlights(marked, shape)}`);
  }
  if (shape.hasRankingInfo) members.push(`"_rankingInfo":${JSON.stringify(rankingInfo(hit, typos))}`);
  // Only the first record of a product is returned.
  if (shape.distinct > 0) members.push('"_distinctSeqID":0');
  return members;
}

type Marked = ReadonlyMap<string, readonly Highlight[] | Highlight>;

/** Highlights of the requested fields. Fields that are not searched have no marks; lists remain lists. */
function markedFields({ highlights = {}, ...hit }: Hit, { searched, unsearched, aliases }: ResponseShape): Marked {
  const marked = new Map<string, readonly Highlight[] | Highlight>();
  for (const name of searched) {
    const highlight = Object.hasOwn(highlights, name) ? highlights[name] : undefined;
    if (highlight !== undefined) marked.set(name, highlight);
  }
  for (const [name, source] of aliases) {
    const highlight = marked.get(source);
    if (highlight !== undefined) marked.set(name, highlight);
  }
  if (unsearched.length === 0) return marked;
  const fields = readHit(hit);
  for (const name of unsearched) {
    const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (Array.isArray(value)) marked.set(name, value.filter(isWritten).map(unmarked));
    else if (isWritten(value)) marked.set(name, unmarked(value));
  }
  return marked;
}

const isWritten = (value: unknown): value is string | number => typeof value === "string" || typeof value === "number";
const unmarked = (value: string | number): Highlight => ({ text: String(value), level: "none", words: [] });

function printHighlights(marked: Marked, { highlighted, snippets }: ResponseShape): string {
  return printEach(highlighted, marked, (_, { text: value, level, words }) => ({
    value,
    matchLevel: level,
    ...(level !== "none" && { fullyHighlighted: isWhollyMarked(value, snippets.before, snippets.after) }),
    matchedWords: words,
  }));
}

function printSnippets(marked: Marked, { snippets }: ResponseShape): string {
  return printEach([...snippets.fields.keys()], marked, (name, { text, level }) => ({
    value: snippetOf(text, snippets.fields.get(name)!, snippets),
    matchLevel: level,
  }));
}

function printEach(names: readonly string[], marked: Marked, print: (name: string, one: Highlight) => object): string {
  const members = [...new Set(names)].flatMap((name) => {
    const highlight = marked.get(name);
    if (highlight === undefined) return [];
    const printed = "text" in highlight ? print(name, highlight) : highlight.map((one) => print(name, one));
    return [`${JSON.stringify(name)}:${JSON.stringify(printed)}`];
  });
  return `{${members.join(",")}}`;
}

/** True if every word of a text is within marks. */
function isWhollyMarked(text: string, before: string, after: string): boolean {
  const [start = "", ...marks] = text.split(before);
  const between = marks.map((part) => part.slice(part.indexOf(after) + after.length));
  return before !== "" && after !== "" && !LETTER.test([start, ...between].join(" "));
}

const LETTER = /[\p{L}\p{N}]/u;

/** Ranking info, as far as it is known: the words found. */
function rankingInfo({ highlights = {} }: Hit, typos: number): object {
  const words = new Set(Object.values(highlights).flatMap((highlight) => highlight.words));
  return {
    nbTypos: typos,
    firstMatchedWord: 0,
    proximityDistance: 0,
    userScore: 0,
    geoDistance: 0,
    geoPrecision: 0,
    nbExactWords: Math.max(0, words.size - typos),
    words: words.size,
    filters: 0,
  };
}
