// The generation on sale: which it is, where its changes stand, and the lock that makes its writers take turns.

import { eq } from "drizzle-orm";
import type { Sql } from "#commerce/database";
import { catalogueGenerationTable } from "./tables.ts";

/** A generation and the number of a change in it, "7:1042": what an index has seen. */
export type CataloguePosition = string;

export const printPosition = ({ id, sequence }: OnSale): CataloguePosition => `${id}:${sequence}`;

export function parsePosition(position: CataloguePosition): OnSale | undefined {
  const [, id, sequence] = /^(\d{1,15}):(\d{1,15})$/.exec(position) ?? [];
  return id === undefined ? undefined : { id: Number(id), sequence: Number(sequence) };
}

export interface OnSale {
  /** Of the generation. */
  readonly id: number;
  /** Of its last change; 0 as imported. */
  readonly sequence: number;
}

const { id, sequence, state } = catalogueGenerationTable;

export async function findOnSale(client: Pick<Sql, "select">): Promise<OnSale | undefined> {
  const [found] = await client.select({ id, sequence }).from(catalogueGenerationTable).where(eq(state, "on-sale"));
  return found;
}

/**
 * The same, kept from changing until the transaction ends; whoever writes to the catalogue begins with it. Those that only
 * need it to stay share it: they wait for no other but a writer.
 */
export async function lockOnSale(
  tx: Pick<Sql, "select">,
  strength: "update" | "share" = "update",
): Promise<OnSale | undefined> {
  const lock = () =>
    tx.select({ id, sequence }).from(catalogueGenerationTable).where(eq(state, "on-sale")).for(strength);
  // Having waited for a change of generations, the first statement finds the old one no longer on sale and does not see the
  // new one, which the second does.
  return (await lock())[0] ?? (await lock())[0];
}
