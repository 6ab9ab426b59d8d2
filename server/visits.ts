// One visit: who asks, and the session that their browser keeps. Pages and the API learn it here alike.

import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { Accounts } from "#commerce/accounts";
import type { SessionPort, Visitor } from "#storefront/rendering/context.ts";
import { sessionCookie } from "./accounts/session-cookie.ts";
import type { Config } from "./config.ts";
import { networkOf } from "./http/network.ts";
import { visitorOf } from "./visitor.ts";

export interface Visit {
  readonly visitor: Visitor;
  readonly session: SessionPort;
}

export type VisitOf = (context: Context, onError: (error: unknown) => void) => Promise<Visit>;

export function visitsOf(
  config: Pick<Config, "PUBLIC_URL" | "TRUSTED_PROXIES">,
  accounts: Pick<Accounts, "database" | "now">,
): VisitOf {
  const cookie = sessionCookie(config.PUBLIC_URL?.startsWith("https:") ?? false);
  return async (context, onError) => {
    const { raw } = context.req;
    const token = cookie.read(raw);
    const network = networkOf(connectionOf(context), config.TRUSTED_PROXIES);
    return {
      visitor: await visitorOf(raw, { accounts, token, network, onError }),
      session: { token, cookie: cookie.write },
    };
  };
}

const connectionOf = ({ env, req }: Context) => ({
  remote: (env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress,
  forwardedFor: req.header("x-forwarded-for"),
});
