// Saved addresses of an account. Exactly one is the default if there are any. Operations reach only the given account's
// addresses.

import { randomUUID } from "node:crypto";
import { and, asc, desc, eq, sql } from "drizzle-orm";
import {
  ADDRESS_FIELDS,
  addressProblems,
  postalCodeIn,
  tidyAddress,
  type Address,
  type AddressField,
  type AddressProblem,
} from "#catalogue";
import type { Database, Sql } from "#commerce/database";
import type { Accounts } from "./accounts.ts";
import { accountTable, addressTable } from "./tables.ts";
import { isId } from "./tokens.ts";

export const MAX_ADDRESSES = 20;

export interface SavedAddress extends Address {
  readonly id: string;
  readonly isDefault: boolean;
}

export type AddressForm = Partial<Record<AddressField, string>> & { readonly isDefault?: boolean };

interface InvalidAddress {
  readonly kind: "invalid";
  readonly problems: Partial<Record<AddressField, AddressProblem>>;
}
export type AddressResult =
  | { readonly kind: "saved"; readonly id: string }
  | InvalidAddress
  | { readonly kind: "too-many" }
  | { readonly kind: "no-such-address" };

/** Default address first, then oldest first. Postal codes are in the form of their post, also if they were saved in another one. */
export async function listAddresses(
  { database }: Pick<Accounts, "database">,
  accountId: string,
): Promise<SavedAddress[]> {
  const saved = await database.sql
    .select(COLUMNS)
    .from(addressTable)
    .where(eq(addressTable.accountId, accountId))
    .orderBy(desc(addressTable.isDefault), asc(addressTable.createdAt), asc(addressTable.id));
  return saved.map((one) => ({ ...one, postalCode: postalCodeIn(one.country, one.postalCode) }));
}

/** Adds an address, or updates the one with the given id. */
export async function saveAddress(
  { database, now }: Accounts,
  accountId: string,
  form: AddressForm,
  id?: string,
): Promise<AddressResult> {
  const address = tidyAddress(form);
  const problems = addressProblems(address);
  if (Object.keys(problems).length > 0) return { kind: "invalid", problems };
  if (id !== undefined && !isId(id)) return { kind: "no-such-address" };
  return database.sql.transaction(async (tx): Promise<AddressResult> => {
    const saved = await lockAddresses(tx, accountId);
    const before = saved.find((one) => one.id === id);
    if (id !== undefined && !before) return { kind: "no-such-address" };
    if (!before && saved.length >= MAX_ADDRESSES) return { kind: "too-many" };
    const isDefault = form.isDefault === true || before?.isDefault === true || saved.length === 0;
    if (isDefault) await unsetDefault(tx, accountId);
    if (before) {
      await tx
        .update(addressTable)
        .set({ ...address, isDefault })
        .where(isOf(accountId, before.id));
      return { kind: "saved", id: before.id };
    }
    const row = { id: randomUUID(), accountId, ...address, isDefault, createdAt: now() };
    await tx.insert(addressTable).values(row);
    return { kind: "saved", id: row.id };
  });
}

/** Adds an address that was used in an order, unless the account has it or has no room. */
export async function addUsedAddress(tx: Sql, accountId: string, address: Address, at: Date): Promise<void> {
  const saved = await lockAddresses(tx, accountId);
  if (saved.length >= MAX_ADDRESSES) return;
  const isSaved = await tx.$count(
    addressTable,
    and(
      eq(addressTable.accountId, accountId),
      ...ADDRESS_FIELDS.map((field) => eq(addressTable[field], address[field])),
    ),
  );
  if (isSaved > 0) return;
  const row = { id: randomUUID(), accountId, ...tidyAddress(address), isDefault: saved.length === 0, createdAt: at };
  await tx.insert(addressTable).values(row);
}

/** Remembers the choice for the account's next checkout. */
export async function rememberSaving(
  { sql: client }: Database,
  accountId: string,
  savesAddresses: boolean,
): Promise<void> {
  await client.update(accountTable).set({ savesAddresses }).where(eq(accountTable.id, accountId));
}

/** If the default address is deleted, the oldest of the others becomes the default. */
export async function deleteAddress(
  { database }: Accounts,
  accountId: string,
  id: string,
): Promise<"deleted" | "no-such-address"> {
  return database.sql.transaction(async (tx) => {
    const saved = await lockAddresses(tx, accountId);
    const deleted = saved.find((one) => one.id === id);
    if (!deleted) return "no-such-address";
    await tx.delete(addressTable).where(isOf(accountId, deleted.id));
    const next = saved.find((one) => one.id !== id);
    if (deleted.isDefault && next) {
      await tx.update(addressTable).set({ isDefault: true }).where(isOf(accountId, next.id));
    }
    return "deleted";
  });
}

export async function setDefaultAddress(
  { database }: Accounts,
  accountId: string,
  id: string,
): Promise<"changed" | "no-such-address"> {
  return database.sql.transaction(async (tx) => {
    const saved = await lockAddresses(tx, accountId);
    if (!saved.some((one) => one.id === id)) return "no-such-address";
    await unsetDefault(tx, accountId);
    await tx.update(addressTable).set({ isDefault: true }).where(isOf(accountId, id));
    return "changed";
  });
}

const COLUMNS = {
  id: addressTable.id,
  isDefault: addressTable.isDefault,
  ...(Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, addressTable[field]])) as Pick<
    typeof addressTable,
    AddressField
  >),
};

/** Locks the account's row, so that concurrent changes keep one default and respect the maximum. */
async function lockAddresses(tx: Sql, accountId: string): Promise<{ id: string; isDefault: boolean }[]> {
  await tx
    .select({ one: sql`1` })
    .from(accountTable)
    .where(eq(accountTable.id, accountId))
    .for("no key update");
  return tx
    .select({ id: addressTable.id, isDefault: addressTable.isDefault })
    .from(addressTable)
    .where(eq(addressTable.accountId, accountId))
    .orderBy(asc(addressTable.createdAt), asc(addressTable.id));
}

const unsetDefault = (tx: Sql, accountId: string) =>
  tx
    .update(addressTable)
    .set({ isDefault: false })
    .where(and(eq(addressTable.accountId, accountId), eq(addressTable.isDefault, true)));

const isOf = (accountId: string, id: string) => and(eq(addressTable.accountId, accountId), eq(addressTable.id, id));
