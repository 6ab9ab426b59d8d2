// The operator's API of security events, mounted under /admin/security.

import type { Hono } from "hono";
import { z } from "zod";
import { Day, Moment, type Database } from "#commerce/database";
import { listSecurityEvents, SECURITY_EVENTS, SECURITY_PAGE } from "#commerce/security";
import { fieldErrors } from "#commerce/settings";
import { AnsweredMoment } from "../http/contract.ts";
import { Invalid } from "../http/json-body.ts";
import { does } from "../http/operator.ts";
import { operatorApp, type OperatorAppParts } from "../http/operator-app.ts";

export interface SecurityAdminParts extends OperatorAppParts {
  readonly database: Database;
}

const Query = z.object({
  after: z
    .string()
    .regex(/^\d{1,15}$/, "not an id")
    .transform(Number)
    .optional(),
  since: z.union([Day, Moment]).optional(),
  kind: z.enum(SECURITY_EVENTS).optional(),
});

const Events = z.strictObject({
  events: z.array(
    z.strictObject({
      id: z.int(),
      at: AnsweredMoment,
      kind: z.string(),
      accountId: z.string().nullable(),
      network: z.string().nullable(),
      details: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
  next: z.int().nullable().describe("`after` of the next page."),
});

export function securityAdminApp({ database, ...parts }: SecurityAdminParts): Hono {
  const app = operatorApp(parts, 1024);
  app.get(
    "/",
    does("see-security-events", { query: Query, answers: { 200: Events, 400: Invalid } }),
    async (context) => {
      const query = Query.safeParse(context.req.query());
      if (!query.success) return context.json({ kind: "invalid", errors: fieldErrors(query.error) }, 400);
      const { since, ...rest } = query.data;
      const events = await listSecurityEvents(database, { ...rest, since: since ? new Date(since) : undefined });
      return context.json({ events, next: events.length === SECURITY_PAGE ? events.at(-1)?.id : null });
    },
  );
  return app;
}
