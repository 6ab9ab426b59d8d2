// The addresses that an account keeps: one is the default while there is any. Each operation names the account that asks, and
// reaches no other's.

import { randomUUID } from "node:crypto";
import { and, asc, desc, eq, sql } from "drizzle-orm";
import { addressProblems, tidyAddress, type Address, type AddressField, type AddressProblem } from "#catalogue";
import type { Sql } from "#commerce/database";
import type { Accounts } from "./accounts.ts";
import { accountTable, addressTable } from "./tables.ts";
import { isId } from "./tokens.ts";

export const MOST_ADDRESSES = 20;

export interface KeptAddress extends Address {
  readonly id: string;
  readonly isDefault: boolean;
}

export type AddressForm = Partial<Record<AddressField, string>> & { readonly isDefault?: boolean };

export interface InvalidAddress {
  readonly kind: "invalid";
  readonly problems: Partial<Record<AddressField, AddressProblem>>;
}
export type AddressResult =
  | { readonly kind: "saved"; readonly id: string }
  | InvalidAddress
  | { readonly kind: "too-many" }
  | { readonly kind: "no-such-address" };

/** The default one first, then the oldest. */
export async function listAddresses(
  { database }: Pick<Accounts, "database">,
  accountId: string,
): Promise<KeptAddress[]> {
  return database.sql
    .select(COLUMNS)
    .from(addressTable)
    .where(eq(addressTable.accountId, accountId))
    .orderBy(desc(addressTable.isDefault), asc(addressTable.createdAt), asc(addressTable.id));
}

export async function findAddress(
  { database }: Accounts,
  accountId: string,
  id: string,
): Promise<KeptAddress | undefined> {
  if (!isId(id)) return undefined;
  const [address] = await database.sql.select(COLUMNS).from(addressTable).where(isOf(accountId, id));
  return address;
}

/** Keeps a new address, or another text of one that is kept. */
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
    const kept = await lockAddresses(tx, accountId);
    const before = kept.find((one) => one.id === id);
    if (id !== undefined && !before) return { kind: "no-such-address" };
    if (!before && kept.length >= MOST_ADDRESSES) return { kind: "too-many" };
    const isDefault = form.isDefault === true || before?.isDefault === true || kept.length === 0;
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

/** When the default one goes, the oldest that is left takes its place. */
export async function deleteAddress(
  { database }: Accounts,
  accountId: string,
  id: string,
): Promise<"deleted" | "no-such-address"> {
  return database.sql.transaction(async (tx) => {
    const kept = await lockAddresses(tx, accountId);
    const gone = kept.find((one) => one.id === id);
    if (!gone) return "no-such-address";
    await tx.delete(addressTable).where(isOf(accountId, gone.id));
    const next = kept.find((one) => one.id !== id);
    if (gone.isDefault && next) {
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
    const kept = await lockAddresses(tx, accountId);
    if (!kept.some((one) => one.id === id)) return "no-such-address";
    await unsetDefault(tx, accountId);
    await tx.update(addressTable).set({ isDefault: true }).where(isOf(accountId, id));
    return "changed";
  });
}

const COLUMNS = {
  id: addressTable.id,
  isDefault: addressTable.isDefault,
  country: addressTable.country,
  firstName: addressTable.firstName,
  lastName: addressTable.lastName,
  company: addressTable.company,
  line1: addressTable.line1,
  line2: addressTable.line2,
  city: addressTable.city,
  region: addressTable.region,
  postalCode: addressTable.postalCode,
  phone: addressTable.phone,
};

/** By the account's row: two changes of the same account's addresses take turns, so that one is the default and none too many. */
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
