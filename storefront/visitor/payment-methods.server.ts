// The payment methods of a visitor's market, and the one that they chose in the bag, which the checkout's addresses carry.

import {
  isDeviceMethod,
  isExpressMethod,
  isPaymentMethod,
  messagesIn,
  methodsFor,
  type PaymentMethod,
} from "#catalogue";
import { PAYMENTS } from "#commerce/settings";
import { labels } from "#locales/labels";
import type { LoaderArgs } from "#storefront/framework/define.ts";

interface NamedMethod {
  readonly method: PaymentMethod;
  readonly name: string;
  /** True if only some devices have it; the test provider imitates it on every device. */
  readonly isOfDevice: boolean;
}

/** Wallets that the bag offers beside the checkout. */
export function expressMethods({ shop, visitor }: Pick<LoaderArgs, "shop" | "visitor">): readonly NamedMethod[] {
  const { provider } = shop.orderServices;
  const say = messagesIn(labels, visitor.language);
  return methodsFor(shop.setting(PAYMENTS), visitor.market, 1, provider.methods)
    .filter(isExpressMethod)
    .map((method) => ({ method, name: say(method), isOfDevice: isDeviceMethod(method) && !provider.takesCards }));
}

/** The method in an address or a form; null for anything else. */
export const methodIn = (value: string | null): PaymentMethod | null => (isPaymentMethod(value) ? value : null);

/** The checkout, at a step, with the chosen method. */
export function checkoutPath(method: string | null, step?: string): string {
  const query = new URLSearchParams({ ...(step && { step }), ...(isPaymentMethod(method) && { method }) });
  return query.size > 0 ? `/checkout?${query}` : "/checkout";
}
