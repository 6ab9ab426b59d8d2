// One webhook: its details and secret, its deliveries with requests and responses, a test, and replays.

import { data, redirect } from "react-router";
import { z } from "zod";
import { Day } from "#commerce/database";
import {
  changeWebhook,
  deleteWebhook,
  DELIVERY_PAGE,
  findDelivery,
  findWebhook,
  listDeliveries,
  replayDelivery,
  replayFailed,
  replaySince,
  revealSecret,
  rotateSecret,
  testWebhook,
  webhookVersion,
  type WebhookDelivery,
} from "#commerce/webhooks";
import { conflictOf, readBase } from "../../framework/conflict.server.ts";
import type { StaffArgs } from "../../framework/context.ts";
import { acts, intent, loads, type ActionResult } from "../../framework/handlers.server.ts";
import type { KindChoice } from "./webhook-fields.tsx";
import { KIND_CHOICES, readWebhook, refusedAt, say, valuesOf, WebhookForm } from "./webhook-form.server.ts";
import type { ShownState } from "./webhook-state.tsx";

const DELIVERY_VIEWS = ["all", "failed", "waiting", "delivered"] as const;

export interface ShownDelivery {
  readonly id: number;
  readonly state: WebhookDelivery["state"];
  readonly kind: string;
  readonly eventId: string;
  readonly position: number | null;
  /** Moments are ISO 8601. */
  readonly updatedAt: string;
  readonly dueAt: string | null;
  /** Oldest first. */
  readonly attempts: readonly {
    readonly at: string;
    readonly status: number | null;
    readonly response: string;
    readonly error: string | null;
    readonly milliseconds: number;
  }[];
}

export interface WebhookData extends ShownState {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly kinds: readonly string[];
  readonly createdBy: string;
  readonly createdAt: string;
  readonly previousUntil: string | null;
  /** The fields of the form, and the version that an edit starts from. */
  readonly values: Readonly<Record<string, string>>;
  readonly version: string;
  readonly choices: readonly KindChoice[];
  readonly view: (typeof DELIVERY_VIEWS)[number];
  readonly deliveries: readonly ShownDelivery[];
  readonly next: number | null;
  readonly isFirstPage: boolean;
  /** The open one, with the body of its request. */
  readonly open: { readonly delivery: ShownDelivery; readonly body: string } | null;
}

export const loader = loads("see-deliveries", async ({ shop, params, url, now }): Promise<WebhookData> => {
  const { database, accounts } = shop;
  const webhook = await findWebhook(database, params["id"] ?? "");
  if (!webhook) throw data(null, { status: 404 });
  const view = DELIVERY_VIEWS.find((one) => one === url.searchParams.get("view")) ?? "all";
  const before = numberOf(url.searchParams.get("before"));
  const state = view === "all" ? undefined : view;
  const deliveries = await listDeliveries(database, webhook.id, { before, state });
  const opened = numberOf(url.searchParams.get("delivery"));
  const found = opened === undefined ? undefined : await findDelivery(database, webhook.id, opened, accounts.origin);
  const { id, name, kinds, isEnabled, createdBy, previousUntil } = webhook;
  return {
    id,
    name,
    url: webhook.url,
    kinds,
    isEnabled,
    createdBy,
    createdAt: webhook.createdAt.toISOString(),
    failingSince: webhook.failingSince?.toISOString() ?? null,
    disabledAt: webhook.disabledAt?.toISOString() ?? null,
    values: valuesOf(webhook),
    version: webhookVersion(webhook),
    previousUntil: previousUntil && previousUntil > now ? previousUntil.toISOString() : null,
    choices: KIND_CHOICES,
    view,
    deliveries: deliveries.map(shownDelivery),
    next: deliveries.length === DELIVERY_PAGE ? (deliveries.at(-1)?.id ?? null) : null,
    isFirstPage: before === undefined,
    open: found ? { delivery: shownDelivery(found.delivery), body: JSON.stringify(found.body, null, 2) } : null,
  };
});

const numberOf = (text: string | null): number | undefined =>
  /^\d{1,15}$/.test(text ?? "") ? Number(text) : undefined;

const shownDelivery = ({ dueAt, updatedAt, attempts, ...delivery }: WebhookDelivery): ShownDelivery => ({
  ...delivery,
  updatedAt: updatedAt.toISOString(),
  dueAt: dueAt?.toISOString() ?? null,
  attempts: attempts.map(({ at, ...attempt }) => ({ ...attempt, at: at.toISOString() })),
});

const GONE = { kind: "refused", text: say("gone") } as const satisfies ActionResult;
const Nothing = z.object({});
const Change = WebhookForm.extend({ version: z.string().max(100), base: z.string().max(5_000).optional() });
const idOf = ({ params }: StaffArgs): string => params["id"] ?? "";

export const action = acts({
  change: intent("change-webhook", Change, async (args, { version, base, ...form }) => {
    const read = readWebhook(form, args.webhooks);
    if (read.kind !== "read") return read;
    const { name, url, kinds } = read;
    const id = idOf(args);
    const { database } = args.shop;
    const changed = await changeWebhook(database, id, { name, url, kinds }, version);
    if (changed.kind === "no-such-webhook") return GONE;
    if (changed.kind === "changed") return { kind: "done", text: say("saved") };
    const { webhook } = changed;
    const fields = { base: readBase(base) ?? {}, theirs: valuesOf(webhook), yours: valuesOf(read) };
    const conflict = await conflictOf(database, [{ kind: "webhook", id }], {
      version: webhookVersion(webhook),
      ...fields,
    });
    return { kind: "conflict", text: say("conflict"), conflict };
  }),
  pause: intent("change-webhook", Nothing, async (args) => {
    const changed = await changeWebhook(args.shop.database, idOf(args), { isEnabled: false });
    return changed.kind === "changed" ? { kind: "done", text: say("isPaused") } : GONE;
  }),
  enable: intent("change-webhook", Nothing, async (args) => {
    const changed = await changeWebhook(args.shop.database, idOf(args), { isEnabled: true });
    args.webhooks.onDue();
    return changed.kind === "changed" ? { kind: "done", text: say("isEnabled") } : GONE;
  }),
  reveal: intent("reveal-webhook", Nothing, async (args) => {
    const secret = await revealSecret(args.shop.database, idOf(args));
    return secret === undefined ? GONE : { kind: "done", text: say("revealed"), codes: [secret] };
  }),
  rotate: intent("rotate-webhook", Nothing, async (args) => {
    const secret = await rotateSecret(args.shop.database, idOf(args), args.now);
    return secret === undefined ? GONE : { kind: "done", text: say("rotated"), codes: [secret] };
  }),
  test: intent("test-webhook", Nothing, async (args) => {
    const { shop, webhooks } = args;
    const parts = { database: shop.database, send: webhooks.send, now: () => new Date() };
    const tested = await testWebhook(parts, idOf(args));
    if (!tested) return GONE;
    const { answer, milliseconds } = tested;
    if (answer.kind === "unreachable") return { kind: "refused", text: say("testFailed", { reason: answer.reason }) };
    const text = say("tested", { status: String(answer.status), milliseconds });
    return answer.status >= 200 && answer.status < 300 ? { kind: "done", text } : { kind: "refused", text };
  }),
  delete: intent("delete-webhook", Nothing, async (args) =>
    (await deleteWebhook(args.shop.database, idOf(args))) ? redirect("/console/webhooks") : GONE,
  ),
  replay: intent("replay-events", z.object({ delivery: z.coerce.number().int() }), async (args, { delivery }) => {
    const isReplayed = await replayDelivery(args.shop.database, idOf(args), delivery, args.now);
    if (!isReplayed) return { kind: "refused", text: say("goneDelivery") };
    args.webhooks.onDue();
    return { kind: "done", text: say("replayed") };
  }),
  "replay-failed": intent("replay-events", Nothing, async (args) => {
    const replayed = await replayFailed(args.shop.database, idOf(args), args.now);
    if (!replayed) return GONE;
    args.webhooks.onDue();
    return { kind: "done", text: say("replayedFailed", { count: replayed.events }) };
  }),
  "replay-since": intent("replay-events", z.object({ since: z.string() }), async (args, { since }) => {
    const day = Day.safeParse(since);
    if (!day.success) return refusedAt("since", say("enterDay"));
    const replayed = await replaySince(args.shop.database, idOf(args), { since: new Date(day.data) }, args.now);
    if (replayed.kind !== "replayed") return GONE;
    args.webhooks.onDue();
    return { kind: "done", text: say("replayedFailed", { count: replayed.events }) };
  }),
});
