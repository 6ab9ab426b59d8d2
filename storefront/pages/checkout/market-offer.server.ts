// The offer to switch to the market of a delivery country whose prices differ, with everything that changes.

import { countryInSentence, deliveryPrice, formatMoney, messagesIn, methodName, money } from "#catalogue";
import { compareMarkets, type MarketComparison, type Shopper } from "#commerce/checkout";
import { listed } from "#commerce/labels";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { checkoutPath } from "#storefront/visitor/payment-methods.server.ts";
import { checkoutMessages } from "#locales/checkout-messages";
import { labels } from "#locales/labels";
import { orderMessages } from "#locales/order-messages";
import type { MarketOffer } from "./checkout-data.ts";

/** Undefined if the country has the prices of the visitor's market. */
export async function marketOffer(
  { shop, url, visitor }: LoaderArgs,
  shopper: Shopper,
  country: string,
): Promise<MarketOffer | undefined> {
  const compared = await compareMarkets(shop.orderServices, shopper, country);
  if (!compared) return undefined;
  const { market } = compared.there;
  const say = messagesIn(checkoutMessages, visitor.language);
  const name = countryInSentence(market.country, visitor.language);
  const to = {
    country: market.code,
    language: visitor.language,
    to: checkoutPath(url.searchParams.get("method"), "address"),
  };
  return {
    country: market.country,
    text: say("switchText", { country: name }),
    changes: changesOf(compared, visitor.language),
    name: say("switchTo", { country: name }),
    // Stores the market, and sends the form again to the checkout there.
    action: `/choose?${new URLSearchParams(to)}`,
  };
}

function changesOf({ here, there, unavailable }: MarketComparison, language: LoaderArgs["visitor"]["language"]) {
  const say = messagesIn(checkoutMessages, language);
  const label = messagesIn(labels, language);
  const amount = (thousandths: number, { currency }: { readonly currency: string }): string =>
    formatMoney(money(thousandths, currency));
  const { delivery, market, subtotal } = there;
  const [method] = delivery.methods;
  const price = method && deliveryPrice(method, subtotal);
  const titles = listed(
    unavailable.map(({ vendor, title }) => `${vendor} ${title}`.trim()),
    language,
  );
  return [
    say("switchBag", { there: amount(subtotal, market), here: amount(here.subtotal, here.market) }),
    delivery.taxNote !== here.delivery.taxNote && label(delivery.taxNote),
    method &&
      price !== undefined &&
      say("switchDelivery", {
        method: methodName(method, language),
        price: price === 0 ? messagesIn(orderMessages, language)("free") : amount(price, market),
        days: label("days", { from: method.days.from, count: method.days.to }),
      }),
    delivery.returnDays !== here.delivery.returnDays &&
      say("switchReturns", { count: delivery.returnDays, was: here.delivery.returnDays }),
    titles !== "" && say("switchLost", { country: countryInSentence(market.country, language), titles }),
  ].filter((change) => typeof change === "string");
}
