// Merchandising contexts that pages and the API send with their searches: rules of the search service can apply to one of them.

import { LIMITS } from "#search/query";
import type { BrowsingVisitor } from "./context.ts";

export interface SearchedPage {
  /** "category" or "product". */
  readonly kinds: readonly string[];
  readonly department?: string | undefined;
}

/** As "market-de", "language-en", "device-mobile", "page-category" and "department-women". */
export const ruleContextsOf = (
  {
    market,
    language,
    isMobile,
    ruleContexts = [],
  }: Pick<BrowsingVisitor, "market" | "language" | "isMobile" | "ruleContexts">,
  { kinds, department }: SearchedPage,
): readonly string[] =>
  [
    `market-${market.code}`,
    `language-${language}`,
    ...(isMobile === undefined ? [] : [`device-${isMobile ? "mobile" : "desktop"}`]),
    ...(department ? [`department-${department}`] : []),
    ...kinds.map((kind) => `page-${kind}`),
    ...ruleContexts,
  ].slice(0, LIMITS.ruleContexts);
