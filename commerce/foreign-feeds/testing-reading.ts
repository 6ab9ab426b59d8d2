// For tests: reads a whole file into lists of products and skipped variants.

import { DEFAULT_TAXONOMY } from "#catalogue";
import { NewTypes } from "#commerce/taxonomy";
import type { FeedRow } from "#catalogue";
import type { FeedPiece, Skipped } from "#commerce/products";
import type { ReadingOptions } from "./draft.ts";

export const OPTIONS: ReadingOptions = {
  get types() {
    return new NewTypes(DEFAULT_TAXONOMY);
  },
  currency: "EUR",
  rates: {},
  stock: 1,
  now: new Date("2026-11-01T12:00:00Z"),
};

type Reader = (bytes: AsyncIterable<Uint8Array>, options: ReadingOptions) => AsyncIterable<FeedPiece>;

export interface Read {
  readonly products: readonly (readonly FeedRow[])[];
  readonly skipped: readonly Skipped[];
}

/** Feeds the file in small chunks, so that characters and tokens are split. */
export async function readAll(reader: Reader, file: string | Uint8Array, options = OPTIONS, step = 7): Promise<Read> {
  const bytes = Buffer.from(file);
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += step) yield bytes.subarray(at, at + step);
  }
  const products: FeedRow[][] = [];
  const skipped: Skipped[] = [];
  for await (const piece of reader(pieces(), options)) {
    if ("reason" in piece) skipped.push(piece);
    else products.push(piece.map(({ row }) => row));
  }
  return { products, skipped };
}
