// The operator's API of personal data, mounted under /admin/people: a copy of everything about a person, and erasure on request.

import type { Hono } from "hono";
import { z } from "zod";
import type { Database } from "#commerce/database";
import { EmailAddress, mailLanguage } from "#commerce/mail";
import { erasePerson, exportPerson, isKnown } from "#commerce/people";
import { recordSecurityEvent, subjectOf } from "#commerce/security";
import { kinds } from "../http/contract.ts";
import { does, operatorOf } from "../http/operator.ts";
import { operatorApp, type OperatorAppParts } from "../http/operator-app.ts";

export interface PeopleAdminParts extends OperatorAppParts {
  readonly database: Database;
  /** Called after a mail is added to the outbox. */
  readonly onMail: () => void;
}

const LARGEST_BODY = 1024;

const BadEmail = kinds("invalid-email");
const Unknown = kinds("unknown");
const Person = z
  .record(z.string(), z.unknown())
  .describe("Everything that is stored about the person, by part; each part is a list of rows.");
const EraseQuery = z.object({
  language: z.string().optional().describe("Of the mail that confirms it, such as `fr`."),
});
const Erased = {
  200: z.union([
    z.strictObject({ kind: z.literal("erased"), orders: z.int(), hadAccount: z.boolean() }),
    kinds("reopened"),
  ]),
  400: BadEmail,
  404: Unknown,
  409: z
    .strictObject({ kind: z.literal("open-orders"), orders: z.array(z.string()) })
    .describe("These orders are not settled yet. Nothing was changed."),
};

export function peopleAdminApp({ database, onMail, ...parts }: PeopleAdminParts): Hono {
  const app = operatorApp(parts, LARGEST_BODY);
  app.get(
    "/:email",
    does("export-person", { answers: { 200: Person, 400: BadEmail, 404: Unknown } }),
    async (context) => {
      const email = EmailAddress.safeParse(context.req.param("email"));
      if (!email.success) return context.json({ kind: "invalid-email" }, 400);
      const now = new Date();
      const data = await exportPerson(database, email.data, now);
      if (!data) return context.json({ kind: "unknown" }, 404);
      // Reads are not recorded elsewhere, but this one shows a person's whole record.
      const address = subjectOf(email.data);
      const details = { method: "GET", path: "/admin/people", address, operator: operatorOf(context).name };
      await recordSecurityEvent(database.sql, { kind: "operator-action", at: now, details });
      return context.json(data);
    },
  );
  app.delete("/:email", does("erase-person", { query: EraseQuery, answers: Erased }), async (context) => {
    const email = EmailAddress.safeParse(context.req.param("email"));
    if (!email.success) return context.json({ kind: "invalid-email" }, 400);
    const now = new Date();
    if (!(await isKnown(database, email.data))) return context.json({ kind: "unknown" }, 404);
    const language = mailLanguage({ language: context.req.query("language") ?? "" });
    const erasure = await erasePerson(database, { email: email.data, language }, now);
    if (erasure.kind === "open-orders") return context.json(erasure, 409);
    onMail();
    return context.json(erasure);
  });
  return app;
}
