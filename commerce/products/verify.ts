// Looks through a feed as an import would, without a database, and tells all that is wrong with it instead of the first.

import { parseFeedLine, type FeedError, type FeedLine } from "./feed.ts";
import { findContradiction } from "./rows.ts";

export interface VerifiedFeed {
  readonly products: number;
  readonly variants: number;
  /** How many mistakes there are; of very many only the first are kept. */
  readonly wrong: number;
  readonly mistakes: readonly FeedError[];
}

const MOST_KEPT = 100;

export async function verifyFeed(lines: AsyncIterable<string> | Iterable<string>): Promise<VerifiedFeed> {
  const mistakes: FeedError[] = [];
  const seen = {
    product_id: new Map<string, number>(),
    handle: new Map<string, number>(),
    objectID: new Map<string, number>(),
  };
  let wrong = 0;
  let number = 0;
  let variants = 0;
  let first: FeedLine | undefined;
  const tell = (mistake: FeedError): void => {
    wrong += 1;
    if (mistakes.length < MOST_KEPT) mistakes.push(mistake);
  };
  const claim = (field: keyof typeof seen, line: FeedLine): void => {
    const value = line.row[field];
    const before = seen[field].get(value);
    if (before !== undefined) tell({ line: line.line, field, message: `${value} stands in line ${before} already` });
    else seen[field].set(value, line.line);
  };
  for await (const written of lines) {
    number += 1;
    if (written.trim() === "") continue;
    const line = parseFeedLine(written, number);
    if ("message" in line) {
      tell(line);
      continue;
    }
    variants += 1;
    if (first?.row.product_id === line.row.product_id) {
      const contradiction = findContradiction(first, line);
      if (contradiction) tell(contradiction);
    } else {
      first = line;
      claim("product_id", line);
      claim("handle", line);
    }
    claim("objectID", line);
  }
  if (number === 0 || (variants === 0 && wrong === 0)) tell({ line: 1, message: "the feed has no products" });
  return { products: seen.product_id.size, variants, wrong, mistakes };
}
