// The console, mounted under /console: pages for staff, which no cache stores and no other site shows or posts to.

import { Hono, type Context, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { parse } from "hono/utils/cookie";
import { answer } from "#console/entry-server.ts";
import { THEME_COOKIE } from "#console/framework/theme.ts";
import type { ConsoleServices, Theme } from "#console/framework/context.ts";
import type { ConsoleHead } from "#console/framework/pages.server.tsx";
import { findStaffSession, type StaffSession } from "#commerce/staff";
import { wholeBodies } from "../http/broken-body.ts";
import { loggedPath, type RequestVariables } from "../http/requests.ts";
import { sameOrigin } from "../http/same-origin.ts";
import { CONSOLE_COOKIES } from "../staff/console-cookie.ts";

export interface ConsoleAppParts extends ConsoleServices {
  readonly head: ConsoleHead;
  /** The address that people use; the request's own by default. */
  readonly publicUrl: string | undefined;
  readonly networkOf: (context: Context) => string;
  readonly countError: () => void;
  /** Limits pages that one address requests at once. For guests; staff upload many pictures. */
  readonly lanes: MiddlewareHandler;
}

type Variables = RequestVariables & { readonly signedIn: StaffSession | null };

const limitedTo = (bytes: number): MiddlewareHandler =>
  bodyLimit({ maxSize: bytes, onError: (c) => c.text("The request body is too large.", 413) });
/** Staff upload pictures. */
const staffBodies = limitedTo(32 * 1024 * 1024);
/** Guests only sign in. */
const guestBodies = limitedTo(64 * 1024);

export function consoleApp(parts: ConsoleAppParts): Hono<{ Variables: Variables }> {
  const { head, publicUrl, networkOf, countError, lanes, ...services } = parts;
  const { session, pending, device } = CONSOLE_COOKIES;
  const app = new Hono<{ Variables: Variables }>();
  app.use(sameOrigin(publicUrl));
  // Before any body is read.
  app.use(async (context, next) => {
    const token = session.read(context.req.raw);
    const signedIn = await findStaffSession(services.shop.database, token, services.shop.accounts.now());
    context.set("signedIn", signedIn ?? null);
    await next();
  });
  app.use((context, next) => (context.get("signedIn") ? staffBodies : guestBodies)(context, next));
  app.use(wholeBodies());
  app.use((context, next) => (context.get("signedIn") ? next() : lanes(context, next)));
  app.all("*", async (context) => {
    const { raw } = context.req;
    const token = session.read(raw);
    const now = services.shop.accounts.now();
    return answer(new Request(raw, { signal: context.get("signal") }), {
      ...services,
      head,
      signedIn: context.get("signedIn"),
      session: { token, cookie: session.write },
      pending: { token: pending.read(raw), cookie: pending.write },
      device: { token: device.read(raw), cookie: device.write },
      theme: themeOf(raw),
      requestId: context.get("requestId"),
      network: networkOf(context),
      agent: context.req.header("user-agent") ?? "",
      now,
      onError: (error) => {
        countError();
        context.get("log").error({ err: error, path: loggedPath(context.req.path) }, "page of the console failed");
      },
    });
  });
  return app;
}

function themeOf(request: Request): Theme {
  const sent = parse(request.headers.get("cookie") ?? "", THEME_COOKIE)[THEME_COOKIE];
  return sent === "light" || sent === "dark" ? sent : "system";
}
