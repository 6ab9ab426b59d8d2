// Issues of the newsletter: written to the outbox batch by batch, for each subscriber once.

import { desc, eq, isNull, sql } from "drizzle-orm";
import { recordAudit } from "#commerce/audit";
import type { Database } from "#commerce/database";
import { enqueueMail, isSuppressed } from "#commerce/mail";
import type { IssueContent } from "./issue-content.ts";
import { issueMail } from "./mails.ts";
import { listSubscribers } from "./subscribers.ts";
import { newsletterIssueTable as table } from "./tables.ts";

const BATCH = 100;
const ISSUE_COLUMNS = { id: table.id, mails: table.mails, createdAt: table.createdAt, finishedAt: table.finishedAt };

/** Nothing is written yet: a job does it. An issue with this id is left as it is. */
export async function openIssue(
  { sql: client }: Pick<Database, "sql">,
  id: string,
  content: IssueContent,
  now: Date,
): Promise<"opened" | "exists"> {
  return client.transaction(async (tx) => {
    const [row] = await tx
      .insert(table)
      .values({ id, content, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: table.id });
    if (!row) return "exists";
    const after = { languages: Object.keys(content.texts), topics: content.topics };
    await recordAudit(tx, { subject: { kind: "newsletter", id }, after });
    return "opened";
  });
}

export async function findIssue({ sql: client }: Pick<Database, "sql">, id: string) {
  const [issue] = await client.select(ISSUE_COLUMNS).from(table).where(eq(table.id, id));
  return issue;
}

export const listIssues = ({ sql: client }: Pick<Database, "sql">) =>
  client.select(ISSUE_COLUMNS).from(table).orderBy(desc(table.createdAt)).limit(50);

/** Writes one batch of the oldest unfinished issue; false if there is none. Safe to run in several processes at once. */
export const writeIssueBatch = ({ sql: client }: Pick<Database, "sql">, origin: string, now: Date): Promise<boolean> =>
  client.transaction(async (tx) => {
    const [issue] = await tx
      .select()
      .from(table)
      .where(isNull(table.finishedAt))
      .orderBy(table.createdAt)
      .limit(1)
      .for("update", { skipLocked: true });
    if (!issue) return false;
    const { id, content, cursor } = issue;
    const subscribers = await listSubscribers(tx, origin, { after: cursor, topics: content.topics, limit: BATCH });
    let mails = 0;
    for (const subscriber of subscribers) {
      const { email } = subscriber;
      if (await isSuppressed(tx, { list: "newsletter", email })) continue;
      await enqueueMail(tx, email, (shop) => issueMail(shop, content, subscriber), now);
      mails += 1;
    }
    const isFinished = subscribers.length < BATCH;
    await tx
      .update(table)
      .set({
        mails: sql`${table.mails} + ${mails}`,
        // Removes the last address once the issue is sent.
        cursor: isFinished ? "" : (subscribers.at(-1)?.email ?? ""),
        finishedAt: isFinished ? now : null,
      })
      .where(eq(table.id, id));
    return true;
  });
