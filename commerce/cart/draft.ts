// A sample cart for previews: the shop's pages read it from a copy of the database.

import type { Database } from "#commerce/database";

export interface DraftCart {
  /** SKU or id of a variant, or handle or id of a product; empty for the first product in stock. */
  readonly item: string;
  readonly quantity: number;
  /** Called if the shop does not sell the item to the viewer, who then has an empty cart. */
  readonly onMissing: () => void;
}

const DRAFTS = new WeakMap<Database, DraftCart>();

/** The same database with one cart, which every visitor has. */
export function withDraftCart(database: Database, draft: DraftCart): Database {
  const copy = { ...database };
  DRAFTS.set(copy, draft);
  return copy;
}

export const draftCartOf = (database: Database): DraftCart | undefined => DRAFTS.get(database);
