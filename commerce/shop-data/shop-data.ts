// Reads and changes all parts of a shop's data together.

import { recordAudit } from "#commerce/audit";
import { ifUnchanged, inTransaction, rollBack, type Database, type Sql, type Stale } from "#commerce/database";
import type { FieldError } from "#commerce/settings";
import { PART_NAMES, PARTS } from "./parts.ts";

export interface PartError extends FieldError {
  /** Empty for the document as a whole. */
  readonly part: string;
}

export type ShopChange =
  | {
      /** "checked" for a dry run. */
      readonly kind: "changed" | "checked";
      /** Names of the parts in the document. */
      readonly parts: readonly string[];
      readonly notes: readonly PartError[];
    }
  /** Nothing was changed. */
  | { readonly kind: "invalid"; readonly errors: readonly PartError[] };

/** The parts by name, all of the same moment. */
export const readShop = (database: Database, shopId: string): Promise<Readonly<Record<string, unknown>>> =>
  inTransaction(database, (inside) => readParts(inside, shopId), "repeatable read");

async function readParts(inside: Database, shopId: string): Promise<Readonly<Record<string, unknown>>> {
  const parts: [string, unknown][] = [];
  for (const { name, read } of PARTS) parts.push([name, await read(inside, shopId)]);
  return Object.fromEntries(parts);
}

/** Changes a shop that is still the version that the change started from. */
export const changeShopOf = (
  database: Database,
  shopId: string,
  seen: string | undefined,
  change: (unchanged: Database) => Promise<ShopChange>,
): Promise<ShopChange | Stale> => {
  const read = (inside: Database) => readParts(inside, shopId);
  return ifUnchanged(database, { seen, lock: lockParts, read }, change);
};

/** In the order of a change, so that two of them do not wait for each other. */
async function lockParts(tx: Sql): Promise<void> {
  for (const { lock } of PARTS) await lock(tx);
}

/** Changes all parts that the document has, or none. `isDryRun` only checks them. */
export async function changeShop(
  database: Database,
  shopId: string,
  document: unknown,
  { isDryRun = false }: { readonly isDryRun?: boolean } = {},
): Promise<ShopChange> {
  const wrong = wrongForm(document);
  if (wrong.length > 0) return { kind: "invalid", errors: wrong };
  const given = document as Readonly<Record<string, unknown>>;
  return inTransaction<ShopChange>(database, async (inside) => {
    const named = PARTS.map(({ name }) => name).filter((name) => Object.hasOwn(given, name));
    // Before the parts, whose changes belong to this one.
    await recordAudit(inside.sql, { subject: { kind: "shop", id: shopId }, after: { parts: named } });
    const parts: string[] = [];
    const [notes, errors]: [PartError[], PartError[]] = [[], []];
    for (const { name, change } of PARTS) {
      if (!Object.hasOwn(given, name)) continue;
      parts.push(name);
      const result = await change(inside, shopId, given[name]);
      if (result.kind === "invalid") errors.push(...result.errors.map((error) => ({ part: name, ...error })));
      else notes.push(...result.notes.map((note) => ({ part: name, ...note })));
    }
    if (errors.length > 0) return rollBack({ kind: "invalid", errors });
    return isDryRun ? rollBack({ kind: "checked", parts, notes }) : { kind: "changed", parts, notes };
  });
}

function wrongForm(document: unknown): readonly PartError[] {
  if (typeof document !== "object" || document === null || Array.isArray(document)) {
    return [{ part: "", path: "", message: `must be an object with ${PART_NAMES.join(", ")}` }];
  }
  return Object.keys(document)
    .filter((name) => !PART_NAMES.includes(name))
    .map((name) => ({ part: "", path: name, message: `is not a part of a shop (${PART_NAMES.join(", ")})` }));
}
