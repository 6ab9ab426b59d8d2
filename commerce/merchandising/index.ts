// Merchandising rules: what a merchant arranges in listings and searches.

export { type Applied, decide, type Decision, type Occasion } from "./decide.ts";
export { nextRuleChange, readRules, type View } from "./live.ts";
export { NO_RULES, type RuleBook, ruleBookOf, wordsOf } from "./rule-book.ts";
export { Action, Condition, type Rule, RuleBody, type StoredRule } from "./rule.ts";
export {
  createRule,
  deleteRule,
  discardDraft,
  findRule,
  listRules,
  MOST_RULES,
  publishRule,
  type RuleChange,
  saveDraft,
} from "./store.ts";
