// Takes the beacons of the shop's own pages, mounted under /insights. They have no cookie and no identifier, and the answer tells
// nothing.

import { Hono, type Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { createBucket, type TokenBucket } from "#concurrency";
import { normaliseQuery } from "#commerce/insights";
import { productIn, sourceIn } from "#storefront/features/analytics/source.server.ts";
import { readJson } from "../http/operator-app.ts";
import { guestOf, type GuestSources } from "../visitor/visitor.ts";
import { isAutomated } from "./automated.ts";
import type { CountedEvent, EventSink } from "./event-sink.ts";
import type { SearchWords } from "./search-words.ts";

export interface BeaconParts {
  readonly sink: Pick<EventSink, "count">;
  /** Counts the words that a search did without. */
  readonly words: Pick<SearchWords, "read">;
  readonly sources: () => GuestSources;
  /** Address of a client, for the limit. */
  readonly clientOf: (context: Context) => string;
}

const address = z.string().max(2_000).startsWith("/");
const Event = z.discriminatedUnion("kind", [
  z.object({ kind: z.enum(["search", "empty-search"]), words: z.string().max(500) }),
  z.object({ kind: z.literal("list"), from: address }),
  z.object({ kind: z.literal("click"), from: address, product: address, position: z.int().min(1).max(100_000) }),
  z.object({ kind: z.literal("view"), product: address }),
]);
const Beacon = z.object({
  /** Address of the page. */
  page: address,
  events: z.array(Event).min(1).max(10),
  /** The page is driven by a program. */
  isAutomated: z.boolean().optional(),
});

const LARGEST_BODY = 8 * 1024;
const MOST_CLIENTS = 10_000;
/** Events of a client: a household or an office browses, a flood does not count. */
const EVENTS = { perSecond: 2, atOnce: 120 };

export function beaconApp({ sink, words, sources, clientOf }: BeaconParts): Hono {
  const buckets = new LRUCache<string, TokenBucket>({ max: MOST_CLIENTS });
  const isFlood = (client: string, count: number): boolean => {
    const bucket = buckets.get(client) ?? createBucket(EVENTS.perSecond, EVENTS.atOnce, Date.now);
    buckets.set(client, bucket);
    if (bucket.waitFor(count) > 0) return true;
    bucket.take(count);
    return false;
  };
  const app = new Hono();
  app.post(
    "/",
    bodyLimit({ maxSize: LARGEST_BODY, onError: (context) => context.json({ kind: "too-large" }, 413) }),
    async (context) => {
      const read = Beacon.safeParse(await readJson(context));
      if (!read.success) return context.json({ kind: "invalid" }, 400);
      const { page, events } = read.data;
      const header = (name: string) => context.req.header(name);
      const isForeign = (header("sec-fetch-site") ?? "same-origin") !== "same-origin";
      if (isForeign || read.data.isAutomated || isAutomated(header)) return context.body(null, 204);
      if (isFlood(clientOf(context), events.length)) return context.body(null, 429);
      const guest = guestOf(page.split("?")[0] ?? "/", header, sources());
      const visit = { market: guest.market.code, device: guest.isMobile ? "mobile" : "desktop" } as const;
      sink.count(...events.flatMap((event) => countedOf(event, visit)));
      for (const event of events) if (event.kind === "search") words.read(event.words, guest, visit);
      return context.body(null, 204);
    },
  );
  return app;
}

function countedOf(
  event: z.output<typeof Event>,
  visit: Pick<CountedEvent, "market" | "device">,
): readonly CountedEvent[] {
  switch (event.kind) {
    case "search":
    case "empty-search":
      return [{ kind: event.kind, ...visit, query: normaliseQuery(event.words), listing: "" }];
    case "list": {
      const source = sourceIn(event.from);
      return source.listing === "" ? [] : [{ kind: "list", ...visit, ...source }];
    }
    case "click":
    case "view": {
      const handle = productIn(event.product);
      if (handle === undefined) return [];
      const source = event.kind === "click" ? sourceIn(event.from) : { query: "", listing: "" };
      const product = `handle:${handle}` as const;
      return [
        { kind: event.kind, ...visit, ...source, product, ...("position" in event && { position: event.position }) },
      ];
    }
  }
}
