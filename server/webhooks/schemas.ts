// Requests and answers of the API of webhooks.

import { z } from "zod";
import { Day, Moment } from "#commerce/database";
import { ALL_EVENT_KINDS } from "#commerce/events";
import { PublishedEvent } from "#commerce/webhooks";
import { AnsweredMoment } from "../http/contract.ts";

const Name = z.string().trim().min(1).max(100);
const Url = z.string().max(2_000).describe("https, unless WEBHOOK_PRIVATE_ORIGINS has its origin.");
const Kinds = z.array(z.enum(ALL_EVENT_KINDS)).describe("Kinds of events; empty for all.");

export const NewWebhook = z.strictObject({ name: Name, url: Url, kinds: Kinds.default([]) });

export const WebhookChange = z.strictObject({
  name: z.exactOptional(Name),
  url: z.exactOptional(Url),
  kinds: z.exactOptional(Kinds),
  isEnabled: z.exactOptional(z.boolean()),
});

const position = z.int().min(0).max(Number.MAX_SAFE_INTEGER);

export const Replay = z
  .strictObject({
    after: position.optional().describe("Position of the last event that you have."),
    since: z.union([Day, Moment]).optional(),
    failed: z.literal(true).optional().describe("All deliveries that have failed."),
  })
  .refine((body) => Object.values(body).filter((value) => value !== undefined).length === 1, {
    path: ["after"],
    message: "needs one of after, since and failed",
  });

/** Numbers in a query, which are texts there. */
const typedNumber = z
  .string()
  .regex(/^\d{1,15}$/, "not a number")
  .transform(Number);

export const EventsQuery = z.strictObject({
  after: typedNumber.default(0).describe("Position of the last event that you have; 0 for all."),
  kinds: z
    .string()
    .transform((text) => text.split(","))
    .pipe(z.array(z.enum(ALL_EVENT_KINDS)))
    .optional()
    .describe("Kinds, separated by commas."),
  limit: typedNumber.pipe(z.int().min(1).max(500)).optional().describe("Up to 500, which is the default."),
});

export const DeliveriesQuery = z.strictObject({
  before: typedNumber.optional().describe("Id of the last delivery of the page before."),
  state: z.enum(["waiting", "delivered", "failed"]).optional(),
});

export const Webhook = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  url: z.string(),
  kinds: Kinds,
  isEnabled: z.boolean(),
  failingSince: AnsweredMoment.nullable().describe("First failure since the last success."),
  disabledAt: AnsweredMoment.nullable().describe("Set if the shop disabled it because it failed for days."),
  previousUntil: AnsweredMoment.nullable().describe("Until then, the secret before the last rotation signs too."),
  createdBy: z.string(),
  createdAt: AnsweredMoment,
});

const Secret = z.string().describe("Signs the requests.");
export const Created = z.strictObject({ kind: z.literal("created"), id: z.uuid(), secret: Secret });
export const Revealed = z.strictObject({ kind: z.literal("revealed"), secret: Secret });
export const Rotated = z.strictObject({ kind: z.literal("rotated"), secret: Secret });

const Delivery = z.strictObject({
  id: z.int(),
  state: z.enum(["waiting", "delivered", "failed"]),
  eventId: z.uuid(),
  position: z.int(),
  kind: z.enum(ALL_EVENT_KINDS),
  dueAt: AnsweredMoment.nullable(),
  updatedAt: AnsweredMoment,
  attempts: z
    .array(
      z.strictObject({
        at: AnsweredMoment,
        status: z.int().nullable(),
        response: z.string().describe("Its first 500 characters."),
        error: z.string().nullable(),
        milliseconds: z.int(),
      }),
    )
    .describe("Oldest first."),
});

export const OneDelivery = z.strictObject({
  delivery: Delivery,
  body: PublishedEvent.describe("Body of its requests."),
});

export const Tested = z.strictObject({
  answer: z.union([
    z.strictObject({ kind: z.literal("answered"), status: z.int(), text: z.string() }),
    z.strictObject({ kind: z.literal("unreachable"), reason: z.string(), isFinal: z.boolean() }),
  ]),
  milliseconds: z.int(),
});

export const Deliveries = z.strictObject({
  deliveries: z.array(Delivery),
  next: z.int().nullable().describe("`before` of the next page."),
});

export const Events = z.strictObject({
  kind: z.literal("events"),
  events: z.array(PublishedEvent),
  next: z.int().describe("Position to continue from, now or later."),
  hasMore: z.boolean(),
});
export const TooOld = z
  .strictObject({ kind: z.literal("too-old"), oldest: z.int() })
  .describe("Events after the position were deleted. Read everything again, and continue with `oldest`.");
export const UnknownPosition = z
  .strictObject({ kind: z.literal("unknown-position"), latest: z.int() })
  .describe(
    "The position is ahead of the feed, as after a restore. Read everything again, and continue with `latest`.",
  );
export const ReplayAnswer = z.strictObject({ kind: z.literal("replayed"), events: z.int() });
