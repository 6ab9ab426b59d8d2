// Who may see an order: its account, or the browser that keeps its token.

import { findOrder, type Order, type OrderViewer } from "#commerce/orders";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { notFound } from "#storefront/framework/request-context.ts";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import { keepOrderToken, readOrderTokens, tokenOf, type OrderToken } from "./order-tokens.ts";

export const orderViewer = ({ request, visitor }: LoaderArgs, orderId: string): OrderViewer => ({
  accountId: visitor.account?.id ?? null,
  token: tokenOf(request.headers.get("cookie"), orderId),
});

/** The order for who may see it; to everybody else there is no such page. */
export async function requireOrder(args: LoaderArgs, orderId = args.params["orderId"] ?? ""): Promise<Order> {
  args.out.set("cache-control", "private, no-store");
  const order = await findOrder(args.shop.database, orderId, orderViewer(args, orderId));
  if (!order) throw notFound();
  return order;
}

/** The browser keeps the token of an order that was just made in it. */
export function keepOrder({ request, out, config }: LoaderArgs, kept: OrderToken): void {
  const isSecure = config.origin.startsWith("https:");
  out.append("set-cookie", keepOrderToken(request.headers.get("cookie"), kept, isSecure));
}

/** How long going back to the checkout leads to what was just bought there. */
const RECENT_MS = 30 * 60_000;

/** The page of an order that was placed a moment ago; by default of the last one that this browser keeps. */
export async function recentOrder(
  args: LoaderArgs,
  [last]: readonly OrderToken[] = readOrderTokens(args.request.headers.get("cookie")),
): Promise<string | undefined> {
  const order = last && (await findOrder(args.shop.database, last.orderId, { accountId: null, token: last.token }));
  const placedAt = order?.placedAt?.getTime() ?? 0;
  const isRecent = args.shop.buying.now().getTime() - placedAt < RECENT_MS;
  return order && isRecent ? linkFor(args.visitor)(`/checkout/order/${order.id}`) : undefined;
}
