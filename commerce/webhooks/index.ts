// Outgoing webhooks and the event feed: publishing events, receivers, deliveries, signatures (docs/webhooks.md).

export {
  DELIVERY_PAGE,
  findDelivery,
  listDeliveries,
  replayDelivery,
  replayFailed,
  replaySince,
  type DeliveryAttempt,
  type ReplayResult,
  type WebhookDelivery,
} from "./deliveries.ts";
export {
  deliverNext,
  dueWebhooks,
  type DeliveryContext,
  type SendWebhook,
  type WebhookAnswer,
  type WebhookRequest,
} from "./deliver.ts";
export { disabledMail } from "./disabled-mail.ts";
export { listEvents, PublishedEvent, type EventPage } from "./event.ts";
export { publishEvents, sweepEvents } from "./publish.ts";
export { signatureOf } from "./signature.ts";
export { testWebhook, type TestedWebhook } from "./test-webhook.ts";
export {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  findWebhook,
  listWebhooks,
  revealSecret,
  rotateSecret,
  webhookVersion,
  type NewWebhook,
  type Webhook,
} from "./webhooks.ts";
