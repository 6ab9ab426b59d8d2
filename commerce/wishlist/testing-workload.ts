// For tests: what a shopper does to their list step after step, the same for the process that does it and for whoever looks at
// what was kept when that process was killed.

export const WORKERS = 4;
/** Products that each shopper has for themselves. */
export const OWN_PRODUCTS = 100;

export type WorkStep =
  | { readonly kind: "add" | "remove"; readonly productId: string }
  /** The list goes into the account's, and a new one begins. */
  | { readonly kind: "merge" };

/** Three products come, one goes, and after every twelve steps the list is merged. */
export function workStep(worker: number, index: number): WorkStep {
  if (index % 13 === 12) return { kind: "merge" };
  const number = (at: number) => `p${worker * OWN_PRODUCTS + (at % OWN_PRODUCTS) + 1}`;
  return index % 4 === 3 ? { kind: "remove", productId: number(index - 2) } : { kind: "add", productId: number(index) };
}

/** What a shopper's lists hold together after so many steps. */
export function afterSteps(worker: number, steps: number): ReadonlySet<string> {
  const held = new Set<string>();
  for (let index = 0; index < steps; index++) {
    const step = workStep(worker, index);
    if (step.kind === "add") held.add(step.productId);
    // A product of an earlier list is in the account's by now, where this shopper takes nothing off.
    if (step.kind === "remove" && !isMergedBetween(index - 2, index)) held.delete(step.productId);
  }
  return held;
}

const isMergedBetween = (from: number, to: number): boolean =>
  Math.floor((from + 1) / 13) !== Math.floor((to + 1) / 13);
