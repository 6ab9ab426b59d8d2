// The page of one return: for the order's account, and for the link in its mail.

import { formatDate, formatMoney, money, messagesIn } from "#catalogue";
import { changeReturn, deliveryOf, findReturn, type Return, type ReturnState } from "#commerce/returns";
import { variantName } from "#commerce/labels";
import { again, goTo, keepSecret, readFields } from "#storefront/features/forms/forms.server.ts";
import { limitedMessage } from "#storefront/features/forms/messages.ts";
import { FACTS, type ShopFacts } from "#commerce/settings";
import { readOrderTokens, tokenOf } from "#storefront/visitor/order-tokens.ts";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { notFound } from "#storefront/framework/request-context.ts";
import { translateLines } from "#browsing";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import { returnMessages } from "#locales/return-messages";
import { returns } from "#locales/returns";
import type { ReturnStatusData } from "./return-data.ts";
import { PACKAGING_NAMES, REASON_NAMES, REFUND_NAMES } from "./names.ts";

export async function loader(args: LoaderArgs): Promise<ReturnStatusData> {
  const { visitor, shop, url } = args;
  const parcel = await requireReturn(args);
  const write = (amount: number): string => formatMoney(money(amount, parcel.order.currency));
  const mayOpenOrder =
    (visitor.account !== null && visitor.account.id === parcel.order.accountId) ||
    tokenOf(args.request.headers.get("cookie"), parcel.order.id) !== null;
  const say = messagesIn(returnMessages, visitor.language);
  const nameOf = messagesIn(returns, visitor.language);
  const said = await translateLines(
    args,
    parcel.lines.map(({ line }) => line),
  );
  const delivery = await deliveryOf(shop.database.sql, parcel);
  const isToSend = parcel.state === "requested" || parcel.state === "sent";
  return {
    number: parcel.number,
    orderNumber: parcel.order.number,
    order: mayOpenOrder ? linkFor(visitor)(`/account/orders/${parcel.order.id}`) : null,
    state: say(parcel.state),
    next: say(`${parcel.state}Next`),
    steps: stepsOf(parcel.state, say),
    date: formatDate(parcel.createdAt, visitor.language, visitor.timeZone),
    lines: parcel.lines.map(({ line, quantity, reason, acceptedQuantity }, place) => ({
      id: line.id,
      vendor: line.vendor,
      title: said[place]?.title ?? line.title,
      details: variantName(said[place] ?? line, visitor.language),
      image: line.image,
      quantity:
        acceptedQuantity === null || acceptedQuantity === quantity
          ? `${quantity}`
          : say("some", { accepted: acceptedQuantity, announced: quantity }),
      reason: nameOf(REASON_NAMES[reason]),
    })),
    amount: write(parcel.amount),
    delivery: delivery === 0 ? null : write(delivery),
    refundTo: nameOf(REFUND_NAMES[parcel.refundTo]),
    packaging: nameOf(PACKAGING_NAMES[parcel.packaging]),
    label: isToSend ? { to: returnAddress(shop.setting(FACTS)), code: parcel.number } : null,
    action: url.pathname + url.search,
    canCancel: parcel.state === "requested",
    canSend: parcel.state === "requested",
  };
}

export async function action(args: LoaderArgs) {
  const parcel = await requireReturn(args);
  const { form } = await readFields(args.request);
  const to = form === "sent" ? "sent" : form === "cancel" ? "cancelled" : undefined;
  const changed = to && (await changeReturn(args.shop.accounts, parcel.id, to));
  if (changed?.kind === "changed") {
    args.shop.accounts.onMail();
    return goTo(args.url.pathname + args.url.search);
  }
  const { language } = args.visitor;
  const message =
    changed?.kind === "limited"
      ? limitedMessage(changed.until, args.shop.accounts.now(), language)
      : messagesIn(returnMessages, language)("tooLateNow");
  return again({ form: form ?? "", values: {}, problems: {}, message });
}

/** Returns of other customers answer 404. */
async function requireReturn(args: LoaderArgs): Promise<Return> {
  const { shop, visitor, url, params } = args;
  keepSecret(args);
  const orderTokens = readOrderTokens(args.request.headers.get("cookie")).map(({ token }) => token);
  const viewer = { accountId: visitor.account?.id ?? null, token: url.searchParams.get("token"), orderTokens };
  const found = await findReturn(shop.database, params["returnOrderPackageId"] ?? "", viewer);
  if (!found) throw notFound();
  return found;
}

const WAY: readonly ReturnState[] = ["requested", "sent", "received", "refunded"];

function stepsOf(state: ReturnState, nameOf: (state: ReturnState) => string): ReturnStatusData["steps"] {
  if (state === "cancelled") return [];
  const way = state === "refused" ? [...WAY.slice(0, 3), "refused" as const] : WAY;
  const at = way.indexOf(state);
  return way.map((step, index) => ({ name: nameOf(step), isDone: index < at, isCurrent: index === at }));
}

/** One line each; none while the shop has no address. */
function returnAddress({ name, company = name, address = "" }: ShopFacts): readonly string[] {
  const lines = address.split(", ").filter(Boolean);
  return lines.length === 0 ? [] : [company, ...lines];
}
