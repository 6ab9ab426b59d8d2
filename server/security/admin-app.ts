// The operator's API of security events, mounted under /admin/security.

import type { Hono } from "hono";
import { z } from "zod";
import { Day, Moment, type Database } from "#commerce/database";
import { listSecurityEvents, SECURITY_EVENTS, SECURITY_PAGE } from "#commerce/security";
import { fieldErrors } from "#commerce/settings";
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

export function securityAdminApp({ database, ...parts }: SecurityAdminParts): Hono {
  const app = operatorApp(parts, 1024);
  app.get("/", does("see-security-events"), async (context) => {
    const query = Query.safeParse(context.req.query());
    if (!query.success) return context.json({ kind: "invalid", errors: fieldErrors(query.error) }, 400);
    const { since, ...rest } = query.data;
    const events = await listSecurityEvents(database, { ...rest, since: since ? new Date(since) : undefined });
    return context.json({ events, next: events.length === SECURITY_PAGE ? events.at(-1)?.id : null });
  });
  return app;
}
