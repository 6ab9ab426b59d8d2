// The address at which a shopper finishes a payment.

import type { PaymentStep } from "#commerce/payments";
import type { Visitor } from "#storefront/framework/context.ts";
import { linkFor } from "#storefront/visitor/viewer.server.ts";

interface Waiting {
  readonly orderId: string;
  readonly step: PaymentStep | null;
}

/** A provider's page is reached through ours: forms never redirect to another site directly. */
export function stepHref(visitor: Visitor, { orderId, step }: Waiting): string {
  const link = linkFor(visitor);
  switch (step?.kind) {
    case "redirect":
    case "challenge":
      return link(`/external-checkout?order=${orderId}`);
    case "qr": {
      // The page of the code requires a country prefix.
      const code = visitor.code ?? visitor.market.code;
      return `/${code}/qrcode/${orderId}/${encodeURIComponent(step.codeUrl)}`;
    }
    case undefined:
      return link(`/callbackSuccess?order=${orderId}`);
  }
}
