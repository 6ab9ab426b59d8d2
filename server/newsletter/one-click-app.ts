// One-click unsubscribing (RFC 8058), mounted at /unsubscribe: mail services send a POST to the address in the mail's header, without
// cookies or an origin. The signed key is the permission.

import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Database } from "#commerce/database";
import { unsubscribePath } from "#commerce/mail";
import { unsubscribe } from "#commerce/newsletter";

export interface OneClickParts {
  readonly database: Database;
  readonly now: () => Date;
}

const LARGEST_BODY = 4_096;

export function oneClickApp({ database, now }: OneClickParts): Hono {
  const app = new Hono();
  app.use(bodyLimit({ maxSize: LARGEST_BODY }));
  // A person who opens it sees a button; programs that open links to examine them change nothing.
  app.get("/", (context) => context.redirect(unsubscribePath(encodeURIComponent(context.req.query("key") ?? "")), 302));
  app.post("/", async (context) => {
    context.header("cache-control", "no-store");
    const { kind } = await unsubscribe(database, context.req.query("key"), now());
    return kind === "unsubscribed"
      ? context.text("You are unsubscribed.")
      : context.text("This link is not valid. Open the link at the end of the email instead.", 400);
  });
  return app;
}
