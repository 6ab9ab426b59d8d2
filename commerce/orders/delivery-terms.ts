// The terms of delivery and return that a shopper agreed to, which later changes of the shop do not affect.

import { deliveryTo, marketOf, methodName, type LanguageCode } from "#catalogue";
import { DELIVERY } from "#commerce/settings";
import type { DeliveryTerms, Order } from "./order.ts";

/** An order without terms is from before merchants could change them, so the initial ones apply. */
export function deliveryTermsOf({
  deliveryTerms,
  deliveryMethod,
  delivery,
  marketCode,
}: Pick<Order, "deliveryTerms" | "deliveryMethod" | "delivery" | "marketCode">): DeliveryTerms | null {
  if (deliveryTerms) return deliveryTerms;
  const market = marketOf(delivery?.country ?? "") ?? marketOf(marketCode);
  if (!market) return null;
  const { methods, taxNote, returnDays } = deliveryTo(DELIVERY.initial, market);
  return { method: methods.find(({ code }) => code === deliveryMethod) ?? null, taxNote, returnDays };
}

/** Null if everything is sent by email. */
export function deliveryNameOf(order: Parameters<typeof deliveryTermsOf>[0], language: LanguageCode): string | null {
  const method = deliveryTermsOf(order)?.method;
  return method ? methodName(method, language) : null;
}
