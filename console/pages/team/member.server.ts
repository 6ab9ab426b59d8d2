// One member of the team: role, name and markets, sessions, second factor, and removal.

import { data, redirect } from "react-router";
import { z } from "zod";
import { messagesIn } from "#catalogue";
import {
  ALL_ROLES,
  changeStaff,
  endSessionsOf,
  listStaff,
  listStaffSessions,
  mayManage,
  PERMISSIONS,
  removeStaff,
  resetStaffTwoFactor,
  sendStaffReset,
  type ListedStaff,
  type Role,
} from "#commerce/staff";
import { agentName } from "../../framework/agent-name.server.ts";
import { conflictOf, readBase } from "../../framework/conflict.server.ts";
import { acts, intent, loads } from "../../framework/handlers.server.ts";
import { roleName } from "../../framework/role-name.ts";
import { member as texts } from "../../locales/generated/member.ts";
import { MarketsField, writeMarkets } from "./markets.server.ts";
import { refusalOf } from "./refusals.server.ts";
import type { RoleChoice } from "./team.server.ts";

export interface MemberData {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: RoleChoice;
  readonly markets: string;
  readonly version: number;
  readonly createdAt: string;
  readonly hasTwoFactor: boolean;
  readonly sessions: readonly { readonly id: string; readonly browser: string; readonly lastSeenAt: string }[];
  /** True if the member of staff may change this person. */
  readonly mayChange: boolean;
  readonly isLastOwner: boolean;
  readonly editPermission: string;
  readonly choices: readonly RoleChoice[];
  readonly roles: readonly RoleChoice[];
  /** Fields of the form, as they are stored. */
  readonly values: { readonly name: string; readonly role: Role; readonly markets: string };
}

export const loader = loads("list-staff", async (args): Promise<MemberData> => {
  const { shop, operator, params, now } = args;
  const people = await listStaff(shop.database);
  const found = people.find(({ id }) => id === params["id"]);
  if (!found) throw data(null, { status: 404 });
  const { id, name, email, role, markets, version, createdAt, hasTwoFactor } = found;
  const sessions = await listStaffSessions(shop.database, id, null, now);
  const owners = people.filter((person) => person.role === "owner" && person.markets === null);
  return {
    id,
    name,
    email,
    role: choiceOf(role),
    markets: writeMarkets(markets),
    version,
    createdAt: createdAt.toISOString(),
    hasTwoFactor,
    sessions: sessions.map((session) => ({
      id: session.id,
      browser: agentName(session.agent),
      lastSeenAt: session.lastSeenAt.toISOString(),
    })),
    mayChange: operator.permissions.has("staff.edit") && mayManage(operator, role, markets),
    isLastOwner: owners.length === 1 && owners[0]?.id === id,
    editPermission: PERMISSIONS["staff.edit"],
    choices: ALL_ROLES.filter((key) => mayManage(operator, key, operator.markets)).map(choiceOf),
    roles: ALL_ROLES.map(choiceOf),
    values: valuesOf(found),
  };
});

const valuesOf = ({ name, role, markets }: Pick<ListedStaff, "name" | "role" | "markets">) => ({
  name,
  role,
  markets: writeMarkets(markets),
});

const choiceOf = (key: Role): RoleChoice => ({ key, name: roleName(key) });

const say = messagesIn(texts, "en");
const Change = z.object({
  name: z.string().trim().min(1, say("nameMissing")).max(100, say("nameMissing")),
  role: z.enum(ALL_ROLES),
  markets: MarketsField,
  version: z.coerce.number().int().min(1),
  base: z.string().max(5_000).optional(),
});

export const action = acts({
  change: intent("change-staff", Change, async ({ shop, operator, params }, { base, ...form }) => {
    const id = params["id"] ?? "";
    const result = await changeStaff(shop.database, id, form, operator);
    switch (result.kind) {
      case "changed":
        return { kind: "done", text: say("saved") };
      case "stale": {
        const theirs = valuesOf(result.current);
        const version = String(result.current.version);
        const fields = { version, base: readBase(base) ?? {}, theirs, yours: valuesOf(form) };
        const conflict = await conflictOf(shop.database, [{ kind: "staff", id }], fields);
        return { kind: "conflict", text: say("conflict"), conflict };
      }
      default:
        return refusalOf(result);
    }
  }),
  "end-sessions": intent("end-staff-sessions", z.object({}), async ({ shop, operator, params }) => {
    const result = await endSessionsOf(shop.database, params["id"] ?? "", operator);
    if (result.kind !== "ended") return refusalOf(result);
    return { kind: "done", text: say("sessionsEnded", { count: result.sessions }) };
  }),
  "reset-two-factor": intent("reset-staff-two-factor", z.object({}), async ({ shop, operator, params, now }) => {
    const result = await resetStaffTwoFactor(shop.database, params["id"] ?? "", operator, now);
    switch (result.kind) {
      case "reset":
        return { kind: "done", text: say("twoFactorReset") };
      case "none":
        return { kind: "refused", text: say("noTwoFactor") };
      default:
        return refusalOf(result);
    }
  }),
  "send-reset": intent("send-staff-reset", z.object({}), async ({ shop, operator, params, now }) => {
    const id = params["id"] ?? "";
    const result = await sendStaffReset(shop.accounts, id, operator, now);
    if (result.kind !== "sent") return refusalOf(result);
    const email = await emailOf(shop.database, id);
    return { kind: "done", text: say("resetSent", { email: email ?? "" }) };
  }),
  remove: intent("remove-staff", z.object({ email: z.string() }), async ({ shop, operator, params, now }, typed) => {
    const id = params["id"] ?? "";
    const email = await emailOf(shop.database, id);
    if (email !== undefined && email !== typed.email.trim().toLowerCase()) {
      return { kind: "refused", text: say("wrongConfirmation"), fields: { email: say("wrongConfirmation") } };
    }
    const result = await removeStaff(shop.database, id, operator, now);
    return result.kind === "removed" ? redirect("/console/team") : refusalOf(result);
  }),
});

const emailOf = async (database: Parameters<typeof listStaff>[0], id: string): Promise<string | undefined> =>
  (await listStaff(database)).find((person) => person.id === id)?.email;
