// The passkeys of an account: added, renamed and removed by its owner.

import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Sql } from "#commerce/database";
import { FACTS, readSetting } from "#commerce/settings";
import { creationOptions, readPasskeyAnswer, relyingParty, verifyCreation } from "#commerce/two-factor";
import type { Accounts, Caller } from "./accounts.ts";
import { countAttempts, type Limited } from "./attempts.ts";
import { isConfirmed, type Unconfirmed } from "./confirm-owner.ts";
import { lockAccount } from "./lock-account.ts";
import { createChallenge, takeChallenge } from "./passkey-challenges.ts";
import { giveFirstCodes } from "./recovery-codes.ts";
import { LIMITS, MAX_PASSKEYS } from "./rules.ts";
import { dropUselessCodes, reportChange } from "./second-factor.ts";
import { passkeyTable } from "./tables.ts";
import { singleLine } from "./text.ts";
import { isId } from "./tokens.ts";

/** The shop's address has no passkeys: it is an IP address, or has no TLS. */
export interface NoPasskeys {
  readonly kind: "unavailable";
}

type BeginPasskeyResult =
  /** For the browser's `navigator.credentials.create`. */
  | { readonly kind: "options"; readonly options: Awaited<ReturnType<typeof creationOptions>> }
  | { readonly kind: "full" }
  | NoPasskeys
  | Limited
  | Unconfirmed;

export async function beginPasskey(
  accounts: Accounts,
  { id, email }: { readonly id: string; readonly email: string },
  caller: Caller,
): Promise<BeginPasskeyResult> {
  const { database } = accounts;
  const now = accounts.now();
  const party = relyingParty(accounts.origin);
  if (!party) return { kind: "unavailable" };
  if (!(await isConfirmed(accounts, id, caller))) return { kind: "unconfirmed" };
  const limited = await countAttempts(database.sql, [{ limit: LIMITS.passkeyFrom, subject: caller.network }], now);
  if (limited) return limited;
  const existing = await listCredentials(database.sql, id);
  if (existing.length >= MAX_PASSKEYS) return { kind: "full" };
  const { name: shop } = await readSetting(database.sql, FACTS);
  const challenge = await createChallenge(database.sql, { purpose: "add", accountId: id }, now);
  return { kind: "options", options: await creationOptions(party, { shop, user: { id, email }, challenge, existing }) };
}

type AddPasskeyResult =
  /** Recovery codes to show once; none if the account has some. */
  | { readonly kind: "added"; readonly codes: readonly string[] }
  /** The answer is not genuine, or came too late. */
  | { readonly kind: "refused" | "full" }
  | NoPasskeys
  | Unconfirmed;

/** `answer` is the credential that the browser made, as JSON. */
export async function addPasskey(
  accounts: Accounts,
  accountId: string,
  { answer, name }: { readonly answer: unknown; readonly name: string },
  caller: Caller,
): Promise<AddPasskeyResult> {
  const { database } = accounts;
  const now = accounts.now();
  const party = relyingParty(accounts.origin);
  if (!party) return { kind: "unavailable" };
  if (!(await isConfirmed(accounts, accountId, caller))) return { kind: "unconfirmed" };
  const given = readPasskeyAnswer(answer);
  if (!given || !(await takeChallenge(database.sql, given.challenge, { purpose: "add", accountId }, now))) {
    return { kind: "refused" };
  }
  const credential = await verifyCreation(party, given);
  if (!credential) return { kind: "refused" };
  const result = await database.sql.transaction(async (tx): Promise<AddPasskeyResult> => {
    // Passkeys that are added at the same time wait, so that their number stays limited.
    if (!(await lockAccount(tx, accountId))) return { kind: "refused" };
    const count = await tx.$count(passkeyTable, eq(passkeyTable.accountId, accountId));
    if (count >= MAX_PASSKEYS) return { kind: "full" };
    const { id: credentialId, publicKey, counter, transports } = credential;
    const shown = PasskeyName.parse(name) || "Passkey";
    const added = await tx
      .insert(passkeyTable)
      .values({
        id: randomUUID(),
        accountId,
        credentialId,
        publicKey,
        counter,
        transports: [...transports],
        name: shown,
        createdAt: now,
      })
      // A credential belongs to one account, and a copied id does not take it over.
      .onConflictDoNothing({ target: passkeyTable.credentialId })
      .returning({ id: passkeyTable.id });
    if (added.length === 0) return { kind: "refused" };
    await reportChange(tx, accounts, accountId, { kind: "passkey-added", name: shown }, caller);
    return { kind: "added", codes: await giveFirstCodes(tx, accountId) };
  });
  if (result.kind === "added") accounts.onMail();
  return result;
}

/** Does nothing for a passkey of another account, and for an empty name. */
export async function renamePasskey(
  accounts: Accounts,
  accountId: string,
  { id, name }: { readonly id: string; readonly name: string },
  caller: Caller,
): Promise<{ readonly kind: "renamed" | "none" } | Unconfirmed> {
  if (!(await isConfirmed(accounts, accountId, caller))) return { kind: "unconfirmed" };
  const shown = PasskeyName.parse(name);
  if (!isId(id) || shown === "") return { kind: "none" };
  const renamed = await accounts.database.sql
    .update(passkeyTable)
    .set({ name: shown })
    .where(isPasskeyOf(accountId, id))
    .returning({ id: passkeyTable.id });
  return { kind: renamed.length > 0 ? "renamed" : "none" };
}

export async function removePasskey(
  accounts: Accounts,
  accountId: string,
  id: string,
  caller: Caller,
): Promise<{ readonly kind: "removed" | "none" } | Unconfirmed> {
  if (!(await isConfirmed(accounts, accountId, caller))) return { kind: "unconfirmed" };
  if (!isId(id)) return { kind: "none" };
  const isRemoved = await accounts.database.sql.transaction(async (tx) => {
    if (!(await lockAccount(tx, accountId))) return false;
    const [removed] = await tx
      .delete(passkeyTable)
      .where(isPasskeyOf(accountId, id))
      .returning({ name: passkeyTable.name });
    if (!removed) return false;
    await dropUselessCodes(tx, accountId);
    await reportChange(tx, accounts, accountId, { kind: "passkey-removed", name: removed.name }, caller);
    return true;
  });
  if (!isRemoved) return { kind: "none" };
  accounts.onMail();
  return { kind: "removed" };
}

/** The account's passkeys: a sign-in requests one of them, and a device that has one does not make another. */
export const listCredentials = (client: Sql, accountId: string) =>
  client
    .select({ id: passkeyTable.credentialId, transports: passkeyTable.transports })
    .from(passkeyTable)
    .where(eq(passkeyTable.accountId, accountId));

/** Cut, because browsers describe themselves at any length. */
const PasskeyName = singleLine(10_000)
  .transform((name) => [...name].slice(0, MAX_NAME_LENGTH).join(""))
  .catch("");
const MAX_NAME_LENGTH = 60;

const isPasskeyOf = (accountId: string, id: string) =>
  and(eq(passkeyTable.accountId, accountId), eq(passkeyTable.id, id));
