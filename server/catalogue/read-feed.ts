// A product file of any format as products: which format it is, by what it begins with unless that is said, and its reader.

import { readMerchant, readShopify, type ReadingOptions } from "#commerce/foreign-feeds";
import { feedProducts, Unreadable, type FeedPiece, type Intake } from "#commerce/products";
import type { FeedFormat, ImportSettings } from "./import-settings.ts";
import { linesByChunk } from "./lines.ts";

export interface FeedReading {
  /** Throws Unreadable. */
  readonly pieces: AsyncGenerator<FeedPiece>;
  /** Known when the first piece has come. */
  readonly mistakes: NonNullable<Intake["mistakes"]>;
}

/** Nothing is read before the first piece is asked for. */
export function readFeed(
  bytes: AsyncIterable<Uint8Array>,
  settings: Pick<ImportSettings, "format" | "reading" | "mistakes">,
  about: Pick<ReadingOptions, "now" | "origin">,
): FeedReading {
  let format = settings.format;
  async function* pieces(): AsyncGenerator<FeedPiece> {
    const { beginning, all } = await peek(bytes);
    format ??= formatOf(beginning);
    const options = { ...settings.reading, ...about };
    if (format === "shopify-csv" && options.currency === undefined) {
      const message = "does not say in which currency the prices are: the option currency must";
      throw new Unreadable({ line: 1, message });
    }
    yield* READERS[format](all, options);
  }
  // Our own feed is written for this shop, so a mistake in it is one; files of others hold what this shop does not sell.
  return { pieces: pieces(), mistakes: () => settings.mistakes ?? (format === "jsonl" ? "refuse" : "skip") };
}

const READERS: Readonly<
  Record<FeedFormat, (bytes: AsyncIterable<Uint8Array>, options: ReadingOptions) => AsyncGenerator<FeedPiece>>
> = {
  jsonl: (bytes) => feedProducts(flatten(linesByChunk(bytes))),
  "shopify-csv": readShopify,
  "google-merchant": readMerchant,
};

/** XML begins with an angle bracket, a line of JSON with a brace, and a CSV with the names of its columns. */
function formatOf(beginning: Buffer): FeedFormat {
  const text = beginning
    .toString("utf8")
    .replace(/^\uFEFF/u, "")
    .trimStart();
  if (text.startsWith("<")) return "google-merchant";
  return /^"?[\w ()/-]{2,60}"?,/u.test(text) ? "shopify-csv" : "jsonl";
}

const ENOUGH = 64;

async function peek(bytes: AsyncIterable<Uint8Array>): Promise<{ beginning: Buffer; all: AsyncGenerator<Uint8Array> }> {
  const chunks = bytes[Symbol.asyncIterator]();
  let beginning = Buffer.alloc(0);
  let isOver = false;
  while (!isOver && beginning.length < ENOUGH) {
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
