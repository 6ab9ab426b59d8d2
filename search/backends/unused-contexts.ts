// Rule contexts in backends without merchandising rules: accepted, and reported as unused.

import { LIMITS, type SearchQuery, type SearchResult } from "../query.ts";

export const unusedContexts = ({ ruleContexts = [] }: SearchQuery): Pick<SearchResult, "unusedRuleContexts"> =>
  ruleContexts.length === 0 ? {} : { unusedRuleContexts: ruleContexts.slice(0, LIMITS.ruleContexts) };
