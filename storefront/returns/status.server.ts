// The page of one return: for the account whose order it is of, and for whoever has the link of its mail.

import { formatDate, formatMoney, money } from "#catalogue";
import { changeReturn, findReturn, type Return, type ReturnState } from "#commerce/returns";
import { again, goTo, keepSecret, readFields } from "../account/forms.server.ts";
import { SHOP_FACTS } from "../help/texts.server.ts";
import type { LoaderArgs } from "../rendering/define.ts";
import { notFound } from "../rendering/request-context.ts";
import { linkFor } from "../viewer.server.ts";
import type { ReturnStatusData } from "./return-data.ts";
import { NEXT, PACKAGING_NAMES, REASON_NAMES, REFUND_NAMES, STATE_NAMES } from "./words.ts";

export async function loader(args: LoaderArgs): Promise<ReturnStatusData> {
  const { visitor, url } = args;
  const parcel = await requireReturn(args);
  const write = (amount: number): string => formatMoney(money(amount, parcel.order.currency));
  const isOwner = visitor.account !== null && visitor.account.id === parcel.order.accountId;
  const isToSend = parcel.state === "requested" || parcel.state === "sent";
  return {
    number: parcel.number,
    orderNumber: parcel.order.number,
    order: isOwner ? linkFor(visitor)(`/account/orders/${parcel.order.id}`) : null,
    state: STATE_NAMES[parcel.state],
    next: NEXT[parcel.state],
    steps: stepsOf(parcel.state),
    date: formatDate(parcel.createdAt, visitor.language, "UTC"),
    lines: parcel.lines.map(({ line, quantity, reason, acceptedQuantity }) => ({
      id: line.id,
      vendor: line.vendor,
      title: line.title,
      details: [line.colour, line.size].filter(Boolean).join(", "),
      image: line.image,
      quantity:
        acceptedQuantity === null || acceptedQuantity === quantity
          ? `${quantity}`
          : `${acceptedQuantity} of ${quantity}`,
      reason: REASON_NAMES[reason],
    })),
    amount: write(parcel.amount),
    refundTo: REFUND_NAMES[parcel.refundTo],
    packaging: PACKAGING_NAMES[parcel.packaging],
    label: isToSend ? { to: returnAddress(), code: parcel.number } : null,
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
  return again({ form: form ?? "", values: {}, problems: {}, message: "That is not possible any more." });
}

/** Somebody else's does not exist. */
async function requireReturn(args: LoaderArgs): Promise<Return> {
  const { shop, visitor, url, params } = args;
  keepSecret(args);
  const viewer = { accountId: visitor.account?.id ?? null, token: url.searchParams.get("token") };
  const found = await findReturn(shop.database, params["returnOrderPackageId"] ?? "", viewer);
  if (!found) throw notFound();
  return found;
}

const WAY: readonly ReturnState[] = ["requested", "sent", "received", "refunded"];

function stepsOf(state: ReturnState): ReturnStatusData["steps"] {
  if (state === "cancelled") return [];
  const way = state === "refused" ? [...WAY.slice(0, 3), "refused" as const] : WAY;
  const at = way.indexOf(state);
  return way.map((step, index) => ({ name: STATE_NAMES[step], isDone: index < at, isCurrent: index === at }));
}

/** One line of the address each, as on a parcel. */
function returnAddress(): readonly string[] {
  const { company, address } = SHOP_FACTS;
  return [company, "Returns", ...address.split(", ")];
}
