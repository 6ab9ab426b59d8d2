// The form of a webhook: its fields, and their errors.

import { z } from "zod";
import { messagesIn } from "#catalogue";
import { ALL_EVENT_KINDS, EVENT_KINDS, type EventKind } from "#commerce/events";
import type { ActionResult } from "../../framework/handlers.server.ts";
import type { ConsoleWebhooks } from "../../framework/context.ts";
import { webhooks as texts } from "../../locales/generated/webhooks.ts";
import type { KindChoice } from "./webhook-fields.tsx";

export const say = messagesIn(texts, "en");

export const KIND_CHOICES: readonly KindChoice[] = ALL_EVENT_KINDS.map((kind) => ({
  kind,
  description: EVENT_KINDS[kind].description.replaceAll("`", ""),
}));

export const WebhookForm = z.object({
  name: z.string().trim().min(1, say("enterName")).max(100, say("enterName")),
  url: z.string().trim().max(2_000),
  events: z.enum(["all", "chosen"]).default("all"),
  kinds: z.array(z.enum(ALL_EVENT_KINDS)).default([]),
  /** Sent by the merge screen in place of the two fields above: the selected kinds separated by commas, empty for all. */
  chosen: z
    .string()
    .transform((text) => (text === "" ? [] : text.split(",")))
    .pipe(z.array(z.enum(ALL_EVENT_KINDS)))
    .optional(),
});

/** The fields of the form, as the merge screen compares them. */
export const valuesOf = ({ name, url, kinds }: Omit<ReadWebhook, "kind">) => ({ name, url, chosen: kinds.join() });

export interface ReadWebhook {
  readonly kind: "read";
  readonly name: string;
  readonly url: string;
  readonly kinds: readonly EventKind[];
}

export function readWebhook(
  { name, url, events, kinds, chosen }: z.infer<typeof WebhookForm>,
  { urlProblem }: ConsoleWebhooks,
): ReadWebhook | ActionResult {
  const problem = urlProblem(url);
  if (problem !== undefined) return refusedAt("url", say("badUrl", { problem }));
  if (chosen) return { kind: "read", name, url, kinds: chosen };
  if (events === "chosen" && kinds.length === 0) return refusedAt("kinds", say("chooseEvent"));
  return { kind: "read", name, url, kinds: events === "all" ? [] : kinds };
}

export const refusedAt = (field: string, text: string) => ({
  kind: "refused" as const,
  text,
  fields: { [field]: text },
});
