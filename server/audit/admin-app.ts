// The API of the audit, mounted under /admin/audit: search, and export as CSV or JSON Lines.

import type { Hono } from "hono";
import { z } from "zod";
import { exportAudit, searchAudit, type AuditQuery } from "#commerce/audit";
import { Day, Moment, type Database } from "#commerce/database";
import { periodOf } from "#commerce/insights";
import { fieldErrors, INSIGHTS, type ReadSetting } from "#commerce/settings";
import { AUDITED_OPERATIONS } from "#commerce/staff";
import { AnsweredMoment } from "../http/contract.ts";
import { Invalid } from "../http/json-body.ts";
import { does } from "../http/operator.ts";
import { operatorApp, type OperatorAppParts } from "../http/operator-app.ts";
import { auditCsv, auditJsonLines } from "./audit-files.ts";

export interface AuditAdminParts extends OperatorAppParts {
  readonly database: Database;
  readonly setting: ReadSetting;
}

const text = z.string().max(200).optional();
const Query = z.strictObject({
  who: text,
  operation: z.enum([...AUDITED_OPERATIONS.keys()]).optional(),
  subject: text.describe("order, or order:V1234567890"),
  from: z.union([Day, Moment]).optional(),
  to: z
    .union([Day, Moment])
    .optional()
    .describe("A day is included, a moment is not. Days are in the shop's time zone."),
  text,
  cursor: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
    .optional(),
});

const Fields = z.record(z.string(), z.unknown()).nullable();
const Entries = z.strictObject({
  entries: z
    .array(
      z.looseObject({
        id: z.string(),
        at: AnsweredMoment,
        operatorName: z.string(),
        operatorKind: z.string(),
        operatorId: z.string(),
        operation: z.string(),
        subjectKind: z.string(),
        subjectId: z.string(),
        before: Fields,
        after: Fields,
        reason: z.string().nullable(),
        market: z.string().nullable(),
        requestId: z.string(),
      }),
    )
    .describe("The latest first."),
  next: z.int().nullable().describe("`cursor` of the next page."),
});

export function auditAdminApp({ database, setting, ...parts }: AuditAdminParts): Hono {
  const app = operatorApp(parts, 1024);
  const readQuery = (given: Readonly<Record<string, string>>) => queryOf(given, setting(INSIGHTS).timeZone);
  app.get("/", does("search-audit", { query: Query, answers: { 200: Entries, 400: Invalid } }), async (context) => {
    const read = readQuery(context.req.query());
    return read.kind === "query"
      ? context.json(await searchAudit(database, read.query))
      : context.json({ kind: "invalid", errors: read.errors }, 400);
  });
  for (const [file, type, write] of [
    ["audit.csv", "text/csv; charset=utf-8", auditCsv],
    ["audit.jsonl", "application/jsonl", auditJsonLines],
  ] as const) {
    const answers = {
      200: { type: type.split(";")[0] ?? type, description: "All entries of the query." },
      400: Invalid,
    };
    app.get(`/${file}`, does("search-audit", { query: Query, answers }), (context) => {
      const read = readQuery(context.req.query());
      if (read.kind === "invalid") return context.json(read, 400);
      return context.body(write(exportAudit(database, read.query)), 200, {
        "content-type": type,
        "content-disposition": `attachment; filename="${file}"`,
      });
    });
  }
  return app;
}

function queryOf(given: Readonly<Record<string, string>>, timeZone: string) {
  const parsed = Query.safeParse(given);
  if (!parsed.success) return { kind: "invalid", errors: fieldErrors(parsed.error) } as const;
  const { subject, from, to, ...rest } = parsed.data;
  const [kind = "", ...id] = subject?.split(":") ?? [];
  const days = periodOf({ from: isDay(from) ? from : undefined, to: isDay(to) ? to : undefined }, timeZone);
  const query: AuditQuery = {
    ...rest,
    ...(subject && { subject: { kind, ...(id.length > 0 && { id: id.join(":") }) } }),
    from: isDay(from) ? days.from : momentOf(from),
    until: isDay(to) ? days.until : momentOf(to),
  };
  return { kind: "query", query } as const;
}

const isDay = (given: string | undefined): boolean => Day.safeParse(given).success;
const momentOf = (given: string | undefined): Date | undefined => (given === undefined ? undefined : new Date(given));
