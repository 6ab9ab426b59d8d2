// Applies the merchant's rules to a visitor's search.

import { decide, type Decision, type Occasion, readRules } from "#commerce/merchandising";
import type { Browsing } from "../context.ts";

/** Rules that cannot be read cost only themselves. */
export async function decisionFor(
  { shop, visitor, onError }: Browsing,
  { texts, listing, contexts }: Pick<Occasion, "texts" | "listing" | "contexts">,
): Promise<Decision> {
  let rules: Awaited<ReturnType<typeof readRules>> = [];
  try {
    rules = await readRules(shop.database, visitor.rules ?? "live");
  } catch (error) {
    onError(new Error("The merchandising rules cannot be read.", { cause: error }));
  }
  return decide(rules, { texts, listing, market: visitor.market.code, contexts, now: Date.now() });
}
