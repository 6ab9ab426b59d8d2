// Events in the form that the feed and webhooks have.

import { and, asc, gt, inArray } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#commerce/database";
import { ALL_EVENT_KINDS, EVENT_KINDS, eventTable, type ChangedStock, type EventKind } from "#commerce/events";
import { publishEvents, readFeed } from "./publish.ts";

/** Common to all events; `data` depends on the kind. */
export const PublishedEvent = z.strictObject({
  id: z.uuid().describe("Stable: the same in every delivery and in the feed."),
  position: z.int().describe("Place in the feed, ascending without gaps, except for events of erased customers."),
  kind: z.enum(ALL_EVENT_KINDS),
  at: z.iso.datetime().describe("Time of the change."),
  href: z.url().nullable().describe("Address of what changed in the admin API; null if it is gone."),
  data: z.record(z.string(), z.unknown()),
});
export type PublishedEvent = z.infer<typeof PublishedEvent>;

type EventRow = typeof eventTable.$inferSelect;

export function publishedEvent({ id, position, kind, at, data }: EventRow, origin: string): PublishedEvent {
  const path = pathOf(kind, data);
  const href = path === undefined ? null : new URL(`/admin/${path}`, origin).href;
  return { id, position: position ?? 0, kind, at: at.toISOString(), href, data };
}

/** The payloads were checked when they were written. */
function pathOf(kind: EventKind, data: EventRow["data"]): string | undefined {
  if (kind.startsWith("order."))
    return `orders/${EVENT_KINDS["order.placed"].data.shape.order.parse(data["order"]).number}`;
  if (kind.startsWith("return.")) return `after-sales/returns/${String(data["return"])}`;
  if (kind === "customer.erased" || kind === "product.removed") return undefined;
  if (kind === "promotion.changed") return `promotions/${String(data["id"])}`;
  if (kind.startsWith("customer.")) return `accounts/${String(data["id"])}`;
  const ids =
    kind === "stock.changed"
      ? (data["variants"] as readonly ChangedStock[]).map(({ product }) => product)
      : (data["products"] as readonly string[]);
  return `catalogue/feed?${new URLSearchParams([...new Set(ids)].map((id) => ["product", id]))}`;
}

export const EVENT_PAGE = 500;

export interface EventQuery {
  /** Position of the last event that was read. */
  readonly after: number;
  readonly kinds?: readonly EventKind[] | undefined;
  readonly limit?: number | undefined;
}

export type EventPage =
  | {
      readonly kind: "events";
      readonly events: readonly PublishedEvent[];
      /** Position to continue from: read again with it, now or later. */
      readonly next: number;
      readonly hasMore: boolean;
    }
  /** Events after the position were deleted at the end of their retention period. */
  | { readonly kind: "too-old"; readonly oldest: number }
  /** The position is ahead of the feed: it comes from another database, or from before a restore. */
  | { readonly kind: "unknown-position"; readonly latest: number };

/** A page of the feed, oldest first. Everything that was committed before the call is in it, or follows. */
export async function listEvents(database: Database, query: EventQuery, origin: string, now: Date): Promise<EventPage> {
  const { after, kinds, limit = EVENT_PAGE } = query;
  await publishEvents(database, now);
  const { position, prunedTo } = await readFeed(database.sql);
  if (after < prunedTo) return { kind: "too-old", oldest: prunedTo };
  if (after > position) return { kind: "unknown-position", latest: position };
  const rows = await database.sql
    .select()
    .from(eventTable)
    .where(and(gt(eventTable.position, after), kinds && inArray(eventTable.kind, [...kinds])))
    .orderBy(asc(eventTable.position))
    .limit(limit);
  const hasMore = rows.length === limit;
  // Read before the rows, so nothing lies between it and the last row that a filter let through.
  const next = hasMore ? (rows.at(-1)?.position ?? after) : Math.max(position, rows.at(-1)?.position ?? 0);
  return { kind: "events", events: rows.map((row) => publishedEvent(row, origin)), next, hasMore };
}
