// Cancels an order for its owner, before it is sent.

import { data, redirect } from "react-router";
import { formatMoney, money, messagesIn } from "#catalogue";
import { canCancel, cancelOrder } from "#commerce/fulfilment";
import { requireAccount } from "#storefront/features/forms/forms.server.ts";
import { pageOf } from "#storefront/pages/account/order-list.server.ts";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { notFound } from "#storefront/framework/request-context.ts";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import { orderMessages } from "#locales/order-messages";
import type { CancelData } from "./cancel-data.ts";
import { tokenOf } from "#storefront/visitor/order-tokens.ts";
import { orderViewer, requireOrder } from "./viewer.server.ts";

export async function loader(args: LoaderArgs): Promise<CancelData> {
  const order = await orderOf(args);
  return {
    number: order.number,
    total: formatMoney(money(order.total, order.currency)),
    canCancel: canCancel(order),
    action: args.url.pathname,
    order: detailHref(args, order),
  };
}

export async function action(args: LoaderArgs) {
  const order = await orderOf(args);
  const say = messagesIn(orderMessages, args.visitor.language);
  const result = await cancelOrder(args.shop.orderServices, order.id, orderViewer(args, order.id));
  switch (result.kind) {
    case "cancelled":
      return redirect(detailHref(args, order), 303);
    case "no-such-order":
      throw notFound();
    case "not-now":
      return data({ message: say("tooLateToCancel") }, { status: 409 });
    case "has-gift-cards":
      return data({ message: say("hasGiftCards") }, { status: 409 });
  }
}

async function orderOf(args: LoaderArgs) {
  const { params, request } = args;
  if (tokenOf(request.headers.get("cookie"), params["orderId"] ?? "") === null) requireAccount(args);
  const order = await requireOrder(args);
  if (params["orderNumber"] !== order.number) throw notFound();
  return order;
}

const detailHref = ({ visitor, params }: LoaderArgs, { id, number }: { id: string; number: string }): string =>
  linkFor(visitor)(`/account/ordersDetail/${id}/${number}/${pageOf(params["pageNo"])}`);
