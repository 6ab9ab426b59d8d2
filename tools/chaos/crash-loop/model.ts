// The possible catalogues after a kill: all acknowledged changes, and any number of the pending ones in order, or all or nothing of
// a pending import.

import type { FeedRow } from "#catalogue";
import { applyChanges } from "../../../commerce/products/apply-changes.ts";
import type { CatalogueChange } from "#commerce/products";

export type Catalogue = ReadonlyMap<string, readonly FeedRow[]>;

/** The acknowledged catalogue, and the request that was not acknowledged yet. */
export interface Expectation {
  readonly acknowledged: Catalogue;
  readonly pending: { readonly kind: "changes"; readonly changes: readonly CatalogueChange[] } | Import | undefined;
}

interface Import {
  readonly kind: "import";
  readonly catalogue: Catalogue;
}

export function applied(catalogue: Catalogue, changes: readonly CatalogueChange[]): Catalogue {
  const result = applyChanges(catalogue, changes);
  if (result.kind !== "applied") throw new Error(`The workload made an invalid change: ${JSON.stringify(result)}`);
  const next = new Map(catalogue);
  for (const [id, rows] of result.products) {
    if (rows === undefined) next.delete(id);
    else next.set(id, rows);
  }
  return next;
}

/** Number of pending changes that were applied (an import counts as one), or a sentence if the catalogue is not possible. */
export function compare({ acknowledged, pending }: Expectation, actual: Catalogue): number | string {
  const found = new Map([...actual].map(([id, rows]) => [id, canonical(rows)]));
  const first = differences(acknowledged, found);
  if (first.size === 0) return 0;
  if (pending?.kind === "import" && differences(pending.catalogue, found).size === 0) return 1;
  if (pending?.kind === "changes") {
    let catalogue = acknowledged;
    for (const [index, change] of pending.changes.entries()) {
      catalogue = applied(catalogue, [change]);
      if (differences(catalogue, found).size === 0) return index + 1;
    }
  }
  const [id] = first;
  return `${first.size} of ${acknowledged.size} products are not as acknowledged (${actual.size} exist), for example ${id}`;
}

function differences(expected: Catalogue, found: ReadonlyMap<string, string>): Set<string> {
  const different = new Set<string>();
  for (const [id, rows] of expected) if (found.get(id) !== canonical(rows)) different.add(id);
  for (const id of found.keys()) if (!expected.has(id)) different.add(id);
  return different;
}

const cache = new WeakMap<readonly FeedRow[], string>();

function canonical(rows: readonly FeedRow[]): string {
  const found = cache.get(rows) ?? JSON.stringify(rows.map((row) => Object.entries(row).toSorted()));
  cache.set(rows, found);
  return found;
}
