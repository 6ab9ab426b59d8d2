// Access to an order: its account, or the browser with its token.

import { findOrder, type Order, type OrderViewer } from "#commerce/orders";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { notFound } from "#storefront/framework/request-context.ts";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import { keepOrderToken, readOrderTokens, tokenOf, type OrderToken } from "#storefront/visitor/order-tokens.ts";

export const orderViewer = ({ request, visitor }: LoaderArgs, orderId: string): OrderViewer => ({
  accountId: visitor.account?.id ?? null,
  token: tokenOf(request.headers.get("cookie"), orderId),
});

/** The order, or 404 for visitors who may not see it. */
export async function requireOrder(args: LoaderArgs, orderId = args.params["orderId"] ?? ""): Promise<Order> {
  args.out.set("cache-control", "private, no-store");
  const order = await findOrder(args.shop.database, orderId, orderViewer(args, orderId));
  if (!order) throw notFound();
  return order;
}

/** Stores the token of a new order in the browser. */
export function keepOrder({ request, out }: LoaderArgs, kept: OrderToken): void {
  out.append("set-cookie", keepOrderToken(request.headers.get("cookie"), kept));
}

/** Time for which going back to the checkout redirects to the new order. */
const RECENT_MS = 30 * 60_000;

/** Address of an order placed a moment ago; by default the browser's latest. */
export async function recentOrder(
  args: LoaderArgs,
  [last]: readonly OrderToken[] = readOrderTokens(args.request.headers.get("cookie")),
): Promise<string | undefined> {
  const order = last && (await findOrder(args.shop.database, last.orderId, { accountId: null, token: last.token }));
  const placedAt = order?.placedAt?.getTime() ?? 0;
  const isRecent = args.shop.orderServices.now().getTime() - placedAt < RECENT_MS;
  return order && isRecent ? linkFor(args.visitor)(`/checkout/order/${order.id}`) : undefined;
}
