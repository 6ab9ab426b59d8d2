// What an import leaves out and why, and the choice between what may go on sale and what ends the import.

import type { FeedError, FeedLine } from "./feed.ts";
import { KnownKeys } from "./known-keys.ts";
import { createTurns } from "./turns.ts";

export const SKIP_REASONS = [
  /** A value that the feed's format does not allow. */
  "bad-value",
  /** A product or variant that was there before. */
  "repeated",
  "no-title",
  "no-vendor",
  "no-department",
  "unknown-type",
  "no-colour",
  "unknown-size",
  "no-price",
  "bad-price",
  "wrong-currency",
  "no-picture",
] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

export interface Skipped extends FeedError {
  readonly reason: SkipReason;
  /** The product as the file names it, where it does. */
  readonly product?: string;
  /** How many variants go with it. */
  readonly variants: number;
}

/** One product's lines, at least one, or something that is no product. */
export type FeedPiece = readonly FeedLine[] | Skipped;

export interface Intake {
  /** Whether the first mistake ends it ("refuse", the default) or is left out ("skip"); asked when the first product came. */
  readonly mistakes?: () => "refuse" | "skip";
  /** The largest share of the variants that may be left out, from 0 to 1; 0.5 unless told. */
  readonly mostSkipped?: number;
  readonly onSkipped?: (skipped: Skipped) => void;
}

/** Counted while it is taken in. */
export interface Tally {
  taken: number;
  skipped: number;
}

/** What may go on sale, and the mistake that ends it all. */
export async function* takeIn(
  pieces: AsyncIterable<FeedPiece>,
  tally: Tally,
  { mistakes = () => "refuse", onSkipped }: Intake,
): AsyncGenerator<readonly FeedLine[] | FeedError> {
  const turns = createTurns();
  let known: KnownKeys | undefined;
  for await (const piece of pieces) {
    await turns();
    const isRefused = mistakes() === "refuse";
    // Where a mistake ends the import, the database's own constraints find what is there twice.
    if (!isRefused) known ??= new KnownKeys();
    const repeated = known && isProduct(piece) ? findRepeated(known, piece) : undefined;
    const mistake = isProduct(piece) ? repeated : piece;
    if (mistake === undefined && isProduct(piece)) {
      tally.taken += piece.length;
      yield piece;
    } else if (mistake !== undefined && isRefused) {
      yield mistake;
      return;
    } else if (mistake !== undefined) {
      tally.skipped += mistake.variants;
      onSkipped?.(mistake);
    }
  }
}

export const isTooMuch = ({ taken, skipped }: Tally, { mostSkipped = 0.5 }: Intake): boolean =>
  skipped > mostSkipped * (taken + skipped);

const isProduct = (piece: FeedPiece): piece is readonly FeedLine[] => Array.isArray(piece);

function findRepeated(known: KnownKeys, lines: readonly FeedLine[]): Skipped | undefined {
  const [first] = lines;
  if (first === undefined) return undefined;
  const keys = [
    { field: "product_id", line: first },
    { field: "handle", line: first },
    ...lines.map((line) => ({ field: "objectID", line }) as const),
  ] as const;
  const own = new Set<string>();
  for (const { field, line } of keys) {
    const value = line.row[field];
    const before = known.lineOf(field, value);
    const isTwice = field === "objectID" && own.has(value);
    if (field === "objectID") own.add(value);
    if (before === undefined && !isTwice) continue;
    const message = `${value} stands ${isTwice ? "twice in its product" : `in line ${before} already`}`;
    const product = first.row.handle;
    return { line: line.line, field, reason: "repeated", product, variants: lines.length, message };
  }
  for (const { field, line } of keys) known.add(field, line.row[field], line.line);
  return undefined;
}
