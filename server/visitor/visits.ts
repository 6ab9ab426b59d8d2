// A request's visitor, session and cart, read the same way for pages and for the API.

import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { ALL_PRICES, soldMarkets, type OfferedPrices, type SoldMarkets } from "#catalogue";
import { DEVICE_LIFE_MS, PENDING_SIGN_IN_MS, SESSION_LIFE_MS, type Accounts } from "#commerce/accounts";
import { CART_LIFE_MS } from "#commerce/cart";
import type { TokenPort, Visitor } from "#storefront/framework/context.ts";
import type { Config } from "../config.ts";
import { networkOf as networkOfConnection } from "../http/network.ts";
import { tokenCookie } from "../http/token-cookie.ts";
import { visitorOf } from "./visitor.ts";

export interface Visit {
  readonly visitor: Visitor;
  readonly session: TokenPort;
  readonly device: TokenPort;
  readonly pending: TokenPort;
  readonly cart: TokenPort;
}

export type VisitOf = (context: Context, onError: (error: unknown) => void) => Promise<Visit>;

export function visitsOf(
  config: Pick<Config, "PUBLIC_URL" | "TRUSTED_PROXIES" | "CHANNEL" | "COUNTRY_HEADER">,
  accounts: Pick<Accounts, "database" | "now">,
  /** Pages need it for the visitor's market; APIs name a market in their arguments. */
  prices: OfferedPrices = ALL_PRICES,
  sold: () => SoldMarkets = () => soldMarkets({}, config.CHANNEL),
  timeZone: () => string = () => "UTC",
): VisitOf {
  const session = tokenCookie("session", SESSION_LIFE_MS);
  const device = tokenCookie("device", DEVICE_LIFE_MS);
  const pending = tokenCookie("pending", PENDING_SIGN_IN_MS);
  const cart = tokenCookie("bag", CART_LIFE_MS);
  return async (context, onError) => {
    const { raw } = context.req;
    const token = session.read(raw);
    const network = networkOf(context, config);
    const visitor = await visitorOf(raw, {
      accounts,
      prices,
      token,
      network,
      timeZone: timeZone(),
      sold: sold(),
      countryHeader: config.COUNTRY_HEADER,
      onError,
    });
    return {
      visitor,
      session: { token, cookie: session.write },
      device: { token: device.read(raw), cookie: device.write },
      pending: { token: pending.read(raw), cookie: pending.write },
      cart: { token: cart.read(raw), cookie: cart.write },
    };
  };
}

/** For pages rendered without a visitor: no session, and no cookie in the answer. */
const NO_TOKEN: TokenPort = { token: null, cookie: () => "" };
export const NO_TOKENS: Omit<Visit, "visitor"> = {
  session: NO_TOKEN,
  device: NO_TOKEN,
  pending: NO_TOKEN,
  cart: NO_TOKEN,
};

/** The client's network, for rate limits. */
export const networkOf = (context: Context, { TRUSTED_PROXIES }: Pick<Config, "TRUSTED_PROXIES">): string =>
  networkOfConnection(connectionOf(context), TRUSTED_PROXIES);

const connectionOf = ({ env, req }: Context) => ({
  remote: (env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress,
  forwardedFor: req.header("x-forwarded-for"),
});
