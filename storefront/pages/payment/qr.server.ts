// The QR code of an open payment. The code in the address must match the order's.

import { redirect } from "react-router";
import { formatMoney, money } from "#catalogue";
import { requireOrder } from "#storefront/pages/orders/viewer.server.ts";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import { pendingPayment } from "./outcome.server.ts";
import type { QrData } from "./qr-data.ts";
import { stepHref } from "./step-href.server.ts";

export async function loader(args: LoaderArgs): Promise<QrData | Response> {
  const { params, url, visitor, shop } = args;
  const order = await requireOrder(args);
  const payment = await pendingPayment(args, order.id);
  const { step } = payment;
  if (step?.kind !== "qr" || step.codeUrl !== params["codeUrl"]) return redirect(stepHref(visitor, payment), 303);
  return {
    codeUrl: step.codeUrl,
    amount: formatMoney(money(order.total - order.giftCardAmount, order.currency)),
    number: order.number,
    expiresAt: payment.expiresAt.toISOString(),
    now: shop.orderServices.now().toISOString(),
    checkout: linkFor(visitor)("/checkout?step=payment"),
    here: url.pathname,
  };
}
