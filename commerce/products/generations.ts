// The generation of the catalogue that is on sale: its id, change position and lock.

import { eq } from "drizzle-orm";
import type { Sql } from "#commerce/database";
import { catalogueGenerationTable } from "./tables.ts";

/** A generation and the number of its last change that an index has applied, such as "7:1042". */
export type CataloguePosition = string;

export const printPosition = ({ id, sequence }: OnSale): CataloguePosition => `${id}:${sequence}`;

export function parsePosition(position: CataloguePosition): OnSale | undefined {
  const [, id, sequence] = /^(\d{1,15}):(\d{1,15})$/.exec(position) ?? [];
  return id === undefined ? undefined : { id: Number(id), sequence: Number(sequence) };
}

export interface OnSale {
  /** Id of the generation. */
  readonly id: number;
  /** Number of its last change. */
  readonly sequence: number;
}

const { id, sequence, state } = catalogueGenerationTable;

export async function findOnSale(client: Pick<Sql, "select">): Promise<OnSale | undefined> {
  const [found] = await client.select({ id, sequence }).from(catalogueGenerationTable).where(eq(state, "on-sale"));
  return found;
}

/**
 * Locks the generation on sale until the transaction ends. Every write to the catalogue starts with it; a "share" lock only
 * prevents that it is replaced.
 */
export async function lockOnSale(
  tx: Pick<Sql, "select">,
  strength: "update" | "share" = "update",
): Promise<OnSale | undefined> {
  const lock = () =>
    tx.select({ id, sequence }).from(catalogueGenerationTable).where(eq(state, "on-sale")).for(strength);
  // If the first statement waited for a new generation, it finds the old one retired and does not see the new one yet.
  return (await lock())[0] ?? (await lock())[0];
}
