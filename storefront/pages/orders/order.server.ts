// One order: state, lines and actions, for its account or the browser with its token.

import { messagesIn } from "#catalogue";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { notFound } from "#storefront/framework/request-context.ts";
import { translateLines } from "#browsing";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import { requireAccount } from "#storefront/features/forms/forms.server.ts";
import { listPath, pageOf } from "#storefront/pages/account/order-list.server.ts";
import { orderMessages } from "#locales/order-messages";
import type { OrderLinks, OrderPageData } from "./order-data.ts";
import { shownOrder } from "./order-view.server.ts";
import { tokenOf } from "./order-tokens.ts";
import { requireOrder } from "./viewer.server.ts";

export async function loader(args: LoaderArgs): Promise<OrderPageData> {
  const { params, url, visitor, request } = args;
  // Without a token it can only belong to an account: a guest may sign in.
  if (tokenOf(request.headers.get("cookie"), params["orderId"] ?? "") === null) requireAccount(args);
  const order = await requireOrder(args);
  // The number in the address must match the order.
  if (params["orderNumber"] !== undefined && params["orderNumber"] !== order.number) throw notFound();
  return {
    order: shownOrder({ ...order, lines: await translateLines(args, order.lines) }, visitor),
    links: orderLinks(args, order),
    saved:
      url.searchParams.get("saved") === "cancelled" ? messagesIn(orderMessages, visitor.language)("isCancelled") : null,
  };
}

export function orderLinks({ params, visitor }: LoaderArgs, order: { id: string; number: string }): OrderLinks {
  const link = linkFor(visitor);
  const page = pageOf(params["pageNo"]);
  return {
    back: visitor.account ? link(listPath(page)) : null,
    cancel: link(`/account/ordersCancel/${order.id}/${order.number}/${page}`),
    invoice: link(`/account/orders/${order.id}/invoice`),
    returns: link(`/pages/return?number=${order.number}`),
  };
}
