// The operator's API of the newsletter, mounted under /admin/newsletter: exports subscribers, sends issues, and takes the addresses that
// a mail service reports as bounced or complaining.

import type { Hono } from "hono";
import { z } from "zod";
import { recordAudit } from "#commerce/audit";
import type { Database } from "#commerce/database";
import { EmailAddress, findSuppression, suppressAddress, SUPPRESSION_REASONS } from "#commerce/mail";
import {
  findIssue,
  forgetSubscriber,
  IssueContent,
  listIssues,
  listSubscribers,
  openIssue,
  SUBSCRIBER_PAGE,
} from "#commerce/newsletter";
import { fieldErrors } from "#commerce/settings";
import { AnsweredMoment, csvFile, kinds } from "../http/contract.ts";
import { Invalid } from "../http/json-body.ts";
import { does } from "../http/operator.ts";
import { NOT_JSON, operatorApp, readJson, type OperatorAppParts } from "../http/operator-app.ts";
import { csvOf } from "./subscriber-csv.ts";

export interface NewsletterAdminParts extends OperatorAppParts {
  readonly database: Database;
  /** Public origin of the shop, for links in the export. */
  readonly origin: string;
  /** Called when an issue waits to be sent. */
  readonly onIssue: () => void;
}

const LARGEST_BODY = 1024 * 1024;
const Issue = z.strictObject({ id: z.string().regex(/^[\w.-]{1,100}$/), ...IssueContent.shape });
const Suppressions = z.strictObject({
  reason: z.enum(SUPPRESSION_REASONS),
  addresses: z.array(EmailAddress).min(1).max(10_000),
});

const Subscribers = z.strictObject({
  subscribers: z.array(
    z.strictObject({
      email: z.string(),
      language: z.string(),
      market: z.string(),
      topics: z.array(z.string()).describe("Values of departments; empty for everything."),
      source: z.string().nullable(),
      subscribedAt: AnsweredMoment,
      confirmedAt: AnsweredMoment.nullable().describe("Time of the consent."),
      oneClick: z.string().describe("Unsubscribes by a POST, for the header List-Unsubscribe."),
      unsubscribe: z.string(),
      preferences: z.string(),
    }),
  ),
  next: z.string().nullable().describe("`after` of the next page."),
});
const SentIssue = z.looseObject({ id: z.string(), createdAt: AnsweredMoment, finishedAt: AnsweredMoment.nullable() });
const Suppression = z.strictObject({ reason: z.enum(SUPPRESSION_REASONS), since: AnsweredMoment });
const Suppressed = z.strictObject({ kind: z.literal("suppressed"), addresses: z.int() });

export function newsletterAdminApp({ database, origin, onIssue, ...parts }: NewsletterAdminParts): Hono {
  const app = operatorApp(parts, LARGEST_BODY);
  app.get(
    "/subscribers",
    does("list-subscribers", { query: z.object({ after: z.string().optional() }), answers: { 200: Subscribers } }),
    async (context) => {
      const after = context.req.query("after");
      const subscribers = await listSubscribers(database.sql, origin, after === undefined ? {} : { after });
      const next = subscribers.length === SUBSCRIBER_PAGE ? subscribers.at(-1)?.email : null;
      return context.json({ subscribers, next });
    },
  );
  app.get(
    "/subscribers.csv",
    does("list-subscribers", { answers: { 200: csvFile("One row for each subscriber.") } }),
    (context) =>
      context.body(
        csvOf((after) => listSubscribers(database.sql, origin, { after })),
        200,
        {
          "content-type": "text/csv; charset=utf-8",
          "content-disposition": 'attachment; filename="subscribers.csv"',
        },
      ),
  );
  app.get(
    "/issues",
    does("see-newsletter", { answers: { 200: z.strictObject({ issues: z.array(SentIssue) }) } }),
    async (context) => context.json({ issues: await listIssues(database) }),
  );
  app.get(
    "/issues/:id",
    does("see-newsletter", { answers: { 200: SentIssue, 404: kinds("no-such-issue") } }),
    async (context) => {
      const issue = await findIssue(database, context.req.param("id"));
      return issue ? context.json(issue) : context.json({ kind: "no-such-issue" }, 404);
    },
  );
  app.post(
    "/issues",
    does("send-newsletter", {
      body: Issue,
      answers: {
        202: z.strictObject({ kind: z.literal("sending"), id: z.string() }),
        400: Invalid,
        409: kinds("exists"),
        422: Invalid,
      },
    }),
    async (context) => {
      const body = await readJson(context);
      if (body === undefined) return context.json(NOT_JSON, 400);
      const issue = Issue.safeParse(body);
      if (!issue.success) return context.json({ kind: "invalid", errors: fieldErrors(issue.error) }, 422);
      const { id, ...content } = issue.data;
      const opened = await openIssue(database, id, content, new Date());
      if (opened === "exists") return context.json({ kind: "exists" }, 409);
      onIssue();
      return context.json({ kind: "sending", id }, 202);
    },
  );
  app.get(
    "/suppressions/:email",
    does("see-suppression", { answers: { 200: Suppression, 404: kinds("not-suppressed") } }),
    async (context) => {
      const email = EmailAddress.safeParse(context.req.param("email"));
      const found = email.success ? await findSuppression(database.sql, email.data) : undefined;
      return found ? context.json(found) : context.json({ kind: "not-suppressed" }, 404);
    },
  );
  app.post(
    "/suppressions",
    does("suppress-addresses", { body: Suppressions, answers: { 200: Suppressed, 400: Invalid, 422: Invalid } }),
    async (context) => {
      const body = await readJson(context);
      if (body === undefined) return context.json(NOT_JSON, 400);
      const parsed = Suppressions.safeParse(body);
      if (!parsed.success) return context.json({ kind: "invalid", errors: fieldErrors(parsed.error) }, 422);
      const { reason, addresses } = parsed.data;
      const now = new Date();
      for (const email of addresses) {
        await database.sql.transaction(async (tx) => {
          await suppressAddress(tx, email, reason, now);
          await forgetSubscriber(tx, email, now);
          await recordAudit(tx, {
            subject: { kind: "suppression", id: reason },
            after: { addresses: addresses.length },
          });
        });
      }
      return context.json({ kind: "suppressed", addresses: addresses.length });
    },
  );
  return app;
}
