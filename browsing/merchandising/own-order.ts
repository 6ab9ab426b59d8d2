// The orders in which the merchant's rules arrange a list, the same for pages and every API. Pure.

import type { Sort } from "#search/query";
import { SELECTION_ATTRIBUTE } from "#search/selection";
import { NEWNESS_ATTRIBUTE } from "#search/size-run";
import type { TextSort } from "#search/state";

/** The order of text searches by default, and what the visitor typed: a text that became filters is still a search. */
interface Searched {
  readonly text: string;
  readonly textSort: TextSort;
}

/** True by relevance, in our selection, and with the newest first where that is the default. */
export const isOwnOrder = (sort: Sort | undefined, { text, textSort }: Searched): boolean =>
  sort === undefined ||
  (sort.direction === "descending" &&
    (sort.attribute === SELECTION_ATTRIBUTE || (NEWEST.has(sort.attribute) && (text === "" || textSort === "newest"))));

/** Clients name the first, pages sort by the second. */
const NEWEST: ReadonlySet<string> = new Set(["published_at", NEWNESS_ATTRIBUTE]);
