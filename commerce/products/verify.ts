// Looks through a feed as an import that leaves out mistakes would, without a database, and tells them all.

import { takeIn, type FeedPiece, type Skipped } from "./skipped.ts";

export interface VerifiedFeed {
  readonly products: number;
  readonly variants: number;
  /** How many mistakes there are; of very many only the first are kept. */
  readonly wrong: number;
  readonly mistakes: readonly Skipped[];
}

const MOST_KEPT = 100;

export async function verifyFeed(
  pieces: AsyncIterable<FeedPiece>,
  onSkipped?: (skipped: Skipped) => void,
): Promise<VerifiedFeed> {
  const mistakes: Skipped[] = [];
  let wrong = 0;
  let products = 0;
  const tell = (mistake: Skipped): void => {
    wrong += 1;
    if (mistakes.length < MOST_KEPT) mistakes.push(mistake);
    onSkipped?.(mistake);
  };
  const tally = { taken: 0, skipped: 0 };
  for await (const product of takeIn(pieces, tally, { mistakes: () => "skip", onSkipped: tell })) {
    if (!("message" in product)) products += 1;
  }
  if (products === 0 && wrong === 0) {
    tell({ line: 1, reason: "bad-value", message: "the feed has no products", variants: 0 });
  }
  // A product's own mistakes are found when its last line was read.
  mistakes.sort((one, other) => one.line - other.line);
  return { products, variants: tally.taken, wrong, mistakes };
}
