// Reads the products of a file in any supported format, which is detected unless given.

import { toSlug } from "#catalogue";
import { Guesses, readMerchant, readShopify, type ReadingOptions } from "#commerce/foreign-feeds";
import { feedProducts, Unreadable, type FeedPiece, type SkipOptions } from "#commerce/products";
import type { NewTypes } from "#commerce/taxonomy";
import type { FeedFormat, ImportSettings } from "./import-settings.ts";
import { linesByChunk } from "./lines.ts";

export interface FeedReading {
  /** Throws Unreadable. */
  readonly pieces: AsyncGenerator<FeedPiece>;
  /** Available once the first piece has been read. */
  readonly mistakes: NonNullable<SkipOptions["mistakes"]>;
  /** Complete once all pieces have been read. */
  readonly guesses: Guesses;
}

/** Reads nothing until the first piece is requested. */
export function readFeed(
  bytes: AsyncIterable<Uint8Array>,
  settings: Pick<ImportSettings, "format" | "reading" | "mistakes">,
  context: Pick<ReadingOptions, "now" | "origin" | "types">,
): FeedReading {
  let format = settings.format;
  const guesses = new Guesses();
  async function* pieces(): AsyncGenerator<FeedPiece> {
    const { beginning, all } = await peek(bytes);
    format ??= formatOf(beginning);
    const options = { ...settings.reading, ...context, guesses };
    if (format === "shopify-csv" && options.currency === undefined) {
      const message = "has no currency; set the option currency";
      throw new Unreadable({ line: 1, message });
    }
    const read = READERS[format](all, options);
    yield* format === "jsonl" ? withTypes(read, context.types) : read;
  }
  // Our own feed is written for this shop, so mistakes are errors. Files of other shops contain products that this one does not sell.
  return { pieces: pieces(), guesses, mistakes: () => settings.mistakes ?? (format === "jsonl" ? "refuse" : "skip") };
}

const READERS: Readonly<
  Record<FeedFormat, (bytes: AsyncIterable<Uint8Array>, options: ReadingOptions) => AsyncGenerator<FeedPiece>>
> = {
  jsonl: (bytes) => feedProducts(flatten(linesByChunk(bytes))),
  "shopify-csv": readShopify,
  "google-merchant": readMerchant,
};

/** Our own feed names types of the shop; other words for them become those, and unknown ones new types. */
async function* withTypes(pieces: AsyncIterable<FeedPiece>, types: NewTypes): AsyncGenerator<FeedPiece> {
  for await (const piece of pieces) {
    const row = "reason" in piece ? undefined : piece[0]?.row;
    if ("reason" in piece || row === undefined) {
      yield piece;
      continue;
    }
    const { product_type: written, tags, department } = row;
    const known = types.taxonomy.type(toSlug(written)) ?? types.taxonomy.typeNamed(written);
    const type = known
      ? types.count(known)
      : types.add(written, { texts: tags.split("\t"), departments: department.split("\t") });
    const isOther = type !== undefined && type.value !== written;
    yield isOther ? piece.map((line) => ({ ...line, row: { ...line.row, product_type: type.value } })) : piece;
  }
}

/** XML starts with an angle bracket, JSON with a brace, and CSV with column names. */
function formatOf(beginning: Buffer): FeedFormat {
  const text = beginning
    .toString("utf8")
    .replace(/^\uFEFF/u, "")
    .trimStart();
  if (text.startsWith("<")) return "google-merchant";
  return /^"?[\w ()/-]{2,60}"?,/u.test(text) ? "shopify-csv" : "jsonl";
}

const PEEKED_BYTES = 64;

async function peek(bytes: AsyncIterable<Uint8Array>): Promise<{ beginning: Buffer; all: AsyncGenerator<Uint8Array> }> {
  const chunks = bytes[Symbol.asyncIterator]();
  let beginning = Buffer.alloc(0);
  let isOver = false;
  while (!isOver && beginning.length < PEEKED_BYTES) {
    const next = await chunks.next();
    if (next.done) isOver = true;
    else beginning = Buffer.concat([beginning, next.value]);
  }
  async function* all(): AsyncGenerator<Uint8Array> {
    try {
      if (beginning.length > 0) yield beginning;
      for (;;) {
        const next = isOver ? undefined : await chunks.next();
        if (next === undefined || next.done) return;
        yield next.value;
      }
    } finally {
      await chunks.return?.();
    }
  }
  return { beginning, all: all() };
}

async function* flatten(chunks: AsyncIterable<readonly string[]>): AsyncGenerator<string> {
  for await (const lines of chunks) yield* lines;
}
