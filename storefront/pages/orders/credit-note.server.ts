// A credit note of an order: the document of one refund.

import { addressLines, amountWriter, formatDate, messagesIn } from "#catalogue";
import { variantName } from "#commerce/labels";
import { listCreditNotes, reversedCause, type CreditNote } from "#commerce/payments";
import { FACTS } from "#commerce/settings";
import type { Order, OrderTaxLine } from "#commerce/orders";
import { labels } from "#locales/labels";
import { orderMessages } from "#locales/order-messages";
import { requireAccount } from "#storefront/features/forms/forms.server.ts";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { notFound } from "#storefront/framework/request-context.ts";
import { translateLines } from "#browsing";
import { tokenOf } from "#storefront/visitor/order-tokens.ts";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import type { CreditedLine, CreditNoteData } from "./credit-note-data.ts";
import { sellerLines, taxAmounts, taxTableOf } from "./tax-table.server.ts";
import { requireOrder } from "./viewer.server.ts";

export async function loader(args: LoaderArgs): Promise<CreditNoteData> {
  const { params, visitor, request, shop } = args;
  if (tokenOf(request.headers.get("cookie"), params["orderId"] ?? "") === null) requireAccount(args);
  const kept = await requireOrder(args);
  const notes = await listCreditNotes(shop.database.sql, kept.id);
  const note = notes.find(({ number }) => number === params["number"]);
  if (!note) throw notFound();
  const order = { ...kept, lines: await translateLines(args, kept.lines) };
  const { language } = visitor;
  const link = linkFor(visitor);
  const say = messagesIn(orderMessages, language);
  const credited = creditedLines(order, note);
  const earlier = notes.slice(0, notes.indexOf(note)).flatMap((one) => creditedLines(order, one));
  const taxed = { lines: credited, earlier };
  const amount = amountWriter(note.currency, [note.amount, ...taxAmounts(order, taxed)]);
  const label = messagesIn(labels, language);
  const namesOf = ({ subject, lineId }: OrderTaxLine): Pick<CreditedLine, "name" | "details"> => {
    if (subject !== "line") return { name: subject === "delivery" ? say("delivery") : label("giftWrap"), details: "" };
    const line = order.lines.find(({ id }) => id === lineId);
    return {
      name: [line?.vendor, line?.title].filter(Boolean).join(" "),
      details: line && !line.gift ? variantName(line, language) : "",
    };
  };
  return {
    number: note.number,
    date: formatDate(note.createdAt, language, visitor.timeZone),
    reason: say(reasonOf(note)),
    invoice: { number: order.number, href: link(`/account/orders/${order.id}/invoice`) },
    seller: sellerLines(shop.setting(FACTS), order),
    billing: addressLines(order.billing, language),
    lines: credited.map((line) => ({ id: line.id, ...namesOf(line), amount: amount(line.taxable + line.tax) })),
    total: amount(note.amount),
    taxes: taxTableOf(order, taxed, amount, language),
    back: link(`/account/orders/${order.id}`),
  };
}

/** The order's tax rows with the amounts that the note reverses. */
const creditedLines = ({ tax }: Order, { lines }: CreditNote): readonly OrderTaxLine[] =>
  lines.flatMap(({ id, taxable, tax: credited }) => {
    const row = tax?.lines.find((line) => line.id === id);
    return row ? [{ ...row, taxable, tax: credited }] : [];
  });

function reasonOf({ cause }: CreditNote) {
  if (reversedCause(cause) !== undefined) return "credit-failed";
  if (cause === "cancel") return "credit-cancel";
  if (cause === "cancel-rest") return "credit-rest";
  return cause.startsWith("return:") ? "credit-return" : "credit-refund";
}
