// Invitations to work in the shop: links that work once and expire after three days. The first owner's link is printed at the start.

import { randomUUID } from "node:crypto";
import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { actAs, recordAudit } from "#commerce/audit";
import { createToken, hashOf, isToken, newPassword } from "#commerce/accounts";
import { DEFAULTS, languageOf } from "#catalogue";
import { isUuid, type Database, type Sql } from "#commerce/database";
import { EmailAddress, enqueueMail, mailLanguage } from "#commerce/mail";
import { recordSecurityEvent } from "#commerce/security";
import { lackingOf, mayManage, type Markets } from "./grants.ts";
import { holdOperator } from "./hold-operator.ts";
import { linkAttempts, lockedBy } from "./limits.ts";
import { invitationMail } from "./mails.ts";
import type { LinkOperation } from "./operations.ts";
import type { Operator } from "./operator.ts";
import { ROLES, type Permission, type Role } from "./permissions.ts";
import { startStaffSession } from "./staff-sessions.ts";
import type { StaffDevice, StaffLocked, StaffParts, StaffSignedIn, WeakPassword } from "./staff.ts";
import { staffInvitationTable, staffTable } from "./tables.ts";

const INVITATION_MS = 72 * 3_600_000;
/** The operator of the first owner's invitation. */
const START = { id: "start", name: "the start of the shop" } as const;

export interface NewInvitation {
  readonly email: string;
  readonly role: Role;
  readonly markets: Markets;
  /** Language of the mail; English by default. */
  readonly language?: string | undefined;
}

export type InviteResult =
  /** The token, and the link that contains it, are shown once. */
  | {
      readonly kind: "invited";
      readonly id: string;
      readonly token: string;
      readonly href: string;
      readonly expiresAt: Date;
    }
  | { readonly kind: "not-permitted"; readonly permissions: readonly Permission[] }
  | { readonly kind: "already-staff" | "invalid-email" };

/** Replaces an earlier invitation of the same address. */
export async function inviteStaff(
  { database, origin, onMail }: Pick<StaffParts, "database" | "origin" | "onMail">,
  { email: typed, role, markets, language }: NewInvitation,
  by: Operator,
  now: Date,
): Promise<InviteResult> {
  const email = EmailAddress.safeParse(typed);
  if (!email.success) return { kind: "invalid-email" };
  if (!mayManage(by, role, markets)) return { kind: "not-permitted", permissions: lackingOf(by, ROLES[role]) };
  const token = createToken();
  const href = hrefOf(origin, token);
  const expiresAt = new Date(now.getTime() + INVITATION_MS);
  const mailed = mailLanguage({ language: language ?? DEFAULTS.language });
  const result = await database.sql.transaction(async (tx): Promise<InviteResult> => {
    const current = await holdOperator(tx, by);
    if (!current || !mayManage(current, role, markets)) {
      return { kind: "not-permitted", permissions: current ? lackingOf(current, ROLES[role]) : ROLES[role] };
    }
    if (await isStaff(tx, email.data)) return { kind: "already-staff" };
    await tx.delete(staffInvitationTable).where(eq(staffInvitationTable.email, email.data));
    const [row] = await tx
      .insert(staffInvitationTable)
      .values({
        tokenHash: hashOf(token),
        email: email.data,
        role,
        markets: markets && [...markets],
        language: mailed,
        invitedById: by.id,
        invitedBy: by.name,
        createdAt: now,
        expiresAt,
      })
      .returning({ id: staffInvitationTable.id });
    await recordAudit(tx, {
      subject: { kind: "invitation", id: row!.id },
      after: { email: email.data, role, markets },
    });
    await enqueueMail(tx, email.data, (shop) => invitationMail(shop, mailed, by.name, href), now);
    return { kind: "invited", id: row!.id, token, href, expiresAt };
  });
  if (result.kind === "invited") onMail();
  return result;
}

/** The link of the first owner; undefined once someone works in the shop. Earlier links stay valid until one is used. */
export async function inviteFirstOwner(
  { sql: client }: Pick<Database, "sql">,
  origin: string,
  now: Date,
): Promise<string | undefined> {
  if (await hasStaff(client)) return undefined;
  const token = createToken();
  await client.insert(staffInvitationTable).values({
    tokenHash: hashOf(token),
    email: null,
    role: "owner",
    language: DEFAULTS.language,
    invitedById: START.id,
    invitedBy: START.name,
    createdAt: now,
    expiresAt: new Date(now.getTime() + INVITATION_MS),
  });
  return hrefOf(origin, token);
}

export interface Invitation {
  readonly id: string;
  /** Null for the first owner, who chooses it. */
  readonly email: string | null;
  readonly role: Role;
  readonly markets: Markets;
  readonly language: string;
  readonly invitedBy: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

const COLUMNS = {
  id: staffInvitationTable.id,
  email: staffInvitationTable.email,
  role: sql<Role>`${staffInvitationTable.role}`,
  markets: staffInvitationTable.markets,
  language: staffInvitationTable.language,
  invitedBy: staffInvitationTable.invitedBy,
  createdAt: staffInvitationTable.createdAt,
  expiresAt: staffInvitationTable.expiresAt,
};

/** Undefined if the link is unknown, used or expired. */
export async function findInvitation(
  { sql: client }: Pick<Database, "sql">,
  token: unknown,
  now: Date,
): Promise<Invitation | undefined> {
  if (!isToken(token)) return undefined;
  const [found] = await client
    .select(COLUMNS)
    .from(staffInvitationTable)
    .where(and(eq(staffInvitationTable.tokenHash, hashOf(token)), gt(staffInvitationTable.expiresAt, now)));
  if (found?.email === null && (await hasStaff(client))) return undefined;
  return found;
}

/** Invitations that wait for an answer, without the first owner's. */
export const listInvitations = ({ sql: client }: Pick<Database, "sql">, now: Date): Promise<readonly Invitation[]> =>
  client
    .select(COLUMNS)
    .from(staffInvitationTable)
    .where(and(gt(staffInvitationTable.expiresAt, now), sql`${staffInvitationTable.email} is not null`))
    .orderBy(asc(staffInvitationTable.createdAt), staffInvitationTable.id);

/** Refused for invitations to a stronger role than the operator's. */
export async function withdrawInvitation(
  { sql: client }: Pick<Database, "sql">,
  id: string,
  by: Operator,
): Promise<{ readonly kind: "withdrawn" | "not-permitted" | "no-such-invitation" }> {
  if (!isUuid(id)) return { kind: "no-such-invitation" };
  return client.transaction(async (tx) => {
    const isIt = and(eq(staffInvitationTable.id, id), sql`${staffInvitationTable.email} is not null`);
    const [found] = await tx.select(COLUMNS).from(staffInvitationTable).where(isIt).for("update");
    if (!found) return { kind: "no-such-invitation" };
    if (!mayManage(by, found.role, found.markets)) return { kind: "not-permitted" };
    await tx.delete(staffInvitationTable).where(isIt);
    const { email, role } = found;
    await recordAudit(tx, { subject: { kind: "invitation", id }, before: { email, role } });
    return { kind: "withdrawn" };
  });
}

const Name = z
  .string()
  .transform((text) => text.replaceAll(/[\s\p{Cc}]+/gu, " ").trim())
  .pipe(z.string().min(1).max(100));

export interface JoinForm {
  /** Only for the first owner. */
  readonly email?: unknown;
  readonly name: unknown;
  readonly password: string;
}

export type AcceptResult =
  | (Omit<StaffSignedIn, "kind"> & { readonly kind: "accepted" })
  | { readonly kind: "invalid"; readonly fields: readonly ("email" | "name")[] }
  | WeakPassword
  | { readonly kind: "expired" | "already-staff" | "busy" }
  | StaffLocked;

/** Makes the person a member of staff, and signs in. */
export async function acceptInvitation(
  parts: Pick<StaffParts, "database" | "passwords" | "isBreached">,
  token: unknown,
  form: JoinForm,
  device: StaffDevice & { readonly requestId?: string },
  now: Date,
): Promise<AcceptResult> {
  const { database } = parts;
  const locked = await lockedBy(database.sql, linkAttempts(device.network), now);
  if (locked) return locked;
  const invitation = await findInvitation(database, token, now);
  if (!invitation || !isToken(token)) return { kind: "expired" };
  const email = EmailAddress.safeParse(invitation.email ?? form.email);
  const name = Name.safeParse(form.name);
  if (!email.success || !name.success) {
    return {
      kind: "invalid",
      fields: [...(email.success ? [] : (["email"] as const)), ...(name.success ? [] : (["name"] as const))],
    };
  }
  const password = await newPassword(parts, form.password, email.data);
  if (password.kind !== "hashed") return password;
  return database.sql.transaction(async (tx): Promise<AcceptResult> => {
    // If two people accept at once, with one link or as the first owner, the second is too late.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('vitrine staff joins', 0))`);
    const [used] = await tx
      .delete(staffInvitationTable)
      .where(eq(staffInvitationTable.tokenHash, hashOf(token)))
      .returning();
    if (!used || (used.email === null && (await hasStaff(tx)))) return { kind: "expired" };
    if (await isStaff(tx, email.data)) return { kind: "already-staff" };
    const [staff] = await tx
      .insert(staffTable)
      .values({
        email: email.data,
        name: name.data,
        passwordHash: password.hash,
        role: used.role,
        markets: used.markets,
        status: "active",
        language: languageOf(used.language)?.code ?? DEFAULTS.language,
        createdAt: now,
      })
      .returning({ id: staffTable.id });
    await tx.delete(staffInvitationTable).where(isNull(staffInvitationTable.email));
    const staffId = staff!.id;
    const event = { at: now, network: device.network, accountId: staffId, details: { who: "staff", role: used.role } };
    await recordSecurityEvent(tx, { kind: "registered", ...event });
    const { role, markets } = used;
    await recordJoining(tx, staffId, { name: name.data, email: email.data, role, markets }, device.requestId);
    return { kind: "accepted", staffId, token: await startStaffSession(tx, staffId, device, now) };
  });
}

/** The person who joins is the operator of the entry. */
async function recordJoining(
  tx: Sql,
  id: string,
  joined: { readonly name: string; readonly email: string; readonly role: string; readonly markets: Markets },
  requestId: string = randomUUID(),
): Promise<void> {
  const operator = { id, kind: "staff", name: joined.name, markets: joined.markets };
  const operation: LinkOperation = "join-staff";
  await actAs({ operator, operation, requestId }, () =>
    recordAudit(tx, { subject: { kind: "staff", id }, after: joined }),
  );
}

/** After the loss of an operator's permissions. */
export async function dropInvitationsBy(tx: Sql, operatorId: string): Promise<void> {
  await tx.delete(staffInvitationTable).where(eq(staffInvitationTable.invitedById, operatorId));
}

const hasStaff = async (client: Sql): Promise<boolean> =>
  (await client.$count(staffTable, eq(staffTable.status, "active"))) > 0;

const isStaff = async (client: Sql, email: string): Promise<boolean> =>
  (await client.$count(staffTable, and(eq(staffTable.email, email), eq(staffTable.status, "active")))) > 0;

const hrefOf = (origin: string, token: string): string => `${origin}/console/join/${token}`;
