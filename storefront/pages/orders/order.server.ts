// One order: state, parcels and actions, for its account or the browser with its token.

import { formatMoney, messagesIn, money } from "#catalogue";
import { named } from "#commerce/labels";
import { listCreditNotes } from "#commerce/payments";
import { creditNotePath, sentParcels, unsentLines, type Order } from "#commerce/orders";
import { findReturnsOfOrder, returnableNow } from "#commerce/returns";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { notFound } from "#storefront/framework/request-context.ts";
import { translateLines } from "#browsing";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import { requireAccount } from "#storefront/features/forms/forms.server.ts";
import { listPath, pageOf } from "#storefront/pages/account/order-list.server.ts";
import { orderMessages } from "#locales/order-messages";
import { returnMessages } from "#locales/return-messages";
import type { OrderLinks, OrderPageData, ShownReturn } from "./order-data.ts";
import { shownOrder } from "./order-view.server.ts";
import { parcelsOf } from "./parcels.server.ts";
import { historyOf } from "./timeline.server.ts";
import { tokenOf } from "#storefront/visitor/order-tokens.ts";
import { requireOrder } from "./viewer.server.ts";

export async function loader(args: LoaderArgs): Promise<OrderPageData> {
  const { params, visitor, request, shop } = args;
  // Without a token it can only belong to an account: a guest may sign in.
  if (tokenOf(request.headers.get("cookie"), params["orderId"] ?? "") === null) requireAccount(args);
  const found = await requireOrder(args);
  // The number in the address must match the order.
  if (params["orderNumber"] !== undefined && params["orderNumber"] !== found.number) throw notFound();
  const order = { ...found, lines: await translateLines(args, found.lines) };
  const now = shop.orderServices.now();
  const links = orderLinks(args, order);
  const shown = shownOrder(order, visitor);
  return {
    order: shown,
    parcelCount: sentParcels(order).length + (unsentLines(order).length > 0 ? 1 : 0),
    parcels: parcelsOf(order, shown.summary.lines, {
      language: visitor.language,
      timeZone: visitor.timeZone,
      now,
      returnable: await returnableNow(shop.database.sql, order, now),
      returns: links.returns,
    }),
    history: historyOf(order, visitor),
    returns: await returnsOf(args, order),
    creditNotes: await creditNotesOf(args, order),
    links,
  };
}

async function creditNotesOf(
  { shop, visitor }: LoaderArgs,
  { id, currency }: Order,
): Promise<OrderPageData["creditNotes"]> {
  const say = messagesIn(orderMessages, visitor.language);
  return (await listCreditNotes(shop.database.sql, id)).map(({ number, amount }) => ({
    title: say("creditNote", { number }),
    amount: formatMoney(money(amount, currency)),
    href: linkFor(visitor)(creditNotePath(id, number)),
  }));
}

async function returnsOf({ shop, visitor }: LoaderArgs, { id }: Order): Promise<readonly ShownReturn[]> {
  const say = messagesIn(returnMessages, visitor.language);
  const sayOrder = messagesIn(orderMessages, visitor.language);
  return (await findReturnsOfOrder(shop.database.sql, id)).map((parcel) => ({
    name: named(sayOrder("returnOf", { number: parcel.number }), say(parcel.state), visitor.language),
    href: linkFor(visitor)(`/account/ordersReturn/${parcel.id}`),
    hasLabel: parcel.state === "requested" || parcel.state === "sent",
  }));
}

export function orderLinks({ params, visitor }: LoaderArgs, order: { id: string; number: string }): OrderLinks {
  const link = linkFor(visitor);
  const page = pageOf(params["pageNo"]);
  return {
    back: visitor.account ? link(listPath(page)) : null,
    order: link(`/account/orders/${order.id}`),
    cancel: link(`/account/ordersCancel/${order.id}/${order.number}/${page}`),
    invoice: link(`/account/orders/${order.id}/invoice`),
    returns: link(`/pages/return?number=${order.number}`),
    contact: link("/pages/contact"),
  };
}
