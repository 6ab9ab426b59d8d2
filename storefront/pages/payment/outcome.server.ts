// The page after a finished payment. Its outcome comes from the provider, never from an address.

import { redirect } from "react-router";
import { refreshPayment, type PaymentStatus } from "#commerce/checkout";
import { orderViewer } from "#storefront/pages/orders/viewer.server.ts";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { notFound } from "#storefront/framework/request-context.ts";
import { linkFor } from "#storefront/visitor/viewer.server.ts";

export type PendingPayment = Extract<PaymentStatus, { readonly kind: "pending" }>;

/** The visitor's open payment; redirects once it is finished. */
export async function pendingPayment(args: LoaderArgs, orderId: string): Promise<PendingPayment> {
  args.out.set("cache-control", "private, no-store");
  const link = linkFor(args.visitor);
  const now = await refreshPayment(args.shop.orderServices, orderId, orderViewer(args, orderId));
  switch (now.kind) {
    case "pending":
      return now;
    case "placed":
    case "refunded":
      throw redirect(link(`/checkout/order/${now.orderId}`), 303);
    case "declined":
      throw redirect(link(`/checkout?step=payment&failed=${now.reason}`), 303);
    case "expired":
      throw redirect(link("/checkout?step=payment&failed=expired"), 303);
    case "no-such-order":
      throw notFound();
  }
}
