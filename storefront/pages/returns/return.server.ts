// Begins a return: of an order that the visitor is known to own, or of one by its number and e-mail address.

import { formatDate, formatMoney, money, messagesIn } from "#catalogue";
import { findOrder, findOrderId, type Order } from "#commerce/orders";
import { returnableNow, startReturn, type Returnable } from "#commerce/returns";
import { variantName } from "#commerce/labels";
import { again, goTo, readFields } from "#storefront/features/forms/forms.server.ts";
import { limitedMessage } from "#storefront/features/forms/messages.ts";
import { findByNumber } from "#storefront/pages/orders/find-order.server.ts";
import { orderViewer } from "#storefront/pages/orders/viewer.server.ts";
import type { DateReader } from "#storefront/framework/context.ts";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { translateLines } from "#browsing";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import { returnMessages } from "#locales/return-messages";
import type { ReturnableOrder, ReturnAnswer, ReturnData } from "./return-data.ts";

type Fields = Readonly<Record<string, string>>;

export async function loader(args: LoaderArgs): Promise<ReturnData> {
  const { url, visitor, shop, out } = args;
  out.set("cache-control", "private, no-store");
  const number = (url.searchParams.get("number") ?? "").slice(0, 20);
  const own = await findOwnOrder(args, number);
  const returnable = own && (await returnableNow(shop.database.sql, own, shop.accounts.now()));
  return {
    action: linkFor(visitor)(`/pages/return${number && `?number=${encodeURIComponent(number)}`}`),
    number,
    order: own && returnable?.kind === "open" ? await shownOrder(args, own, returnable) : null,
    closed: returnable && returnable.kind !== "open" ? closedText(returnable, visitor) : null,
  };
}

export async function action(args: LoaderArgs) {
  args.out.set("cache-control", "private, no-store");
  const fields = await readFields(args.request);
  if (fields["form"] !== "start") return findByNumber(args, fields, ({ number }) => `/pages/return?number=${number}`);
  const order = await findOwnOrder(args, fields["number"] ?? "");
  return order ? start(args, order, fields) : goTo(linkFor(args.visitor)("/pages/return"));
}

async function start(args: LoaderArgs, order: Order, fields: Fields) {
  const chosen = order.lines.flatMap(({ id }) => {
    const quantity = Number(fields[`quantity-${id}`] ?? 0);
    return quantity === 0 ? [] : [{ orderLineId: id, quantity, reason: fields[`reason-${id}`] ?? "" }];
  });
  const form = { lines: chosen, packaging: fields["packaging"], refundTo: fields["refundTo"] };
  const started = await startReturn(args.shop.accounts, order.id, form);
  const say = messagesIn(returnMessages, args.visitor.language);
  const answer: ReturnAnswer = { form: "start", values: fields, problems: {} };
  switch (started.kind) {
    case "started": {
      const isOwner = args.visitor.account !== null && order.accountId === args.visitor.account.id;
      const token = isOwner ? "" : `?token=${started.token}`;
      return goTo(linkFor(args.visitor)(`/account/ordersReturn/${started.id}${token}`));
    }
    case "invalid":
      return again({
        ...answer,
        message: say(chosen.length === 0 ? "nothingChosen" : "noReason"),
      });
    case "limited": {
      const now = args.shop.accounts.now();
      return again(
        { ...answer, message: limitedMessage(started.until, now, args.visitor.language), refusal: "limited" },
        started.until,
        now,
      );
    }
    default:
      // Something was sent back meanwhile, or the time is up: the page shows what may be returned now.
      return again({ ...answer, message: say("tooMany") });
  }
}

/** The order with a number, if the visitor may see it: by their session, or by what their browser keeps. */
async function findOwnOrder(args: LoaderArgs, number: string): Promise<Order | undefined> {
  const { database } = args.shop;
  const id = await findOrderId(database, number);
  return id === undefined ? undefined : findOrder(database, id, orderViewer(args, id));
}

async function shownOrder(
  args: LoaderArgs,
  order: Order,
  { until, lines }: Extract<Returnable, { kind: "open" }>,
): Promise<ReturnableOrder> {
  const { visitor } = args;
  const said = await translateLines(
    args,
    lines.map(({ line }) => line),
  );
  return {
    number: order.number,
    until: formatDate(until, visitor.language, visitor.timeZone),
    lines: said.map((line, place) => ({
      id: line.id,
      vendor: line.vendor,
      title: line.title,
      details: variantName(line, visitor.language),
      image: line.image,
      price: formatMoney(money(line.price, order.currency)),
      most: lines[place]?.most ?? 0,
    })),
  };
}

function closedText(returnable: Exclude<Returnable, { kind: "open" }>, { language, timeZone }: DateReader): string {
  const say = messagesIn(returnMessages, language);
  switch (returnable.kind) {
    case "not-delivered":
      return say("notDelivered");
    case "too-late":
      return say("tooLate", { date: formatDate(returnable.until, language, timeZone) });
    case "nothing-left":
      return say("nothingLeft");
    case "refunded":
      return say("refundedAlready");
    case "disputed":
      return say("disputed");
  }
}
