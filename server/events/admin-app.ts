// The event feed, mounted under /admin/events (docs/webhooks.md): everything that happened, oldest first, by cursor.

import type { Hono } from "hono";
import type { Database } from "#commerce/database";
import { listEvents } from "#commerce/webhooks";
import { Invalid, invalidOf } from "../http/json-body.ts";
import { does } from "../http/operator.ts";
import { operatorApp, type OperatorAppParts } from "../http/operator-app.ts";
import { Events, EventsQuery, TooOld, UnknownPosition } from "../webhooks/schemas.ts";

export interface EventsAdminParts extends OperatorAppParts {
  readonly database: Database;
  /** Public origin of the shop, for links in events. */
  readonly origin: string;
}

const STATUS = { events: 200, "too-old": 410, "unknown-position": 409 } as const;

export function eventsAdminApp({ database, origin, ...parts }: EventsAdminParts): Hono {
  const app = operatorApp(parts, 1024);
  app.get(
    "/",
    does("read-events", {
      query: EventsQuery,
      answers: { 200: Events, 400: Invalid, 409: UnknownPosition, 410: TooOld },
    }),
    async (context) => {
      const query = EventsQuery.safeParse(context.req.query());
      if (!query.success) return context.json(invalidOf(query.error), 400);
      const page = await listEvents(database, query.data, origin, new Date());
      return context.json(page, STATUS[page.kind]);
    },
  );
  return app;
}
