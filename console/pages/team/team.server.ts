// People who work in the shop, open invitations, and the permissions of each role.

import { z } from "zod";
import { messagesIn } from "#catalogue";
import { fingerprint } from "#commerce/database";
import {
  ALL_PERMISSIONS,
  ALL_ROLES,
  changeStaffRules,
  inviteStaff,
  listInvitations,
  listStaff,
  mayManage,
  PERMISSIONS,
  readStaffRules,
  ROLES,
  withdrawInvitation,
  type Role,
  type StaffRules,
} from "#commerce/staff";
import { conflictOf, readBase } from "../../framework/conflict.server.ts";
import { acts, intent, loads } from "../../framework/handlers.server.ts";
import { roleName } from "../../framework/role-name.ts";
import { team } from "../../locales/generated/team.ts";
import { MarketsField, writeMarkets } from "./markets.server.ts";
import { refusalOf } from "./refusals.server.ts";

export interface RoleChoice {
  readonly key: Role;
  readonly name: string;
}

/** Fields of the form of rules. */
export type RuleValues = { readonly required: "yes" | "" };

export interface TeamData {
  readonly people: readonly {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly role: string;
    /** Empty for all. */
    readonly markets: string;
    readonly hasTwoFactor: boolean;
    readonly lastSeenAt: string | null;
    readonly isMe: boolean;
  }[];
  readonly invitations: readonly {
    readonly id: string;
    readonly email: string;
    readonly role: string;
    readonly markets: string;
    readonly invitedBy: string;
    readonly expiresAt: string;
    readonly isMine: boolean;
  }[];
  /** Roles that the member of staff may give. */
  readonly choices: readonly RoleChoice[];
  readonly myMarkets: string;
  readonly editPermission: string;
  readonly rules: { readonly values: RuleValues; readonly version: string };
  readonly hasTwoFactor: boolean;
  readonly roles: readonly RoleChoice[];
  readonly myRole: Role;
  readonly matrix: readonly { readonly permission: string; readonly allowed: readonly boolean[] }[];
}

export const loader = loads("list-staff", async ({ shop, staff, operator, now }): Promise<TeamData> => {
  const [people, invitations, rules] = await Promise.all([
    listStaff(shop.database),
    listInvitations(shop.database, now),
    readStaffRules(shop.database.sql),
  ]);
  const roles = ALL_ROLES.map((key) => ({ key, name: roleName(key) }));
  return {
    people: people.map(({ id, name, email, role, markets, hasTwoFactor, lastSeenAt }) => ({
      id,
      name,
      email,
      role: roleName(role),
      markets: writeMarkets(markets),
      hasTwoFactor,
      lastSeenAt: lastSeenAt?.toISOString() ?? null,
      isMe: id === staff.id,
    })),
    invitations: invitations.map(({ id, email, role, markets, invitedBy, expiresAt }) => ({
      id,
      email: email ?? "",
      role: roleName(role),
      markets: writeMarkets(markets),
      invitedBy,
      expiresAt: expiresAt.toISOString(),
      isMine: mayManage(operator, role, markets),
    })),
    choices: roles.filter(({ key }) => mayManage(operator, key, operator.markets)),
    myMarkets: writeMarkets(operator.markets),
    editPermission: PERMISSIONS["staff.edit"],
    rules: { values: rulesOf(rules), version: fingerprint(rules) },
    hasTwoFactor: staff.hasTwoFactor,
    roles,
    myRole: staff.role,
    matrix: ALL_PERMISSIONS.map((permission) => ({
      permission: PERMISSIONS[permission],
      allowed: ALL_ROLES.map((role) => (ROLES[role] as readonly string[]).includes(permission)),
    })),
  };
});

const rulesOf = ({ requiresTwoFactor }: StaffRules): RuleValues => ({ required: requiresTwoFactor ? "yes" : "" });

const say = messagesIn(team, "en");
const Invite = z.object({ email: z.string().max(254), role: z.enum(ALL_ROLES), markets: MarketsField });
const Rules = z.object({
  required: z.string().optional(),
  version: z.string().max(100),
  base: z.string().max(1_000).optional(),
});

export const action = acts({
  invite: intent("invite-staff", Invite, async ({ shop, operator, now }, form) => {
    const result = await inviteStaff(shop.accounts, form, operator, now);
    switch (result.kind) {
      case "invited":
        return { kind: "done", text: say("invited", { email: form.email }), codes: [result.href] };
      case "invalid-email":
        return { kind: "refused", text: say("invalidEmail"), fields: { email: say("invalidEmail") } };
      case "already-staff":
        return { kind: "refused", text: say("alreadyStaff"), fields: { email: say("alreadyStaff") } };
      case "not-permitted":
        return refusalOf(result);
    }
  }),
  rules: intent("change-staff-rules", Rules, async ({ shop, staff, now }, { required, version, base }) => {
    const rules = { requiresTwoFactor: required === "yes" };
    if (rules.requiresTwoFactor && !staff.hasTwoFactor) return { kind: "refused", text: say("setUpFirst") };
    const changed = await changeStaffRules(shop.database, rules, now, version);
    const done = { kind: "done", text: say("rulesSaved") } as const;
    if (changed.kind === "changed") return done;
    const [theirs, yours] = [rulesOf(changed.stored.value as StaffRules), rulesOf(rules)];
    if (theirs.required === yours.required) return done;
    const fields = { version: changed.stored.version, base: readBase(base) ?? {}, theirs, yours };
    const conflict = await conflictOf(shop.database, [{ kind: "staff", id: "rules" }], fields);
    return { kind: "conflict", text: say("conflict"), conflict };
  }),
  withdraw: intent("withdraw-invitation", z.object({ id: z.string() }), async ({ shop, operator }, { id }) => {
    const { kind } = await withdrawInvitation(shop.database, id, operator);
    if (kind === "withdrawn") return { kind: "done", text: say("withdrawn") };
    if (kind === "no-such-invitation") return { kind: "refused", text: say("noSuchInvitation") };
    return refusalOf({ kind, permissions: [] });
  }),
});
