// Applies the merchant's rules to a search: what they do to it, and in which order.

import type { Database } from "#commerce/database";
import { decide, type Decision, NO_RULES, type Occasion, readRules, type View } from "#commerce/merchandising";
import type { Browsing } from "../context.ts";

export interface RuleSource {
  readonly database: Database;
  readonly onError: (error: unknown) => void;
  /** "live" by default. */
  readonly view?: View | undefined;
}

/** Rules that cannot be read cost only themselves. */
export async function decisionIn(
  { database, onError, view = "live" }: RuleSource,
  occasion: Omit<Occasion, "now">,
): Promise<Decision> {
  let rules = NO_RULES;
  try {
    rules = await readRules(database, view);
  } catch (error) {
    onError(new Error("The merchandising rules cannot be read.", { cause: error }));
  }
  return decide(rules, { ...occasion, now: Date.now() });
}

/** Applies the merchant's rules to a visitor's search. */
export const decisionFor = (
  { shop: { database }, visitor, onError }: Browsing,
  occasion: Pick<Occasion, "texts" | "listing" | "contexts">,
): Promise<Decision> =>
  decisionIn({ database, onError, view: visitor.rules }, { ...occasion, market: visitor.market.code });
