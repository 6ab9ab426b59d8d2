// A checkout as its page shows it: steps, summary, formatted amounts and dates.

import {
  addressLines,
  amountWriter,
  deliveryDates,
  placeLines,
  recipientName,
  COUNTRY_MARKETS,
  type SoldMarkets,
  deliveryPrice,
  formatMoney,
  methodName,
  money,
  countryName,
  tidyAddress,
  messagesIn,
  type Address,
  type DeliveryMethod,
  type LanguageCode,
  type OfferedPrices,
  isDeviceMethod,
  isDistanceSellingMarket,
  type PaymentMethod,
} from "#catalogue";
import { cartParams, codesOf } from "#commerce/analytics";
import type { SavedAddress } from "#commerce/accounts";
import type { CartLine } from "#commerce/cart";
import { orderDiscountsOf, type CheckoutView } from "#commerce/checkout";
import { giftOptionNames, listed, variantName } from "#commerce/labels";
import { labels } from "#locales/labels";
import type { Visitor } from "#storefront/framework/context.ts";
import { taxesByName } from "#commerce/orders";
import { taxRows, type ShownTaxes } from "#storefront/pages/orders/summary/tax-rows.server.ts";
import { discountRows, lineNotes } from "#storefront/pages/orders/summary/discounts.server.ts";
import { giftWrapRows } from "#storefront/pages/orders/summary/gift-wrap.server.ts";
import type { SummaryData } from "#storefront/pages/orders/summary/summary-data.ts";
import { cartMessages } from "#locales/cart-messages";
import { orderMessages } from "#locales/order-messages";
import { addressForm } from "#storefront/features/forms/address-form.server.ts";
import { checkoutPath } from "#storefront/visitor/payment-methods.server.ts";
import { codesView } from "#storefront/features/cart/codes.server.ts";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import { checkoutMessages } from "#locales/checkout-messages";
import { STEPS, type AddressStepData, type CheckoutData, type ShownStep, type StepName } from "./checkout-data.ts";

export interface ViewSources {
  readonly visitor: Visitor;
  readonly prices: OfferedPrices;
  readonly sold: SoldMarkets;
  readonly kept: readonly SavedAddress[];
  /** The step in the address; if it is not reachable, the first one that is not done. */
  readonly asked: string | null;
  /** The wallet chosen in the bag. */
  readonly method: PaymentMethod | null;
  /** Default country of a new address. */
  readonly now: Date;
  /** Idempotency key of the order. */
  readonly key: string;
  readonly signIn: string;
}

export function checkoutData(view: CheckoutView, sources: ViewSources): CheckoutData {
  const { visitor, asked } = sources;
  const link = linkFor(visitor);
  const names = STEPS.filter((name) => name !== "delivery" || view.needsDelivery);
  const firstMissing = names.find((name) => view.missing.some((missing) => missing === name)) ?? "payment";
  const wanted = names.findIndex((name) => name === asked);
  const step = wanted >= 0 && wanted <= names.indexOf(firstMissing) ? names[wanted] : firstMissing;
  const steps = names.map((name) => shownStep(name, view, sources));
  return {
    id: view.id,
    action: link(checkoutPath(sources.method)),
    step: step ?? firstMissing,
    steps,
    contact: {
      email: view.email ?? visitor.account?.email ?? "",
      isSignedIn: visitor.account !== null,
      signIn: sources.signIn,
    },
    address: addressData(view, sources),
    methods: view.methods.map((method) => ({
      code: method.code,
      name: methodName(method, visitor.language),
      price: priceName(method, view, visitor.language),
      dates: deliveryDates(sources.now, method.days, visitor),
      isChosen: method.code === view.deliveryMethod,
    })),
    gift: view.giftOffer && { offer: view.giftOffer, options: view.giftOptions },
    currency: view.totals.currency,
    payment: paymentData(view, sources),
    summary: summaryData(view, visitor),
    tracked: cartParams(measuredLines(view), view.totals.currency, codesOf(orderDiscountsOf(view.discounts))),
    codes: codesView(view.discounts, view.totals.currency, visitor),
    changes: view.cart.lines.flatMap((line) => changeOf(line, view.totals.currency, visitor.language)),
    cart: link("/cart"),
    underWay: view.unfinishedOrder && link(`/callbackSuccess?order=${view.unfinishedOrder.orderId}`),
  };
}

function shownStep(name: StepName, view: CheckoutView, { visitor, now, method: wallet }: ViewSources): ShownStep {
  const { language } = visitor;
  const say = messagesIn(checkoutMessages, language);
  const isDone = name !== "payment" && !view.missing.some((missing) => missing === name);
  const edit = linkFor(visitor)(checkoutPath(wallet, name));
  const shown = { name, title: say(name), isDone, edit, note: null };
  if (name === "contact") return { ...shown, lines: view.email ? [view.email] : [] };
  if (name === "address") {
    const { delivery, billing } = view;
    const main = delivery ?? billing;
    const note =
      delivery && billing ? say("billedTo", { address: listed(addressLines(billing, language), language) }) : null;
    return { ...shown, lines: main ? [...shortLines(main, language), main.phone] : [], note };
  }
  const method = view.methods.find(({ code }) => code === view.deliveryMethod);
  if (name === "payment" || !method) return { ...shown, lines: [] };
  const dates = deliveryDates(now, method.days, visitor);
  const parts = { name: methodName(method, language), price: priceName(method, view, language) };
  const { giftOptions } = view;
  const gift = giftOptions
    ? [
        ...giftOptionNames(giftOptions, language),
        ...(giftOptions.message ? [messagesIn(labels, language)("giftMessage")] : []),
      ]
    : [];
  const lines = [say("methodPrice", parts), ...(gift.length > 0 ? [listed(gift, language)] : [])];
  return { ...shown, lines, note: dates };
}

/** The name in one line, the place in another. */
const shortLines = (address: Address, language: LanguageCode): string[] => [
  recipientName(address),
  listed(placeLines(address, language), language),
];

/** Before discounts, which have separate rows. */
const priceName = (method: DeliveryMethod, { cart, totals }: CheckoutView, language: LanguageCode): string => {
  const price = deliveryPrice(method, cart.subtotal);
  return price === 0 ? messagesIn(orderMessages, language)("free") : formatMoney(money(price, totals.currency));
};

function addressData(view: CheckoutView, { visitor, prices, sold, kept }: ViewSources): AddressStepData {
  const { market, language } = visitor;
  const isSold = new Set(sold.countries.map(({ country }) => country));
  const isOfMarket = ({ country }: SavedAddress) =>
    sold.countries.some((one) => one.country === country && prices.market(one).priceList === market.priceList);
  const fresh = tidyAddress({ country: market.kind === "country" ? market.country : "" });
  const deliverable = kept.filter(({ country }) => isSold.has(country));
  const same = view.delivery && deliverable.find((address) => isSame(address, view.delivery));
  const usual = view.delivery ? undefined : deliverable.find((address) => address.isDefault && isOfMarket(address));
  const all = COUNTRY_MARKETS.map(({ country }) => [country, countryName(country, language)] as const).toSorted(
    ([, one], [, other]) => one.localeCompare(other, language),
  );
  const delivery = tidyAddress((same ? null : view.delivery) ?? fresh);
  const billing = tidyAddress(view.billing ?? fresh);
  return {
    kept: deliverable.map((address) => ({
      id: address.id,
      name: recipientName(address),
      place: listed(placeLines(address, language), language),
    })),
    chosen: same?.id ?? usual?.id ?? "new",
    delivery,
    billing,
    forms: [delivery, billing].map((address) => addressForm(address, language)),
    isBillingSame: view.billing === null,
    savesAddress: view.savesAddress,
    needsDelivery: view.needsDelivery,
    countries: all.filter(([country]) => isSold.has(country)),
    allCountries: all,
  };
}

const isSame = (kept: SavedAddress, given: Address | null): boolean =>
  given !== null && addressLines(kept).join("\n") === addressLines(given).join("\n") && kept.phone === given.phone;

function paymentData(view: CheckoutView, { visitor, key, method: wallet }: ViewSources): CheckoutData["payment"] {
  const { totals } = view;
  const say = messagesIn(checkoutMessages, visitor.language);
  const label = messagesIn(labels, visitor.language);
  const amount = amountsOf(view);
  // The law prescribes the button's label; "order" alone would not bind the shopper.
  const isObliged = isDistanceSellingMarket(visitor.market);
  return {
    methods: view.paymentMethods.map((method) => ({
      method,
      name: label(method),
      note: label(method === "card" && !view.takesCards ? "redirectNote" : `${method}Note`),
      // One that was chosen in the bag is on this device.
      isOfDevice: isDeviceMethod(method) && !view.takesCards && method !== wallet,
    })),
    chosen:
      [wallet, view.paymentMethod].find((one) => one && view.paymentMethods.includes(one)) ??
      view.paymentMethods[0] ??
      null,
    takesCards: view.takesCards,
    giftCards: view.giftCards.map(({ id, lastFour, amount: pays }) => ({
      id,
      name: say("cardNamed", { digits: lastFour }),
      amount: `−${amount(pays)}`,
    })),
    isCovered: totals.due === 0,
    key,
    total: totals.total,
    due: totals.due,
    pay:
      totals.due === 0
        ? say(isObliged ? "placeObliged" : "place")
        : say(isObliged ? "placeAmountObliged" : "placeAmount", { amount: amount(totals.due) }),
    terms: linkFor(visitor)("/pages/terms-conditions"),
    withdrawal: isObliged ? linkFor(visitor)("/pages/withdrawal") : null,
  };
}

/** Lines that can be bought now, in the quantities that are in stock. */
const boughtLines = ({ cart }: Pick<CheckoutView, "cart">): readonly CartLine[] =>
  cart.lines.flatMap((line) =>
    line.total > 0 ? [{ ...line, quantity: Math.min(line.quantity, line.available) }] : [],
  );

/** The summary and the button have the same decimals. Tax that prices include is a remark on the total. */
function amountsOf({ cart, totals, discounts }: CheckoutView) {
  const { subtotal, delivery, deliveryDiscount, giftWrap, tax, giftCards, total, due } = totals;
  const lines = boughtLines({ cart }).map((line) => line.total);
  const shares = orderDiscountsOf(discounts).map(({ amount }) => amount);
  const added = tax.kind === "known" && !tax.isIncluded ? taxesByName(tax, totals.currency) : [];
  const parts = [subtotal, (delivery ?? 0) + deliveryDiscount, giftWrap, giftCards, total, due];
  return amountWriter(totals.currency, [...lines, ...shares, ...parts, ...added.map((one) => one.amount)]);
}

/** With the discount and the code of each line. */
function measuredLines({ cart, discounts }: CheckoutView) {
  const shares = orderDiscountsOf(discounts);
  return boughtLines({ cart }).map((line) => ({
    ...line,
    discount: discounts.lines.find(({ lineId }) => lineId === line.id)?.amount,
    coupon: codesOf(shares, line.id)[0],
  }));
}

function summaryData(view: CheckoutView, visitor: Visitor) {
  const { cart, totals, methods, deliveryMethod, needsDelivery, giftOptions, discounts } = view;
  const amount = amountsOf(view);
  const { language } = visitor;
  const say = messagesIn(orderMessages, language);
  const method = methods.find(({ code }) => code === deliveryMethod);
  const later = messagesIn(checkoutMessages, language)("later");
  const price = totals.delivery === null ? null : totals.delivery + totals.deliveryDiscount;
  const delivery = price === null ? later : price === 0 ? say("free") : amount(price);
  const { added, included } = taxRows(shownTaxes(totals, amount, language), language);
  const bought = [...boughtLines({ cart }), ...discounts.complimentary.map(({ line }) => line)];
  const shares = orderDiscountsOf(discounts);
  const summary: SummaryData = {
    count: bought.reduce((sum, { quantity }) => sum + quantity, 0),
    lines: bought.map((line) => ({
      id: line.id,
      href: line.handle && linkFor(visitor)(`/products/${line.handle}`),
      image: line.image,
      vendor: line.vendor,
      title: line.title,
      details: line.gift
        ? messagesIn(cartMessages, language)("giftFor", { name: line.gift.recipientName })
        : variantName(line, language),
      quantity: line.quantity,
      total: line.price === 0 ? say("free") : amount(line.total),
      discounts: lineNotes(
        shares.filter(({ lineId }) => lineId === line.id),
        discounts.complimentary.some((gift) => gift.line === line),
        amount,
        language,
      ),
    })),
    rows: [
      { kind: "subtotal", name: say("subtotal"), amount: amount(totals.subtotal) },
      ...(needsDelivery
        ? [
            {
              kind: "delivery" as const,
              name: method ? methodName(method, language) : say("delivery"),
              amount: delivery,
            },
          ]
        : []),
      ...discountRows(shares, amount, language),
      ...giftWrapRows(giftOptions, totals.giftWrap, amount, language),
      ...added,
    ],
    total: amount(totals.total),
    included,
    payments:
      totals.giftCards > 0
        ? [{ kind: "gift-cards", name: say("giftCards"), amount: `−${amount(totals.giftCards)}` }]
        : [],
    due: totals.giftCards > 0 ? amount(totals.due) : null,
    // Duties and taxes are on what is delivered.
    taxNote: needsDelivery ? messagesIn(labels, language)(added.length > 0 ? "taxAdded" : totals.taxNote) : "",
  };
  return summary;
}

function shownTaxes(
  { tax, currency }: CheckoutView["totals"],
  amount: (thousandths: number) => string,
  language: LanguageCode,
): ShownTaxes {
  const say = messagesIn(checkoutMessages, language);
  switch (tax.kind) {
    case "known": {
      const taxes = taxesByName(tax, currency).map((one) => ({ ...one, amount: amount(one.amount) }));
      return { isIncluded: tax.isIncluded, taxes };
    }
    case "later":
      return { isIncluded: false, taxes: [{ name: tax.name, amount: say("taxLater") }] };
    case "unavailable":
      return { isIncluded: tax.isIncluded, taxes: [{ name: tax.name, amount: say("taxUnknown") }] };
  }
}

export function changeOf({ title, change, price }: CartLine, currency: string, language: LanguageCode): string[] {
  const say = messagesIn(checkoutMessages, language);
  switch (change?.kind) {
    case "price": {
      const amount = amountWriter(currency, [price, change.was]);
      return [say("priceNow", { title, price: amount(price), was: amount(change.was) })];
    }
    case "less-stock":
      return [say("lessLeft", { title, count: change.available })];
    case "sold-out":
      return [say("hasSoldOut", { title })];
    case "gone":
      return [title ? say("unavailable", { title }) : say("itemUnavailable")];
    case undefined:
      return [];
  }
}
