// Receivers of webhooks: lists them, and adds one.

import { createWebhook, listWebhooks } from "#commerce/webhooks";
import { acts, intent, loads } from "../../framework/handlers.server.ts";
import type { KindChoice } from "./webhook-fields.tsx";
import { KIND_CHOICES, readWebhook, say, WebhookForm } from "./webhook-form.server.ts";
import type { ShownState } from "./webhook-state.tsx";

export interface WebhooksData {
  readonly webhooks: readonly (ShownState & {
    readonly id: string;
    readonly name: string;
    /** Without the path, which is often secret. */
    readonly origin: string;
    /** Zero for all. */
    readonly kinds: number;
  })[];
  readonly choices: readonly KindChoice[];
}

export const loader = loads("list-webhooks", async ({ shop }): Promise<WebhooksData> => {
  const webhooks = await listWebhooks(shop.database);
  return {
    webhooks: webhooks.map(({ id, name, url, kinds, isEnabled, failingSince, disabledAt }) => ({
      id,
      name,
      origin: new URL(url).origin,
      kinds: kinds.length,
      isEnabled,
      failingSince: failingSince?.toISOString() ?? null,
      disabledAt: disabledAt?.toISOString() ?? null,
    })),
    choices: KIND_CHOICES,
  };
});

export const action = acts({
  add: intent("create-webhook", WebhookForm, async ({ shop, webhooks, operator, now }, form) => {
    const read = readWebhook(form, webhooks);
    if (read.kind !== "read") return read;
    const { name, url, kinds } = read;
    const { secret } = await createWebhook(shop.database, { name, url, kinds }, operator.name, now);
    return { kind: "done", text: say("added", { name }), codes: [secret] };
  }),
});
