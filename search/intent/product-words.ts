// The words that meanings find a product by: those of its title, colours, options, type and facts, in the singular.

import { LRUCache } from "lru-cache";
import type { Facts, FeedRow } from "#catalogue";
import { words } from "../engine/text/analyse.ts";
import { singular } from "../engine/text/singular.ts";

/** Tab-separated; of at least one row. */
export function wordsOfProduct(rows: readonly FeedRow[], facts: Facts): string {
  const first = rows[0]!;
  const texts = [
    first.title,
    first.product_type,
    ...new Set(rows.flatMap(({ color, designercolor, options }) => [color, designercolor, options])),
    ...Object.values(facts).flat(),
    ...(first.body_html?.match(MADE_OF) ?? []),
  ];
  return [...new Set(texts.flatMap((text) => singularsIn(text ?? "")))].join("\t");
}

function singularsIn(text: string): readonly string[] {
  const known = SINGULARS.get(text);
  if (known) return known;
  const found = words(text).map(singular);
  SINGULARS.set(text, found);
  return found;
}

/** Many products have the same colours, types and facts. */
const SINGULARS = new LRUCache<string, readonly string[]>({ max: 2_000 });

/** Qualities of materials that compositions state: "100% organic cotton". */
const MADE_OF =
  /\b(?:organic|recycled)(?= (?:cotton|wool|cashmere|silk|linen|nylon|polyester|polyamide|leather|denim|rubber))/giu;
