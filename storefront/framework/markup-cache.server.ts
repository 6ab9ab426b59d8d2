// The cache of parts' markup. While React renders a page, each run of known parts is a mark; each new one is between two marks, from which
// its markup is read for the next page.
//
//   <ul><cached-part id="0-3"></cached-part><cached-part id="4"></cached-part><li>…</li><cached-part id="4"></cached-part></ul>

import { hash } from "node:crypto";
import { createElement, Fragment } from "react";
import { LRUCache } from "lru-cache";
import { MARK, markOf, type RenderParts } from "#storefront/ui/cached-markup.ts";

export interface MarkupCache {
  /**
   * The pieces of a page's markup, in order. `context` is everything that all parts depend on: language and settings. `render` gets the
   * function that renders parts.
   */
  readonly render: (context: string, render: (parts: RenderParts | undefined) => string) => readonly Piece[];
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
      const markup = render((name, all, renderPart) => {
        const first = parts.length;
        for (const data of all) {
          const key = `${number} ${name} ${digestOf(data)}`;
          parts.push({ key, known: cache.get(key) });
        }
        const isKnown = (at: number) => parts[first + at]?.known !== undefined;
        return all.flatMap((data, at) => {
          const id = first + at;
          if (!isKnown(at)) return createElement(Fragment, { key: id }, markOf(id), renderPart(data), markOf(id));
          if (at > 0 && isKnown(at - 1)) return [];
          let last = at;
          while (last + 1 < all.length && isKnown(last + 1)) last += 1;
          return markOf(id, first + last);
        });
      });
      // A text that looks like a mark, or a part within another, would end up in the wrong place.
      return fill(markup, parts, cache) ?? [{ text: render(undefined) }];
    },
  };
}

/** Cached by object, because data of cards and listings is reused, and slow to serialise and hash. */
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

const MARKS = new RegExp(`<${MARK} id="([\\d-]+)"></${MARK}>`);

/** Undefined if the marks are not as they were set. */
function fill(markup: string, parts: readonly Part[], cache: LRUCache<string, Piece>): readonly Piece[] | undefined {
  // Every second text is the id of a mark.
  const texts = markup.split(MARKS);
  const filled: Piece[] = [{ text: texts[0] ?? "" }];
  const fresh: [key: string, piece: Piece][] = [];
  let count = 0;
  for (let at = 1; at < texts.length; at += 2) {
    const [first = 0, last = first] = (texts[at] ?? "").split("-").map(Number);
    const run = parts.slice(first, last + 1);
    const known = run.flatMap((part) => part.known ?? []);
    const [part] = run;
    if (!part) return undefined;
    count += run.length;
    if (known.length === run.length) filled.push(...known);
    else {
      if (run.length > 1 || texts[at + 2] !== texts[at]) return undefined;
      const piece = pieceOf(texts[at + 1] ?? "");
      fresh.push([part.key, piece]);
      filled.push(piece);
      at += 2;
    }
    filled.push({ text: texts[at + 1] ?? "" });
  }
  if (count !== parts.length) return undefined;
  for (const [key, piece] of fresh) cache.set(key, piece);
  return filled;
}

/** The text is a copy: a slice would keep the whole page in memory. */
function pieceOf(slice: string): Piece {
  const bytes = Buffer.from(slice);
  return { text: bytes.toString(), bytes };
}
