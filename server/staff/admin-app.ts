// The API of staff, mounted under /admin/staff: members, invitations, sessions and rules.

import type { Hono } from "hono";
import { z } from "zod";
import { COUNTRY_MARKETS, LANGUAGES, REGION_MARKETS } from "#catalogue";
import { fingerprint } from "#commerce/database";
import {
  ALL_ROLES,
  changeStaff,
  changeStaffRules,
  endSessionsOf,
  inviteStaff,
  listInvitations,
  listStaff,
  listStaffSessions,
  readStaffRules,
  removeStaff,
  resetStaffTwoFactor,
  sendStaffReset,
  withdrawInvitation,
  type StaffParts,
} from "#commerce/staff";
import { AnsweredMoment, kinds } from "../http/contract.ts";
import { etagOf, Seen, seenBy, StaleAnswer } from "../http/if-match.ts";
import { BadBody, readJsonBody } from "../http/json-body.ts";
import { does, operatorOf } from "../http/operator.ts";
import { operatorApp, type OperatorAppParts } from "../http/operator-app.ts";

export interface StaffAdminParts extends OperatorAppParts, Pick<StaffParts, "database" | "origin" | "onMail"> {}

const LARGEST_BODY = 16 * 1024;
const role = z.enum(ALL_ROLES);
const markets = z
  .array(z.enum([...COUNTRY_MARKETS, ...REGION_MARKETS].map(({ code }) => code)))
  .min(1)
  .max(300)
  .nullable();
const NewInvitation = z.strictObject({
  email: z.string().max(254),
  role,
  markets: markets.default(null),
  language: z.enum(LANGUAGES.map(({ code }) => code)).optional(),
});
const Change = z.strictObject({
  role: role.optional(),
  markets: markets.optional(),
  name: z.string().trim().min(1).max(100).optional(),
  version: z.int().min(1),
});
const Rules = z.strictObject({ requiresTwoFactor: z.boolean() });

const Markets = z.array(z.string()).nullable();
const Staff = z.strictObject({
  staff: z.array(
    z.looseObject({
      id: z.uuid(),
      email: z.string(),
      name: z.string(),
      role,
      markets: Markets,
      hasTwoFactor: z.boolean(),
      lastSeenAt: AnsweredMoment.nullable(),
      version: z.int(),
    }),
  ),
  invitations: z.array(
    z.looseObject({
      id: z.uuid(),
      email: z.string().nullable(),
      role,
      markets: Markets,
      invitedBy: z.string(),
      expiresAt: AnsweredMoment,
    }),
  ),
  rules: Rules,
});
const Sessions = z.strictObject({
  sessions: z.array(z.looseObject({ id: z.uuid(), agent: z.string(), lastSeenAt: AnsweredMoment })),
});
const Invited = z.looseObject({ kind: z.literal("invited"), href: z.string().describe("The link; it works once.") });
const Refused = z.union([BadBody, kinds("invalid-email")]);
const NotPermitted = z.looseObject({ kind: z.literal("not-permitted") });
const Conflict = z
  .looseObject({ kind: z.enum(["already-staff", "last-owner", "stale"]) })
  .describe("`stale`: someone else changed the person in between; the answer has the current values.");
const Managed = {
  200: z.looseObject({ kind: z.enum(["withdrawn", "changed", "removed", "reset", "none", "sent", "ended"]) }),
  403: NotPermitted,
  404: kinds("no-such-staff", "no-such-invitation"),
  409: Conflict,
};

export function staffAdminApp({ database, origin, onMail, ...parts }: StaffAdminParts): Hono {
  const app = operatorApp(parts, LARGEST_BODY);
  const mailing = { database, origin, onMail };
  app.get("/", does("list-staff", { answers: { 200: Staff } }), async (context) => {
    const staff = await listStaff(database);
    const invitations = await listInvitations(database, new Date());
    return context.json({ staff, invitations, rules: await readStaffRules(database.sql) });
  });
  app.get("/:id/sessions", does("list-staff", { answers: { 200: Sessions } }), async (context) =>
    context.json({ sessions: await listStaffSessions(database, context.req.param("id"), null, new Date()) }),
  );
  app.post(
    "/invitations",
    does("invite-staff", {
      body: NewInvitation,
      answers: { 201: Invited, 400: Refused, 403: NotPermitted, 409: Conflict },
    }),
    async (context) => {
      const body = await readJsonBody(context.req, NewInvitation);
      if (body.kind === "bad-body") return context.json(body, 400);
      const result = await inviteStaff(mailing, body.data, operatorOf(context), new Date());
      return context.json(result, STATUS[result.kind]);
    },
  );
  app.delete("/invitations/:id", does("withdraw-invitation", { answers: Managed }), async (context) => {
    const result = await withdrawInvitation(database, context.req.param("id"), operatorOf(context));
    return context.json(result, STATUS[result.kind]);
  });
  app.get("/rules", does("list-staff", { answers: { 200: Rules } }), async (context) => {
    const rules = await readStaffRules(database.sql);
    return context.json(rules, 200, etagOf(fingerprint(rules)));
  });
  app.put(
    "/rules",
    does("change-staff-rules", {
      headers: Seen,
      body: Rules,
      answers: { 200: kinds("changed"), 400: BadBody, 409: StaleAnswer },
    }),
    async (context) => {
      const body = await readJsonBody(context.req, Rules);
      if (body.kind === "bad-body") return context.json(body, 400);
      const changed = await changeStaffRules(database, body.data, new Date(), seenBy(context));
      return context.json(changed, changed.kind === "stale" ? 409 : 200);
    },
  );
  app.patch("/:id", does("change-staff", { body: Change, answers: { ...Managed, 400: BadBody } }), async (context) => {
    const body = await readJsonBody(context.req, Change);
    if (body.kind === "bad-body") return context.json(body, 400);
    const result = await changeStaff(database, context.req.param("id"), body.data, operatorOf(context));
    return context.json(result, STATUS[result.kind]);
  });
  app.delete("/:id", does("remove-staff", { answers: Managed }), async (context) => {
    const result = await removeStaff(database, context.req.param("id"), operatorOf(context), new Date());
    return context.json(result, STATUS[result.kind]);
  });
  app.delete("/:id/two-factor", does("reset-staff-two-factor", { answers: Managed }), async (context) => {
    const result = await resetStaffTwoFactor(database, context.req.param("id"), operatorOf(context), new Date());
    return context.json(result, STATUS[result.kind]);
  });
  app.post("/:id/reset", does("send-staff-reset", { answers: Managed }), async (context) => {
    const result = await sendStaffReset(mailing, context.req.param("id"), operatorOf(context), new Date());
    return context.json(result, STATUS[result.kind]);
  });
  app.delete("/:id/sessions", does("end-staff-sessions", { answers: Managed }), async (context) => {
    const result = await endSessionsOf(database, context.req.param("id"), operatorOf(context));
    return context.json(result, STATUS[result.kind]);
  });
  return app;
}

const STATUS = {
  invited: 201,
  withdrawn: 200,
  changed: 200,
  removed: 200,
  reset: 200,
  none: 200,
  sent: 200,
  ended: 200,
  "invalid-email": 400,
  "not-permitted": 403,
  "no-such-staff": 404,
  "no-such-invitation": 404,
  "already-staff": 409,
  "last-owner": 409,
  stale: 409,
} as const;
