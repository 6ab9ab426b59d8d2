// The operator's API of webhooks, mounted under /admin/webhooks (docs/webhooks.md): receivers, their deliveries, and replays.

import type { Hono } from "hono";
import { z } from "zod";
import type { Database } from "#commerce/database";
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  DELIVERY_PAGE,
  findDelivery,
  findWebhook,
  listDeliveries,
  listWebhooks,
  replayDelivery,
  replayFailed,
  replaySince,
  revealSecret,
  rotateSecret,
  testWebhook,
  webhookVersion,
  type SendWebhook,
} from "#commerce/webhooks";
import { kinds } from "../http/contract.ts";
import { etagOf, Seen, seenBy, StaleAnswer } from "../http/if-match.ts";
import { BadBody, Invalid, invalidOf, readJsonBody } from "../http/json-body.ts";
import { does, operatorOf } from "../http/operator.ts";
import { operatorApp, type OperatorAppParts } from "../http/operator-app.ts";
import * as schemas from "./schemas.ts";
import { urlProblem, type MayBePrivate } from "./send.ts";

export interface WebhooksAdminParts extends OperatorAppParts {
  readonly database: Database;
  readonly mayBePrivate: MayBePrivate;
  readonly send: SendWebhook;
  /** Public origin of the shop, for links in events. */
  readonly origin: string;
  /** Called when deliveries have become due. */
  readonly onDue: () => void;
}

const LARGEST_BODY = 16 * 1024;
const NO_WEBHOOK = { kind: "no-such-webhook" } as const;
const REPLAY_STATUS = { replayed: 200, "no-such-webhook": 404, "too-old": 410 } as const;
const NoWebhook = kinds("no-such-webhook");
const BadUrl = z.strictObject({ kind: z.literal("bad-url"), message: z.string() });
const Refused = z.union([BadBody, BadUrl]);

export function webhooksAdminApp({ database, mayBePrivate, send, origin, onDue, ...parts }: WebhooksAdminParts): Hono {
  const app = operatorApp(parts, LARGEST_BODY);
  const badUrl = (url: string | undefined) => {
    const problem = url === undefined ? undefined : urlProblem(url, mayBePrivate);
    return problem === undefined ? undefined : { kind: "bad-url", message: `The URL ${problem}.` };
  };
  app.get(
    "/",
    does("list-webhooks", { answers: { 200: z.strictObject({ webhooks: z.array(schemas.Webhook) }) } }),
    async (context) => context.json({ webhooks: await listWebhooks(database) }),
  );
  app.post(
    "/",
    does("create-webhook", { body: schemas.NewWebhook, answers: { 201: schemas.Created, 400: Refused } }),
    async (context) => {
      const body = await readJsonBody(context.req, schemas.NewWebhook);
      if (body.kind === "bad-body") return context.json(body, 400);
      const refusal = badUrl(body.data.url);
      if (refusal) return context.json(refusal, 400);
      const created = await createWebhook(database, body.data, operatorOf(context).name, new Date());
      return context.json({ kind: "created", ...created }, 201);
    },
  );
  app.get("/:id", does("list-webhooks", { answers: { 200: schemas.Webhook, 404: NoWebhook } }), async (context) => {
    const webhook = await findWebhook(database, context.req.param("id"));
    return webhook ? context.json(webhook, 200, etagOf(webhookVersion(webhook))) : context.json(NO_WEBHOOK, 404);
  });
  app.patch(
    "/:id",
    does("change-webhook", {
      headers: Seen,
      body: schemas.WebhookChange,
      answers: { 200: schemas.Webhook, 400: Refused, 404: NoWebhook, 409: StaleAnswer },
    }),
    async (context) => {
      const body = await readJsonBody(context.req, schemas.WebhookChange);
      if (body.kind === "bad-body") return context.json(body, 400);
      const refusal = badUrl(body.data.url);
      if (refusal) return context.json(refusal, 400);
      const changed = await changeWebhook(database, context.req.param("id"), body.data, seenBy(context));
      if (changed.kind === "no-such-webhook") return context.json(NO_WEBHOOK, 404);
      const { webhook } = changed;
      const version = webhookVersion(webhook);
      if (changed.kind === "stale") return context.json({ kind: "stale", stored: { value: webhook, version } }, 409);
      if (webhook.isEnabled) onDue();
      return context.json(webhook, 200, etagOf(version));
    },
  );
  app.delete("/:id", does("delete-webhook", { answers: { 200: kinds("deleted"), 404: NoWebhook } }), async (context) =>
    (await deleteWebhook(database, context.req.param("id")))
      ? context.json({ kind: "deleted" })
      : context.json(NO_WEBHOOK, 404),
  );
  app.post(
    "/:id/rotate",
    does("rotate-webhook", { answers: { 200: schemas.Rotated, 404: NoWebhook } }),
    async (context) => {
      const secret = await rotateSecret(database, context.req.param("id"), new Date());
      return secret === undefined ? context.json(NO_WEBHOOK, 404) : context.json({ kind: "rotated", secret });
    },
  );
  app.post(
    "/:id/reveal",
    does("reveal-webhook", { answers: { 200: schemas.Revealed, 404: NoWebhook } }),
    async (context) => {
      const secret = await revealSecret(database, context.req.param("id"));
      return secret === undefined ? context.json(NO_WEBHOOK, 404) : context.json({ kind: "revealed", secret });
    },
  );
  app.post("/:id/test", does("test-webhook", { answers: { 200: schemas.Tested, 404: NoWebhook } }), async (context) => {
    const tested = await testWebhook({ database, send, now: () => new Date() }, context.req.param("id"));
    return tested ? context.json(tested) : context.json(NO_WEBHOOK, 404);
  });
  app.get(
    "/:id/deliveries/:delivery{[0-9]{1,15}}",
    does("see-deliveries", { answers: { 200: schemas.OneDelivery, 404: kinds("no-such-delivery") } }),
    async (context) => {
      const { id, delivery } = context.req.param();
      const found = await findDelivery(database, id, Number(delivery), origin);
      return found ? context.json(found) : context.json({ kind: "no-such-delivery" }, 404);
    },
  );
  app.get(
    "/:id/deliveries",
    does("see-deliveries", {
      query: schemas.DeliveriesQuery,
      answers: { 200: schemas.Deliveries, 400: Invalid, 404: NoWebhook },
    }),
    async (context) => {
      const query = schemas.DeliveriesQuery.safeParse(context.req.query());
      if (!query.success) return context.json(invalidOf(query.error), 400);
      const id = context.req.param("id");
      if (!(await findWebhook(database, id))) return context.json(NO_WEBHOOK, 404);
      const deliveries = await listDeliveries(database, id, query.data);
      const next = deliveries.length === DELIVERY_PAGE ? (deliveries.at(-1)?.id ?? null) : null;
      return context.json({ deliveries, next });
    },
  );
  app.post(
    "/:id/replay",
    does("replay-events", {
      body: schemas.Replay,
      answers: { 200: schemas.ReplayAnswer, 400: BadBody, 404: NoWebhook, 410: schemas.TooOld },
    }),
    async (context) => {
      const body = await readJsonBody(context.req, schemas.Replay);
      if (body.kind === "bad-body") return context.json(body, 400);
      const id = context.req.param("id");
      const { after, since, failed } = body.data;
      const from = since === undefined ? { after: after ?? 0 } : { since: new Date(since) };
      const replayed = failed
        ? ((await replayFailed(database, id, new Date())) ?? NO_WEBHOOK)
        : await replaySince(database, id, from, new Date());
      if (replayed.kind === "replayed") onDue();
      return context.json(replayed, REPLAY_STATUS[replayed.kind]);
    },
  );
  app.post(
    "/:id/deliveries/:delivery{[0-9]{1,15}}/replay",
    does("replay-events", { answers: { 200: kinds("replayed"), 404: kinds("no-such-delivery") } }),
    async (context) => {
      const { id, delivery } = context.req.param();
      const isReplayed = await replayDelivery(database, id, Number(delivery), new Date());
      if (isReplayed) onDue();
      return isReplayed ? context.json({ kind: "replayed" }) : context.json({ kind: "no-such-delivery" }, 404);
    },
  );
  return app;
}
