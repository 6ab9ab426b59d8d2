// Where a shopper goes to finish a payment.

import type { PaymentStep } from "#commerce/payments";
import type { Visitor } from "#storefront/framework/context.ts";
import { linkFor } from "#storefront/visitor/viewer.server.ts";

interface Waiting {
  readonly orderId: string;
  readonly step: PaymentStep | null;
}

/** A provider's page is reached through our own, which says so: no form may lead to another site by itself. */
export function stepHref(visitor: Visitor, { orderId, step }: Waiting): string {
  const link = linkFor(visitor);
  switch (step?.kind) {
    case "redirect":
    case "challenge":
      return link(`/external-checkout?order=${orderId}`);
    case "qr": {
      // The code's page exists under a country alone.
      const code = visitor.code ?? visitor.market.code;
      return `/${code}/qrcode/${orderId}/${encodeURIComponent(step.codeUrl)}`;
    }
    case undefined:
      return link(`/callbackSuccess?order=${orderId}`);
  }
}
