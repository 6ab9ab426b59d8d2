// Delivers events to the receivers of webhooks, at least once: with leases and backoff as in the mail outbox. If a process dies, another
// one takes over when the lease expires.

import { and, asc, eq, isNull, lte, sql } from "drizzle-orm";
import { isPicked, type Database, type Sql } from "#commerce/database";
import { eventTable } from "#commerce/events";
import { recordSecurityEvent } from "#commerce/security";
import { mailOwners } from "#commerce/staff";
import { disabledMail } from "./disabled-mail.ts";
import { publishedEvent } from "./event.ts";
import { signatureOf } from "./signature.ts";
import { webhookAttemptTable, webhookDeliveryTable, webhookTable } from "./tables.ts";

export interface WebhookRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export type WebhookAnswer =
  | { readonly kind: "answered"; readonly status: number; readonly text: string }
  /** `isFinal`: another attempt would end in the same way. */
  | { readonly kind: "unreachable"; readonly reason: string; readonly isFinal: boolean };

/** Never rejects. */
export type SendWebhook = (request: WebhookRequest) => Promise<WebhookAnswer>;

export interface DeliveryContext {
  readonly database: Database;
  readonly send: SendWebhook;
  /** Public origin of the shop, for links in events. */
  readonly origin: string;
  readonly now: () => Date;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Other workers skip a claimed delivery for this long; a request takes much less. */
const LEASE_MS = 2 * MINUTE_MS;
/** Backoff before each retry, about three days in all. After the last one, the delivery has failed. */
const BACKOFF_MS = [1, 5, 15, 60, 120, 240, 480, 720, 1_440, 1_440].map((minutes) => minutes * MINUTE_MS);
/** Attempts if the receiver refuses the request itself. */
const REFUSED_ATTEMPTS = 3;
/** A receiver that only fails for this long is disabled. */
export const DISABLE_AFTER_DAYS = 5;
const MAX_STORED_CHARACTERS = 500;

/** Webhooks with something to deliver now. */
export async function dueWebhooks({ sql: client }: Pick<Database, "sql">, now: Date): Promise<readonly string[]> {
  const rows = await client
    .selectDistinct({ id: webhookDeliveryTable.webhookId })
    .from(webhookDeliveryTable)
    .innerJoin(webhookTable, eq(webhookTable.id, webhookDeliveryTable.webhookId))
    .where(and(lte(webhookDeliveryTable.dueAt, now), eq(webhookTable.isEnabled, true)));
  return rows.map(({ id }) => id);
}

/** Delivers the oldest due event of a webhook; false if there is none. */
export async function deliverNext(context: DeliveryContext, webhookId: string): Promise<boolean> {
  const { database, send, origin, now } = context;
  const claimed = await claim(database.sql, webhookId, now());
  if (claimed === undefined) return false;
  const { delivery, webhook, event } = claimed;
  const body = JSON.stringify(publishedEvent(event, origin));
  const started = now();
  const answer = await send(signedRequest(webhook, event, body, started));
  await database.sql.transaction((tx) => recordAnswer(tx, delivery, answer, { started, ended: now(), origin }));
  return true;
}

/** The request of an event, signed now. */
export function signedRequest(
  webhook: Pick<typeof webhookTable.$inferSelect, "url" | "secret" | "previousSecret" | "previousUntil">,
  event: { readonly id: string; readonly kind: string },
  body: string,
  now: Date,
): WebhookRequest {
  const { url, secret, previousSecret, previousUntil } = webhook;
  const secrets = [secret, ...(isCurrent(previousUntil, now) ? [previousSecret ?? ""] : [])];
  return {
    url,
    body,
    headers: {
      "content-type": "application/json",
      "user-agent": "Vitrine",
      "vitrine-event-id": event.id,
      "vitrine-event-kind": event.kind,
      "vitrine-signature": signatureOf(body, secrets, now),
    },
  };
}

const isCurrent = (until: Date | null, now: Date): boolean => until !== null && until > now;

type Delivery = typeof webhookDeliveryTable.$inferSelect;

async function claim(client: Sql, webhookId: string, now: Date) {
  const due = client
    .select({ id: webhookDeliveryTable.id })
    .from(webhookDeliveryTable)
    .where(and(eq(webhookDeliveryTable.webhookId, webhookId), lte(webhookDeliveryTable.dueAt, now)))
    .orderBy(asc(webhookDeliveryTable.dueAt), asc(webhookDeliveryTable.event))
    .limit(1)
    .for("update", { skipLocked: true });
  const [delivery] = await client
    .update(webhookDeliveryTable)
    .set({ dueAt: new Date(now.getTime() + LEASE_MS), attempts: sql`${webhookDeliveryTable.attempts} + 1` })
    .where(isPicked(webhookDeliveryTable.id, due))
    .returning();
  if (!delivery) return undefined;
  const [found] = await client
    .select({ webhook: webhookTable, event: eventTable })
    .from(webhookTable)
    .innerJoin(eventTable, eq(eventTable.number, delivery.event))
    .where(and(eq(webhookTable.id, webhookId), eq(webhookTable.isEnabled, true)));
  return found && { delivery, ...found };
}

async function recordAnswer(
  tx: Sql,
  { id, attempts, webhookId }: Delivery,
  answer: WebhookAnswer,
  { started, ended, origin }: { readonly started: Date; readonly ended: Date; readonly origin: string },
): Promise<void> {
  const isDelivered = answer.kind === "answered" && answer.status >= 200 && answer.status < 300;
  const wait = isDelivered || isRefused(answer, attempts) ? undefined : BACKOFF_MS[attempts - 1];
  const [ours] = await tx
    .update(webhookDeliveryTable)
    .set({
      state: isDelivered ? "delivered" : wait === undefined ? "failed" : "waiting",
      dueAt: wait === undefined ? null : new Date(ended.getTime() + wait),
      updatedAt: ended,
    })
    // Claiming a delivery increments its attempts, so an unchanged number means that it is still ours.
    .where(and(eq(webhookDeliveryTable.id, id), eq(webhookDeliveryTable.attempts, attempts)))
    .returning({ id: webhookDeliveryTable.id });
  // Replayed or deleted meanwhile.
  if (!ours) return;
  await tx
    .insert(webhookAttemptTable)
    .values({
      deliveryId: id,
      at: started,
      milliseconds: ended.getTime() - started.getTime(),
      ...(answer.kind === "answered"
        ? { status: answer.status, response: storable(answer.text), error: null }
        : { status: null, response: "", error: answer.reason }),
    })
    .onConflictDoNothing();
  await (isDelivered ? endFailure(tx, webhookId) : countFailure(tx, webhookId, origin, ended));
}

/** The receiver refuses the request itself, which a later attempt rarely changes. */
const isRefused = (answer: WebhookAnswer, attempts: number): boolean => {
  if (answer.kind === "unreachable") return answer.isFinal && attempts >= REFUSED_ATTEMPTS;
  const { status } = answer;
  // Timeout, too early and too many requests are temporary; a redirect is not followed, so it is a refusal.
  const isTemporary = status >= 500 || [408, 425, 429].includes(status);
  return !isTemporary && attempts >= REFUSED_ATTEMPTS;
};

/** PostgreSQL stores no zero characters. */
const storable = (text: string): string => text.replaceAll("\0", "").slice(0, MAX_STORED_CHARACTERS);

const endFailure = (tx: Sql, id: string) =>
  tx
    .update(webhookTable)
    .set({ failingSince: null })
    .where(and(eq(webhookTable.id, id), sql`${webhookTable.failingSince} is not null`));

async function countFailure(tx: Sql, id: string, origin: string, now: Date): Promise<void> {
  await tx
    .update(webhookTable)
    .set({ failingSince: now })
    .where(and(eq(webhookTable.id, id), isNull(webhookTable.failingSince)));
  const [disabled] = await tx
    .update(webhookTable)
    .set({ isEnabled: false, disabledAt: now })
    .where(
      and(
        eq(webhookTable.id, id),
        eq(webhookTable.isEnabled, true),
        lte(webhookTable.failingSince, new Date(now.getTime() - DISABLE_AFTER_DAYS * DAY_MS)),
      ),
    )
    .returning({ name: webhookTable.name });
  if (!disabled) return;
  const { name } = disabled;
  await recordSecurityEvent(tx, { kind: "webhook-disabled", at: now, details: { webhook: id, name } });
  const href = `${origin}/console/webhooks/${id}`;
  await mailOwners(tx, (shop, language) => disabledMail(shop, language, { name, days: DISABLE_AFTER_DAYS, href }), now);
}
