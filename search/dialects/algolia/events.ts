// Reads the body of an events request: views, clicks and conversions of records or filters, as Algolia's Insights API defines them.

import { z } from "zod";
import { resolveIndex, type IndexNames } from "./index-names.ts";
import type { RawParameters } from "./parameters.ts";
import { problem, type Problem } from "./problem.ts";

const DAY_MS = 86_400_000;
/** Algolia's limits. */
const MOST_EVENTS = 1_000;
const MOST_OBJECTS = 20;
const OLDEST_MS = 30 * DAY_MS;

const token = z.string().regex(/^[\w=/+-]{1,129}$/, "expected 1 to 129 letters, digits or any of _ = / + -");
const filter = z.string().regex(/^[^:]+:.+$/, 'expected "facet:value"');

const Event = z
  .object({
    eventType: z.enum(["view", "click", "conversion"]),
    eventSubtype: z.enum(["addToCart", "purchase"]).optional(),
    eventName: z.string().regex(/^[ -~]{1,64}$/, "expected 1 to 64 ASCII characters"),
    index: z.string(),
    userToken: token,
    authenticatedUserToken: token.optional(),
    /** Milliseconds since 1970. */
    timestamp: z.int().optional(),
    queryID: z
      .string()
      .regex(/^[\da-f]{32}$/, "expected 32 hexadecimal digits")
      .optional(),
    objectIDs: z.array(z.string().min(1)).min(1).max(MOST_OBJECTS).optional(),
    /** Position in the results of each record, from 1. */
    positions: z.array(z.int().min(1)).optional(),
    filters: z.array(filter).min(1).max(10).optional(),
  })
  .superRefine((event, context) => {
    const refuse = (path: keyof typeof event, message: string): void =>
      context.addIssue({ code: "custom", path: [path], message });
    const { eventType, eventSubtype, objectIDs, filters, positions, queryID } = event;
    if ((objectIDs === undefined) === (filters === undefined))
      refuse("objectIDs", "expected either objectIDs or filters");
    if (eventSubtype && eventType !== "conversion") refuse("eventSubtype", "only conversions have a subtype");
    const isFoundClick = eventType === "click" && queryID !== undefined && objectIDs !== undefined;
    if (isFoundClick && positions?.length !== objectIDs.length) refuse("positions", "expected one for each objectID");
    if (!isFoundClick && positions) refuse("positions", "only clicks with a queryID have positions");
  });
const Events = z.object({ events: z.array(Event).min(1).max(MOST_EVENTS) });

export type InsightsEvent = z.infer<typeof Event>;

/** Events with a time; if one is invalid, none is accepted. */
export function readEvents(
  body: RawParameters,
  names: IndexNames,
  now: number,
): { readonly kind: "events"; readonly events: readonly (InsightsEvent & { readonly timestamp: number })[] } | Problem {
  const read = Events.safeParse(body);
  if (!read.success) {
    const [{ path, message } = { path: [], message: "" }] = read.error.issues;
    return problem(`${path.join(".")}: ${message}`, 422);
  }
  const events = read.data.events.map((event) => ({ ...event, timestamp: event.timestamp ?? now }));
  for (const [at, { index, timestamp }] of events.entries()) {
    if (!resolveIndex(names, index)) return problem(`events.${at}.index: there is no index of this name`, 422);
    if (timestamp < now - OLDEST_MS || timestamp > now + DAY_MS) {
      return problem(`events.${at}.timestamp: expected a time within the last 30 days`, 422);
    }
  }
  return { kind: "events", events };
}
