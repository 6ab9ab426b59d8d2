// Deterministic workload of the crash test, shared by the process that is killed and the test that checks what it stored.

export const WORKERS = 4;
/** Number of products that only one shopper uses. */
export const OWN_PRODUCTS = 100;

export type WorkStep =
  | { readonly kind: "add" | "remove"; readonly productId: string }
  /** Reconciles the list and creates a new one. */
  | { readonly kind: "merge" };

/** Three additions, one removal, and a merge after every twelve steps. */
export function workStep(worker: number, index: number): WorkStep {
  if (index % 13 === 12) return { kind: "merge" };
  const number = (at: number) => `p${worker * OWN_PRODUCTS + (at % OWN_PRODUCTS) + 1}`;
  return index % 4 === 3 ? { kind: "remove", productId: number(index - 2) } : { kind: "add", productId: number(index) };
}

/** Products on all of a shopper's lists after this many steps. */
export function afterSteps(worker: number, steps: number): ReadonlySet<string> {
  const products = new Set<string>();
  for (let index = 0; index < steps; index++) {
    const step = workStep(worker, index);
    if (step.kind === "add") products.add(step.productId);
    // A product of an earlier list was merged into the account's, from which this shopper removes nothing.
    if (step.kind === "remove" && !isMergedBetween(index - 2, index)) products.delete(step.productId);
  }
  return products;
}

const isMergedBetween = (from: number, to: number): boolean =>
  Math.floor((from + 1) / 13) !== Math.floor((to + 1) / 13);
