// Groups the lines of a feed into products. The lines of a product are consecutive and agree on shared fields.

import type { PriceList } from "#catalogue";
import { parseFeedRow, parseJson, type FeedError, type FeedLine } from "./feed.ts";
import { parseSibling, type ParsedLine } from "./feed-sibling.ts";
import { findContradiction } from "./rows.ts";
import type { FeedPiece, Skipped } from "./skipped.ts";

/** Invalid lines are left out of their product. `lists` are the price lists of the shop. */
export async function* feedProducts(
  lines: AsyncIterable<string> | Iterable<string>,
  lists?: readonly PriceList[],
): AsyncGenerator<FeedPiece> {
  let group: FeedLine[] = [];
  let number = 0;
  let before: ParsedLine | undefined;
  for await (const written of lines) {
    number += 1;
    if (written.trim() === "") continue;
    const value = parseJson(written, number);
    const line = "message" in value ? value : parseAfter(value.json, number, before, lists);
    before = "json" in value && "row" in line ? { json: value.json as object, line } : undefined;
    if ("message" in line) {
      yield asSkipped(line);
      continue;
    }
    const first = group[0];
    if (first !== undefined && first.row.product_id !== line.row.product_id) {
      yield group;
      group = [];
    } else if (first !== undefined) {
      const contradiction = findContradiction(first, line);
      if (contradiction !== undefined) {
        yield asSkipped(contradiction, first.row.handle);
        continue;
      }
    }
    group.push(line);
  }
  if (group.length > 0) yield group;
}

const parseAfter = (
  json: unknown,
  line: number,
  before: ParsedLine | undefined,
  lists: readonly PriceList[] | undefined,
): FeedLine | FeedError => (before && parseSibling(json, line, before)) ?? parseFeedRow(json, line, lists);

const asSkipped = (error: FeedError, product?: string): Skipped => ({
  ...error,
  reason: "bad-value",
  ...(product !== undefined && { product }),
  variants: 1,
});
