// Merchandising rules: what a merchant arranges in listings and searches.

export { type Applied, decide, type Decision, type Occasion, wordsOf } from "./decide.ts";
export { nextRuleChange, readRules, type StoredRule, type View } from "./live.ts";
export { Action, Condition, type Rule, RuleBody } from "./rule.ts";
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
