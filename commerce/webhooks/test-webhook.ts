// A test of a webhook: one signed request at once, which is neither an event of the feed nor retried.

import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { isUuid } from "#commerce/database";
import { signedRequest, type DeliveryContext, type WebhookAnswer } from "./deliver.ts";
import { webhookTable } from "./tables.ts";

/** Kind of the request, which receivers answer and ignore. */
export const TEST_KIND = "webhook.test";

export interface TestedWebhook {
  readonly answer: WebhookAnswer;
  readonly milliseconds: number;
}

/** Undefined if there is no such webhook. Works for a disabled one too, so that a repair can be tried first. */
export async function testWebhook(
  { database, send, now }: Omit<DeliveryContext, "origin">,
  id: string,
): Promise<TestedWebhook | undefined> {
  if (!isUuid(id)) return undefined;
  const [webhook] = await database.sql.select().from(webhookTable).where(eq(webhookTable.id, id));
  if (!webhook) return undefined;
  const started = now();
  const event = { id: randomUUID(), position: 0, kind: TEST_KIND, at: started.toISOString(), href: null, data: {} };
  const answer = await send(signedRequest(webhook, event, JSON.stringify(event), started));
  return { answer, milliseconds: now().getTime() - started.getTime() };
}
