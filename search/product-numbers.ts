// Product numbers: model numbers and SKUs, as printed on labels and orders. They are compared without spaces, hyphens and case.

import type { FeedRow } from "#catalogue";

/**
 * Longer numbers are compared by their beginning, which the sizes of a product share. So the index has about one word for each product,
 * not one for each variant.
 */
const COMPARED = 16;
const SHORTEST = 4;

/** The numbers of a product as they are compared, for the index; tab-separated. */
export const numbersOf = (rows: readonly Partial<Pick<FeedRow, "designermodelnumber" | "sku">>[]): string =>
  [...new Set([rows[0]?.designermodelnumber ?? "", ...rows.map(({ sku = "" }) => sku)].map(comparable))]
    .filter(isNumber)
    .join("\t");

/**
 * The number that a query may be, for a search that finds nothing as typed: "HAL27S 398264-WHIE" is "hal27s398264whie". Undefined if it
 * is ordinary text, such as "size 42 boots".
 */
export function numberIn(text: string): string | undefined {
  const words = text.trim().split(/\s+/u);
  if (words.length > 1 && words.some((word) => LETTERS.test(word))) return undefined;
  const number = comparable(text);
  return isNumber(number) ? number : undefined;
}

const comparable = (number: string): string =>
  number
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "")
    .slice(0, COMPARED);

const isNumber = (text: string): boolean => text.length >= SHORTEST && /\d/u.test(text);

/** A word of only letters that is too long for the code of a colour or size. */
const LETTERS = /^\p{L}{5,}$/u;
