// The words that meanings find a product by: those of its title, colours, options, type and facts, in the singular.

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
  return [...new Set(texts.flatMap((text) => words(text ?? "")).map(singular))].join("\t");
}

/** Qualities of materials that compositions state: "100% organic cotton". */
const MADE_OF =
  /\b(?:organic|recycled)(?= (?:cotton|wool|cashmere|silk|linen|nylon|polyester|polyamide|leather|denim|rubber))/giu;
