// The operator's API of security events, mounted under /admin/security.

import type { Hono } from "hono";
import { z } from "zod";
import { Day, Moment, type Database } from "#commerce/database";
import { isStorable, sheetLine } from "#catalogue";
import {
  exportSecurityEvents,
  listSecurityEvents,
  SECURITY_EVENTS,
  SECURITY_PAGE,
  type StoredSecurityEvent,
} from "#commerce/security";
import { fieldErrors } from "#commerce/settings";
import { AnsweredMoment } from "../http/contract.ts";
import { streamLines } from "../http/csv.ts";
import { Invalid } from "../http/json-body.ts";
import { does } from "../http/operator.ts";
import { operatorApp, type OperatorAppParts } from "../http/operator-app.ts";

export interface SecurityAdminParts extends OperatorAppParts {
  readonly database: Database;
}

const DAY_MS = 86_400_000;
const FILTER = {
  kind: z.enum(SECURITY_EVENTS).optional(),
  since: z.union([Day, Moment]).optional(),
  until: z.union([Day, Moment]).optional().describe("A day is included, a moment is not."),
  text: z
    .string()
    .max(200)
    .refine(isStorable, "has characters that cannot be stored")
    .optional()
    .describe("An email address, a member of staff, an account's id, or a part of a network or a detail."),
};
const Query = z.object({
  ...FILTER,
  after: z
    .string()
    .regex(/^\d{1,15}$/, "not an id")
    .transform(Number)
    .optional(),
});
const FileQuery = z.object(FILTER);

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
      const { after, ...filter } = query.data;
      const events = await listSecurityEvents(database, { ...filterOf(filter), after });
      return context.json({ events, next: events.length === SECURITY_PAGE ? events.at(-1)?.id : null });
    },
  );
  app.get(
    "/security.csv",
    does("see-security-events", {
      query: FileQuery,
      answers: { 200: { type: "text/csv", description: "All events of the query, the newest first." }, 400: Invalid },
    }),
    (context) => {
      const query = FileQuery.safeParse(context.req.query());
      if (!query.success) return context.json({ kind: "invalid", errors: fieldErrors(query.error) }, 400);
      return context.body(securityCsv(exportSecurityEvents(database, filterOf(query.data))), 200, {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": 'attachment; filename="security.csv"',
      });
    },
  );
  return app;
}

const filterOf = ({ since, until, ...rest }: z.infer<typeof FileQuery>) => ({
  ...rest,
  since: since === undefined ? undefined : new Date(since),
  until: until === undefined ? undefined : new Date(Date.parse(until) + (Day.safeParse(until).success ? DAY_MS : 0)),
});

const COLUMNS = {
  at: ({ at }) => at.toISOString(),
  kind: ({ kind }) => kind,
  account_id: ({ accountId }) => accountId ?? "",
  network: ({ network }) => network ?? "",
  details: ({ details }) => JSON.stringify(details),
  id: ({ id }) => String(id),
} satisfies Record<string, (event: StoredSecurityEvent) => string>;

const securityCsv = (pages: AsyncGenerator<readonly StoredSecurityEvent[]>): ReadableStream<Uint8Array> =>
  streamLines(
    pages,
    (event) => sheetLine(Object.values(COLUMNS).map((read) => read(event))),
    sheetLine(Object.keys(COLUMNS)),
  );
