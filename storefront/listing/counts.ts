// How many products a listing has, in words.

import type { Paging } from "./listing-data.ts";

/** Grouped by commas on server and browser alike: 1,204. */
export const formatCount = (count: number): string => count.toLocaleString("en-US");

export const itemCount = (total: number): string => (total === 1 ? "1 item" : `${formatCount(total)} items`);

/** "48 of 1,204" on the first page, "49–96 of 1,204" on a later one. */
export const pageCount = ({ first, last, total }: Paging): string =>
  `${first > 1 ? `${formatCount(first)}–` : ""}${formatCount(last)} of ${formatCount(total)}`;
