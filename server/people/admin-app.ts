// The operator's API of personal data, mounted under /admin/people: a copy of everything about a person, and erasure on request.

import type { Hono } from "hono";
import type { Database } from "#commerce/database";
import { EmailAddress, mailLanguage } from "#commerce/mail";
import { erasePerson, exportPerson, isKnown } from "#commerce/people";
import { recordSecurityEvent, subjectOf } from "#commerce/security";
import { does, operatorOf } from "../http/operator.ts";
import { operatorApp, type OperatorAppParts } from "../http/operator-app.ts";

export interface PeopleAdminParts extends OperatorAppParts {
  readonly database: Database;
  /** Called after a mail is added to the outbox. */
  readonly onMail: () => void;
}

const LARGEST_BODY = 1024;

export function peopleAdminApp({ database, onMail, ...parts }: PeopleAdminParts): Hono {
  const app = operatorApp(parts, LARGEST_BODY);
  app.get("/:email", does("export-person"), async (context) => {
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
  });
  app.delete("/:email", does("erase-person"), async (context) => {
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
