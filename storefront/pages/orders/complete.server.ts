// The page after an order: for its account, for the browser that placed it, and for a guest from the mail's link.

import { redirect } from "react-router";
import { greetedName, messagesIn } from "#catalogue";
import { register } from "#commerce/accounts";
import { claimPurchase, isPurchaseClaimed, purchaseParams, withGoods } from "#commerce/analytics";
import { findOrder, findOrderByNumber, type Order } from "#commerce/orders";
import { again, callerOf, readFields } from "#storefront/features/forms/forms.server.ts";
import { busyMessage, emailProblem, limitedMessage, passwordMessage } from "#storefront/features/forms/messages.ts";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { notFound } from "#storefront/framework/request-context.ts";
import { translateLines } from "#browsing";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import { orderMessages } from "#locales/order-messages";
import { CLAIM, type CompleteData, type PurchaseClaim } from "./complete-data.ts";
import { orderLinks } from "./order.server.ts";
import { shownOrder } from "./order-view.server.ts";
import { keepOrder, orderViewer, requireOrder } from "./viewer.server.ts";

export async function loader(args: LoaderArgs): Promise<CompleteData | Response> {
  const { params, url, visitor, out, shop } = args;
  out.set("cache-control", "private, no-store");
  const link = linkFor(visitor);
  const orderId = params["orderId"] ?? "";
  const order = await findOrder(shop.database, orderId, orderViewer(args, orderId));
  if (!order) {
    const number = url.searchParams.get("number");
    // Reveal nothing about an order before the email address matches.
    if (number === null || !/^V\d{10}$/.test(number)) throw notFound();
    return { view: "ask", number, action: url.pathname + url.search };
  }
  // From a mail's link, in a browser that knows the order.
  if (order.placedAt !== null && url.searchParams.has("number")) return redirect(link(orderPath(order)), 303);
  if (order.state === "awaiting-payment") return redirect(link(`/callbackSuccess?order=${order.id}`), 303);
  if (order.state === "payment-failed") return redirect(link("/checkout?step=payment&failed=declined"), 303);
  return {
    view: "order",
    order: shownOrder({ ...order, lines: await translateLines(args, order.lines) }, visitor),
    isPlaced: order.placedAt !== null,
    news: newsOf(order),
    name: greetedName(order.delivery ?? order.billing, visitor.language),
    links: orderLinks(args, order),
    isGuest: order.accountId === null,
    action: url.pathname + url.search,
    newArrivals: link("/collections/new-arrivals"),
    purchase: await purchaseOf(args, order),
  };
}

/** Of the page with parcels, returns and credit notes; an order that was not placed has none. */
const orderPath = ({ id, placedAt }: Pick<Order, "id" | "placedAt">): string =>
  placedAt === null ? `/checkout/order/${id}` : `/account/orders/${id}`;

function newsOf({ state, placedAt, delivery }: Order): Extract<CompleteData, { view: "order" }>["news"] {
  if (placedAt === null) return "failedText";
  if (state === "cancelled") return "cancelledText";
  if (state === "shipped") return "sent";
  if (state === "delivered" && delivery) return "arrived";
  return delivery ? "placed" : "giftsPlaced";
}

/** Null if a browser has reported it already. */
async function purchaseOf({ shop: { database } }: LoaderArgs, order: Order) {
  if (order.placedAt === null || (await isPurchaseClaimed(database, order.id))) return null;
  return purchaseParams({ ...order, lines: await withGoods(database.sql, order.lines) });
}

export async function action(args: LoaderArgs) {
  const fields = await readFields(args.request);
  args.out.set("cache-control", "private, no-store");
  if (fields["form"] === CLAIM) return claim(args);
  return fields["form"] === "open" ? open(args, fields["email"] ?? "") : createAccount(args, fields["password"] ?? "");
}

async function claim(args: LoaderArgs): Promise<PurchaseClaim> {
  const { id, placedAt } = await requireOrder(args);
  const { database, orderServices } = args.shop;
  return { isFirst: placedAt !== null && (await claimPurchase(database, id, orderServices.now())) };
}

async function open(args: LoaderArgs, email: string) {
  const { shop, url, params, visitor } = args;
  const number = url.searchParams.get("number") ?? "";
  const now = shop.orderServices.now();
  const found = await findOrderByNumber(shop.database, { number, email }, { network: visitor.network, now });
  const answer = { form: "open", values: { email }, problems: {} };
  if (found.kind === "limited") {
    return again(
      { ...answer, message: limitedMessage(found.until, now, visitor.language), refusal: "limited" },
      found.until,
      now,
    );
  }
  if (found.kind === "no-such-order" || found.order.id !== params["orderId"]) {
    return again({ ...answer, problems: { email: messagesIn(orderMessages, visitor.language)("wrongEmail") } });
  }
  keepOrder(args, { orderId: found.order.id, token: found.token });
  return redirect(linkFor(visitor)(orderPath(found.order)), 303);
}

/** For a guest, with the order's email address, confirmed by the mail's link. */
async function createAccount(args: LoaderArgs, password: string) {
  const { shop, params, visitor } = args;
  const orderId = params["orderId"] ?? "";
  const order = await findOrder(shop.database, orderId, orderViewer(args, orderId));
  if (!order) throw notFound();
  const { email } = order;
  const answer = { form: "register", values: { email }, problems: {} };
  const result = await register(shop.accounts, { email, password }, callerOf(args));
  switch (result.kind) {
    case "sent":
      return again({ ...answer, isDone: true });
    case "invalid":
      return again({
        ...answer,
        problems: {
          password: result.password
            ? passwordMessage(result.password, visitor.language)
            : emailProblem(visitor.language),
        },
      });
    case "limited": {
      const now = shop.accounts.now();
      return again(
        { ...answer, message: limitedMessage(result.until, now, visitor.language), refusal: "limited" },
        result.until,
        now,
      );
    }
    case "busy":
      return again({ ...answer, message: busyMessage(visitor.language), refusal: "busy" });
  }
}
