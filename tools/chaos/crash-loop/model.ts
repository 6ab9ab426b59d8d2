// What the catalogue must be after a kill: everything acknowledged, and of what was under way a beginning that ends between
// two changes, or for an import all or nothing.

import type { FeedRow } from "#catalogue";
import { applyChanges } from "../../../commerce/products/apply-changes.ts";
import type { CatalogueChange } from "#commerce/products";

export type Catalogue = ReadonlyMap<string, readonly FeedRow[]>;

/** The catalogue as it was acknowledged, and what was asked for after that without an answer. */
export interface Expectation {
  readonly acknowledged: Catalogue;
  readonly underWay: { readonly kind: "changes"; readonly changes: readonly CatalogueChange[] } | Import | undefined;
}

interface Import {
  readonly kind: "import";
  readonly catalogue: Catalogue;
}

export function applied(catalogue: Catalogue, changes: readonly CatalogueChange[]): Catalogue {
  const result = applyChanges(catalogue, changes);
  if (result.kind === "bad-change") throw new Error(`The workload made a wrong change: ${result.error.message}`);
  const next = new Map(catalogue);
  for (const [id, rows] of result.products) {
    if (rows === undefined) next.delete(id);
    else next.set(id, rows);
  }
  return next;
}

/** How many of the changes under way were made (an import counts as one); a sentence when the catalogue is none it may be. */
export function compare({ acknowledged, underWay }: Expectation, actual: Catalogue): number | string {
  const found = new Map([...actual].map(([id, rows]) => [id, canonical(rows)]));
  const first = differences(acknowledged, found);
  if (first.size === 0) return 0;
  if (underWay?.kind === "import" && differences(underWay.catalogue, found).size === 0) return 1;
  if (underWay?.kind === "changes") {
    let catalogue = acknowledged;
    for (const [index, change] of underWay.changes.entries()) {
      catalogue = applied(catalogue, [change]);
      if (differences(catalogue, found).size === 0) return index + 1;
    }
  }
  const [id] = first;
  return `${first.size} of ${acknowledged.size} products are not as acknowledged (${actual.size} are there), ${id} for one`;
}

function differences(expected: Catalogue, found: ReadonlyMap<string, string>): Set<string> {
  const different = new Set<string>();
  for (const [id, rows] of expected) if (found.get(id) !== canonical(rows)) different.add(id);
  for (const id of found.keys()) if (!expected.has(id)) different.add(id);
  return different;
}

const known = new WeakMap<readonly FeedRow[], string>();

function canonical(rows: readonly FeedRow[]): string {
  const found = known.get(rows) ?? JSON.stringify(rows.map((row) => Object.entries(row).toSorted()));
  known.set(rows, found);
  return found;
}
