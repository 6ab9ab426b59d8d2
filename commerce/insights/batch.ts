// Additions that are added up in memory until they are written together.

import type { Addition, Figure, Figures, InsightKey } from "./event.ts";

export interface Batch {
  /** False if it is full and has no row of this key. */
  readonly add: (addition: Addition) => boolean;
  /** Adds up all of them. */
  readonly additions: () => readonly Addition[];
  readonly size: () => number;
}

export function createBatch(limit = Infinity): Batch {
  const rows = new Map<string, { readonly key: InsightKey; readonly figures: Partial<Record<Figure, number>> }>();
  return {
    add: ({ figures, ...key }) => {
      const id = JSON.stringify([key.subject, key.day, key.name, key.market, key.device, key.currency]);
      const known = rows.get(id);
      if (!known && rows.size >= limit) return false;
      const row = known ?? { key, figures: {} };
      if (!known) rows.set(id, row);
      addUp(row.figures, figures);
      return true;
    },
    additions: () => [...rows.values()].map(({ key, figures }) => ({ ...key, figures })),
    size: () => rows.size,
  };
}

/** Rows of the same key become one. */
export function addedUp(additions: Iterable<Addition>): readonly Addition[] {
  const batch = createBatch();
  for (const addition of additions) batch.add(addition);
  return batch.additions();
}

function addUp(sums: Partial<Record<Figure, number>>, figures: Figures): void {
  for (const [name, value] of Object.entries(figures)) sums[name as Figure] = (sums[name as Figure] ?? 0) + value;
}
