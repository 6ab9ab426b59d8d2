// Webhook endpoint of the payment provider: verifies the signature, stores the event once and responds immediately.

import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { storeWebhook } from "#commerce/checkout";
import type { OrderServices } from "#commerce/payments";

export interface WebhookParts {
  readonly orderServices: OrderServices;
  /** Bytes. */
  readonly largestBody: number;
}

/** POST /webhooks/{provider}: 200 if the event is stored or irrelevant, 400 if its signature is invalid. */
export function webhookApp({ orderServices, largestBody }: WebhookParts): Hono {
  const app = new Hono();
  app.use(bodyLimit({ maxSize: largestBody, onError: (context) => context.json({ kind: "too-large" }, 413) }));
  app.post("/webhooks/:provider", async (context) => {
    const { req } = context;
    if (req.param("provider") !== orderServices.provider.name) return context.json({ kind: "not-found" }, 404);
    const webhook = await orderServices.provider.readWebhook({
      header: (name) => req.header(name),
      body: await req.text(),
    });
    if (webhook.kind === "forged") return context.json({ kind: "forged" }, 400);
    const kind = webhook.kind === "event" ? await storeWebhook(orderServices, webhook) : "ignored";
    return context.json({ kind });
  });
  app.all("/webhooks/*", (context) => context.json({ kind: "not-found" }, 404));
  app.onError((error, context) => {
    // The provider will retry.
    orderServices.onError(error);
    return context.json({ kind: "failed" }, 500);
  });
  return app;
}
