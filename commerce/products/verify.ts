// Checks a feed without a database and reports all mistakes.

import { acceptProducts, type FeedPiece, type Skipped, type SkipOptions } from "./skipped.ts";

export interface VerifiedFeed {
  readonly products: number;
  readonly variants: number;
  /** Number of mistakes; `mistakes` contains only the first of them. */
  readonly wrong: number;
  readonly mistakes: readonly Skipped[];
}

const MAX_MISTAKES = 100;

export async function verifyFeed(
  pieces: AsyncIterable<FeedPiece>,
  { onSkipped, onAccepted }: Pick<SkipOptions, "onSkipped" | "onAccepted"> = {},
): Promise<VerifiedFeed> {
  const mistakes: Skipped[] = [];
  let wrong = 0;
  let products = 0;
  const report = (mistake: Skipped): void => {
    wrong += 1;
    if (mistakes.length < MAX_MISTAKES) mistakes.push(mistake);
    onSkipped?.(mistake);
  };
  const tally = { accepted: 0, skipped: 0 };
  for await (const product of acceptProducts(pieces, tally, {
    mistakes: () => "skip",
    onSkipped: report,
    onAccepted,
  })) {
    if (!("message" in product)) products += 1;
  }
  if (products === 0 && wrong === 0) {
    report({ line: 0, reason: "bad-value", message: "has no products", variants: 0 });
  }
  // A product's mistakes are reported after its last line, so they may be out of order.
  mistakes.sort((one, other) => one.line - other.line);
  return { products, variants: tally.accepted, wrong, mistakes };
}
