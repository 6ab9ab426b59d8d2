// The idempotency key of the page that this browser last showed. If the answer to placing an order was lost on its
// way, by a reload or a network failure, the key finds the order.

import { redirect } from "react-router";
import { placeOrder, type Shopper } from "#commerce/checkout";
import { keepOrder, recentOrder } from "#storefront/pages/orders/viewer.server.ts";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { linkFor } from "#storefront/visitor/viewer.server.ts";

const NAME = "intent";

export function keepIntent({ out }: LoaderArgs, key: string): void {
  out.append("set-cookie", `${NAME}=${key}; Path=/; HttpOnly; SameSite=Lax`);
}

/** For an empty cart: redirects to the order that was just placed with it, otherwise to the cart's page. */
export async function redirectAfterOrder(args: LoaderArgs, shopper: Shopper): Promise<Response> {
  const href = (await lostOrder(args, shopper)) ?? (await recentOrder(args));
  return redirect(href ?? linkFor(args.visitor)("/cart"), 303);
}

async function lostOrder(args: LoaderArgs, shopper: Shopper): Promise<string | undefined> {
  const key = KEY.exec(args.request.headers.get("cookie") ?? "")?.[1];
  if (key === undefined) return undefined;
  // Finds the order with a known key; without a cart it cannot place one.
  const asked = { idempotencyKey: key, expectedTotal: 0, expectedDue: 0, method: "gift-card" } as const;
  const known = await placeOrder(args.shop.orderServices, shopper, asked);
  if (known.kind !== "placed") return undefined;
  keepOrder(args, known);
  return recentOrder(args, [known]);
}

const KEY = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{16,64})`);
