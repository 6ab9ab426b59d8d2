// For tests: reads a whole file into lists of products and skipped variants.

import { DEFAULT_TAXONOMY, INITIAL_PRICE_LISTS, priceListsOf } from "#catalogue";
import { NewTypes } from "#commerce/taxonomy";
import type { FeedRow } from "#catalogue";
import type { FeedPiece, Skipped } from "#commerce/products";
import type { ReadingOptions } from "./draft.ts";
import { Guesses, type GuessGroup } from "./guesses.ts";

export const OPTIONS: ReadingOptions = {
  get types() {
    return new NewTypes(DEFAULT_TAXONOMY);
  },
  lists: priceListsOf(INITIAL_PRICE_LISTS),
  currency: "EUR",
  rates: {},
  stock: 1,
  guesses: new Guesses(),
  now: new Date("2026-11-01T12:00:00Z"),
};

type Reader = (bytes: AsyncIterable<Uint8Array>, options: ReadingOptions) => AsyncIterable<FeedPiece>;

export interface Read {
  readonly products: readonly (readonly FeedRow[])[];
  readonly skipped: readonly Skipped[];
  readonly guesses: readonly GuessGroup[];
}

/** Feeds the file in small chunks, so that characters and tokens are split. */
export async function readAll(reader: Reader, file: string | Uint8Array, options = OPTIONS, step = 7): Promise<Read> {
  const bytes = Buffer.from(file);
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += step) yield bytes.subarray(at, at + step);
  }
  const products: FeedRow[][] = [];
  const skipped: Skipped[] = [];
  const guesses = new Guesses();
  const { types, ...others } = options;
  for await (const piece of reader(pieces(), { ...others, types, guesses })) {
    if ("reason" in piece) {
      skipped.push(piece);
      continue;
    }
    products.push(piece.map(({ row }) => row));
    guesses.accept(piece);
    types.count(piece[0]?.row.product_type ?? "");
  }
  return { products, skipped, guesses: guesses.groups };
}
