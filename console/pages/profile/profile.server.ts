// A member of staff's own settings: password, second factor, sessions and theme.

import { redirect } from "react-router";
import { z } from "zod";
import { messagesIn } from "#catalogue";
import {
  beginStaffTwoFactor,
  changeStaffPassword,
  confirmStaffTwoFactor,
  endStaffSessions,
  findStaffTwoFactorSetup,
  listStaffSessions,
  removeStaffTwoFactor,
  signOutStaff,
} from "#commerce/staff";
import { FACTS } from "#commerce/settings";
import { totpUri } from "#commerce/two-factor";
import { agentName } from "../../framework/agent-name.server.ts";
import { acts, intent, loads } from "../../framework/handlers.server.ts";
import { roleName } from "../../framework/role-name.ts";
import { themeCookie } from "../../framework/theme.ts";
import { profile } from "../../locales/generated/profile.ts";
import { safePath, waitMinutes } from "../access/enter.server.ts";
import { passwordRefusal } from "../access/password-refusal.server.ts";

export interface ProfileData {
  readonly name: string;
  readonly email: string;
  readonly role: string;
  readonly theme: string;
  readonly hasTwoFactor: boolean;
  readonly mustSetUpTwoFactor: boolean;
  /** Being set up. */
  readonly setup: { readonly secret: string; readonly uri: string } | null;
  readonly sessions: readonly {
    readonly id: string;
    readonly browser: string;
    readonly lastSeenAt: string;
    readonly isCurrent: boolean;
  }[];
}

export const loader = loads("staff", async ({ shop, staff, session, theme, now }): Promise<ProfileData> => {
  const secret = staff.hasTwoFactor ? undefined : await findStaffTwoFactorSetup(shop.database, staff.id);
  const sessions = await listStaffSessions(shop.database, staff.id, session.token, now);
  return {
    name: staff.name,
    email: staff.email,
    role: roleName(staff.role),
    theme,
    hasTwoFactor: staff.hasTwoFactor,
    mustSetUpTwoFactor: staff.mustSetUpTwoFactor,
    setup: secret === undefined ? null : { secret, uri: totpUri(secret, shop.setting(FACTS).name, staff.email) },
    sessions: sessions.map(({ id, agent, lastSeenAt, isCurrent }) => ({
      id,
      browser: agentName(agent),
      lastSeenAt: lastSeenAt.toISOString(),
      isCurrent,
    })),
  };
});

const Code = z.object({ code: z.string().max(100) });
const say = messagesIn(profile, "en");
const locked = (until: Date, now: Date) => ({
  kind: "refused" as const,
  text: say("locked", { count: waitMinutes(until, now) }),
});
const wrongCode = () => ({ kind: "refused" as const, text: say("wrongCode"), fields: { code: say("wrongCode") } });

export const action = acts({
  theme: intent(
    "staff",
    z.object({ theme: z.enum(["light", "dark", "system"]), to: z.string().optional() }),
    async (_args, { theme, to }) => redirect(safePath(to), { headers: { "set-cookie": themeCookie(theme) } }),
  ),
  "sign-out": intent("staff", z.object({}), async ({ shop, session }) => {
    await signOutStaff(shop.database, session.token);
    return redirect("/console/sign-in", { headers: { "set-cookie": session.cookie(null) } });
  }),
  "end-others": intent("staff", z.object({}), async ({ shop, staff, session }) => {
    await endStaffSessions(shop.database.sql, staff.id, session.token === null ? {} : { exceptToken: session.token });
    return { kind: "done", text: say("othersEnded") };
  }),
  password: intent(
    "staff",
    z.object({ current: z.string(), password: z.string() }),
    async ({ shop, staff, session, network, now }, { current, password }) => {
      const form = { current, next: password, token: session.token ?? "", network };
      const result = await changeStaffPassword(shop.accounts, staff.id, form, now);
      switch (result.kind) {
        case "changed":
          return { kind: "done", text: say("passwordChanged") };
        case "weak-password":
          return passwordRefusal(result.problem);
        case "locked":
          return locked(result.until, now);
        case "busy":
          return { kind: "refused", text: say("busy") };
        case "refused":
          return { kind: "refused", text: say("wrongPassword"), fields: { current: say("wrongPassword") } };
      }
    },
  ),
  "begin-two-factor": intent("staff", z.object({}), async ({ shop, staff, now }) => {
    await beginStaffTwoFactor(shop.database, staff.id, now);
    return redirect("/console/profile#two-factor");
  }),
  "confirm-two-factor": intent("staff", Code, async ({ shop, staff, session, network, now }, { code }) => {
    const form = { typed: code, token: session.token ?? "", network };
    const result = await confirmStaffTwoFactor(shop.database, staff.id, form, now);
    switch (result.kind) {
      case "added":
        return { kind: "done", text: say("twoFactorAdded"), codes: result.recoveryCodes };
      case "locked":
        return locked(result.until, now);
      case "refused":
      case "expired":
        return wrongCode();
    }
  }),
  "remove-two-factor": intent("staff", Code, async ({ shop, staff, network, now }, { code }) => {
    const result = await removeStaffTwoFactor(shop.database, staff.id, { typed: code, network }, now);
    if (result.kind === "locked") return locked(result.until, now);
    return result.kind === "removed" ? { kind: "done", text: say("twoFactorRemoved") } : wrongCode();
  }),
});
