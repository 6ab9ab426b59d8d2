// Express checkout: from the bag or a product to the wallet, which gives contact and address.

import { randomBytes } from "node:crypto";
import { redirect } from "react-router";
import { hasWalletAddress, type PaymentMethod } from "#catalogue";
import { placeExpressOrder } from "#commerce/checkout";
import { keepOrder } from "#storefront/pages/orders/viewer.server.ts";
import { stepHref } from "#storefront/pages/payment/step-href.server.ts";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { checkoutPath } from "#storefront/visitor/payment-methods.server.ts";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import { shopperOf } from "./shopper.server.ts";

/** An order that needs more than the wallet gives continues in the checkout, with the wallet chosen. */
export async function checkOutWith(args: LoaderArgs, method: PaymentMethod | null): Promise<Response> {
  const link = linkFor(args.visitor);
  const checkout = redirect(link(checkoutPath(method)), 303);
  if (method === null || !hasWalletAddress(method)) return checkout;
  const idempotencyKey = randomBytes(18).toString("base64url");
  const result = await placeExpressOrder(args.shop.orderServices, await shopperOf(args), { idempotencyKey, method });
  switch (result.kind) {
    case "pay":
      keepOrder(args, result);
      return redirect(stepHref(args.visitor, result), 303);
    case "placed":
    case "refunded":
      keepOrder(args, result);
      return redirect(link(`/checkout/order/${result.orderId}`), 303);
    case "changed":
    case "sold-out":
    case "undeliverable":
      return redirect(`${link("/cart")}?changed`, 303);
    default:
      return checkout;
  }
}
