// The cache of parts' markup. While React renders a page, each known part is a mark; each new one is between two marks, from which its
// markup is read for the next page.
//
//   <ul><cached-part id="0"></cached-part><cached-part id="1"></cached-part><li>…</li><cached-part id="1"></cached-part></ul>

import { hash } from "node:crypto";
import { createElement, Fragment } from "react";
import { LRUCache } from "lru-cache";
import { MARK, markOf, type RenderPart } from "#storefront/ui/cached-markup.ts";

export interface MarkupCache {
  /**
   * The pieces of a page's markup, in order. `context` is everything that all parts depend on: language and settings. `render` gets the
   * function that renders a part.
   */
  readonly render: (context: string, render: (part: RenderPart | undefined) => string) => readonly Piece[];
}

/** A cached part has its bytes in UTF-8, because encoding a document takes as long as compressing it. */
export interface Piece {
  readonly text: string;
  readonly bytes?: Buffer;
}

/** About 6,000 cards, or 1,000 listings' filters. */
const LIMIT_BYTES = 24 * 1024 * 1024;
const MAX_CONTEXTS = 100;

export function openMarkupCache(limitBytes = LIMIT_BYTES): MarkupCache {
  const cache = new LRUCache<string, Piece>({
    maxSize: limitBytes,
    sizeCalculation: ({ text, bytes }, key) => text.length + (bytes?.length ?? 0) + key.length + OVERHEAD,
  });
  // A short number instead, because each of thousands of keys has it.
  const contexts = new LRUCache<string, number>({ max: MAX_CONTEXTS });
  let lastContext = 0;
  return {
    render: (context, render) => {
      const number = contexts.get(context) ?? (lastContext += 1);
      contexts.set(context, number);
      const parts: Part[] = [];
      const markup = render((name, data, renderPart) => {
        const key = `${number} ${name} ${digestOf(data)}`;
        const known = cache.get(key);
        const id = parts.push({ key, known }) - 1;
        if (known !== undefined) return markOf(id);
        return createElement(Fragment, { key: id }, markOf(id), renderPart(), markOf(id));
      });
      // A text that looks like a mark, or a part within another, would end up in the wrong place.
      return fill(markup, parts, cache) ?? [{ text: render(undefined) }];
    },
  };
}

/** By data, because that of cards and listings is reused, and takes long to write and to hash. */
const DIGESTS = new WeakMap<object, string>();

function digestOf(data: object): string {
  const digest = DIGESTS.get(data) ?? hash("sha256", JSON.stringify(data), "base64");
  DIGESTS.set(data, digest);
  return digest;
}

interface Part {
  readonly key: string;
  readonly known: Piece | undefined;
}

/** Bytes that the map itself needs for an entry. */
const OVERHEAD = 200;

const MARKS = new RegExp(`<${MARK} id="(\\d+)"></${MARK}>`);

/** Undefined if the marks are not as they were set. */
function fill(markup: string, parts: readonly Part[], cache: LRUCache<string, Piece>): readonly Piece[] | undefined {
  // Every second text is the id of a mark.
  const texts = markup.split(MARKS);
  const filled: Piece[] = [{ text: texts[0] ?? "" }];
  const fresh: [key: string, piece: Piece][] = [];
  for (let at = 1; at < texts.length; at += 2) {
    const part = parts[Number(texts[at])];
    if (!part) return undefined;
    if (part.known !== undefined) filled.push(part.known);
    else {
      if (texts[at + 2] !== texts[at]) return undefined;
      const piece = pieceOf(texts[at + 1] ?? "");
      fresh.push([part.key, piece]);
      filled.push(piece);
      at += 2;
    }
    filled.push({ text: texts[at + 1] ?? "" });
  }
  if (texts.length !== 1 + 2 * (parts.length + fresh.length)) return undefined;
  for (const [key, piece] of fresh) cache.set(key, piece);
  return filled;
}

/** The text is a copy: a slice would keep the whole page in memory. */
function pieceOf(slice: string): Piece {
  const bytes = Buffer.from(slice);
  return { text: bytes.toString(), bytes };
}
