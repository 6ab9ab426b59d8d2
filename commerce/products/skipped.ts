// Decides for each product of a feed whether it is accepted, skipped, or ends the import.

import type { FeedError, FeedLine } from "./feed.ts";
import { KnownKeys } from "./known-keys.ts";
import { createYielder } from "./yielder.ts";

export const SKIP_REASONS = [
  /** A value that the feed's format does not allow. */
  "bad-value",
  /** A duplicate product. */
  "repeated",
  /** A duplicate variant. */
  "repeated-size",
  "no-title",
  "no-price",
  "bad-price",
  "wrong-currency",
] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

export interface Skipped extends FeedError {
  readonly reason: SkipReason;
  /** The product's name in the file, if it has one. */
  readonly product?: string;
  /** Number of skipped variants. */
  readonly variants: number;
}

/** The lines of one product, at least one, or a mistake. */
export type FeedPiece = readonly FeedLine[] | Skipped;

export interface SkipOptions {
  /** "refuse" (the default) ends the import at the first mistake; "skip" leaves it out. Called after the first product was read. */
  readonly mistakes?: () => "refuse" | "skip";
  /** Largest share of variants that may be skipped, from 0 to 1; 0.5 by default. */
  readonly maxSkipped?: number;
  readonly onSkipped?: ((skipped: Skipped) => void) | undefined;
  readonly onAccepted?: ((product: readonly FeedLine[]) => void) | undefined;
}

/** Running counts of variants. */
export interface Tally {
  accepted: number;
  skipped: number;
}

/** Yields accepted products, or the mistake that ends the import. */
export async function* acceptProducts(
  pieces: AsyncIterable<FeedPiece>,
  tally: Tally,
  { mistakes = () => "refuse", onSkipped, onAccepted }: SkipOptions,
): AsyncGenerator<readonly FeedLine[] | FeedError> {
  const yieldToOthers = createYielder();
  let known: KnownKeys | undefined;
  for await (const piece of pieces) {
    await yieldToOthers();
    const isRefused = mistakes() === "refuse";
    // If a mistake ends the import, the database's constraints find duplicates.
    if (!isRefused) known ??= new KnownKeys();
    const repeated = known && isProduct(piece) ? findRepeated(known, piece) : undefined;
    const mistake = isProduct(piece) ? repeated : piece;
    if (mistake === undefined && isProduct(piece)) {
      tally.accepted += piece.length;
      onAccepted?.(piece);
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

export const isTooMuchSkipped = ({ accepted, skipped }: Tally, { maxSkipped = 0.5 }: SkipOptions): boolean =>
  skipped > maxSkipped * (accepted + skipped);

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
    const isWithinProduct = field === "objectID" && own.has(value);
    if (field === "objectID") own.add(value);
    if (before === undefined && !isWithinProduct) continue;
    const place = isWithinProduct ? "within its product" : `from line ${before}`;
    const message = `${value} is repeated ${place}${field === "objectID" ? ", so the whole product is left out" : ""}`;
    const product = first.row.handle;
    const reason = field === "objectID" ? "repeated-size" : "repeated";
    return { line: line.line, field, reason, product, variants: lines.length, message };
  }
  for (const { field, line } of keys) known.add(field, line.row[field], line.line);
  return undefined;
}
