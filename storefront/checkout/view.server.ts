// A checkout as its page shows it: steps, summary, and what every amount and date reads like.

import {
  addressLines,
  COUNTRY_MARKETS,
  deliveryPrice,
  formatMoney,
  money,
  PAYMENT_METHOD_NAMES,
  TAX_NOTES,
  tidyAddress,
  type Address,
  type DeliveryMethod,
  type PaymentMethod,
} from "#catalogue";
import type { KeptAddress } from "#commerce/accounts";
import type { CartLine } from "#commerce/cart";
import type { CheckoutView } from "#commerce/checkout";
import type { Visitor } from "../rendering/context.ts";
import type { SummaryData } from "../orders/summary-data.ts";
import { linkFor } from "../viewer.server.ts";
import { STEPS, type AddressStepData, type CheckoutData, type ShownStep, type StepName } from "./checkout-data.ts";
import { deliveryDates } from "./delivery-dates.ts";

export interface ViewSources {
  readonly visitor: Visitor;
  readonly kept: readonly KeptAddress[];
  /** What the address asks for; the first that is not done when it cannot be had. */
  readonly asked: string | null;
  /** The country whose address a new one begins with. */
  readonly now: Date;
  /** One intention to buy. */
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
    action: link("/checkout"),
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
      name: method.name,
      price: priceName(method, view),
      dates: deliveryDates(sources.now, method.days, visitor.language),
      isChosen: method.code === view.deliveryMethod,
    })),
    payment: paymentData(view, sources),
    summary: summaryData(view, visitor),
    changes: view.cart.lines.flatMap((line) => changeOf(line, view.totals.currency)),
    bag: link("/cart"),
    underWay: view.underWay && link(`/callbackSuccess?order=${view.underWay.orderId}`),
  };
}

const TITLES: Readonly<Record<StepName, string>> = {
  contact: "Contact",
  address: "Address",
  delivery: "Delivery",
  payment: "Payment",
};

function shownStep(name: StepName, view: CheckoutView, { visitor, now }: ViewSources): ShownStep {
  const isDone = name !== "payment" && !view.missing.some((missing) => missing === name);
  const edit = linkFor(visitor)(`/checkout?step=${name}`);
  const shown = { name, title: TITLES[name], isDone, edit, note: null };
  if (name === "contact") return { ...shown, lines: view.email ? [view.email] : [] };
  if (name === "address") {
    const { delivery, billing } = view;
    const main = delivery ?? billing;
    const note = delivery && billing ? `Billed to ${addressLines(billing).join(", ")}` : null;
    return { ...shown, lines: main ? [...shortLines(main), main.phone] : [], note };
  }
  const method = view.methods.find(({ code }) => code === view.deliveryMethod);
  if (name === "payment" || !method) return { ...shown, lines: [] };
  const dates = deliveryDates(now, method.days, visitor.language);
  return { ...shown, lines: [`${method.name}, ${priceName(method, view)}`], note: dates };
}

/** The street in one line, the town and country in another. */
function shortLines(address: Address): string[] {
  const lines = addressLines(address);
  return [lines.slice(0, -2).join(", "), lines.slice(-2).join(", ")];
}

const priceName = (method: DeliveryMethod, { cart, totals }: CheckoutView): string => {
  const price = deliveryPrice(method, cart.subtotal);
  return price === 0 ? "Complimentary" : formatMoney(money(price, totals.currency));
};

function addressData(view: CheckoutView, { visitor, kept }: ViewSources): AddressStepData {
  const { market } = visitor;
  const isSold = new Set(
    COUNTRY_MARKETS.filter(({ priceList }) => priceList === market.priceList).map(({ country }) => country),
  );
  const fresh = tidyAddress({ country: market.kind === "country" ? market.country : "" });
  const fitting = kept.filter(({ country }) => isSold.has(country));
  const same = view.delivery && fitting.find((address) => isSame(address, view.delivery));
  const usual = view.delivery ? undefined : fitting.find(({ isDefault }) => isDefault);
  const all = COUNTRY_MARKETS.map(({ country, name }) => [country, name] as const).toSorted(byName);
  return {
    kept: fitting.map((address) => ({ id: address.id, lines: addressLines(address) })),
    chosen: same?.id ?? usual?.id ?? "new",
    delivery: (same ? null : view.delivery) ?? fresh,
    billing: view.billing ?? fresh,
    isBillingSame: view.billing === null,
    needsDelivery: view.needsDelivery,
    countries: all.filter(([country]) => isSold.has(country)),
    allCountries: all,
  };
}

const byName = ([, one]: readonly [string, string], [, other]: readonly [string, string]): number =>
  one.localeCompare(other);

const isSame = (kept: KeptAddress, given: Address | null): boolean =>
  given !== null && addressLines(kept).join("\n") === addressLines(given).join("\n") && kept.phone === given.phone;

const METHOD_NOTES: Readonly<Record<PaymentMethod, string>> = {
  card: "Visa, Mastercard, Amex",
  redirect: "You pay at the provider and come back",
  qr: "With the app on your phone",
  "gift-card": "Nothing is left to pay",
};

function paymentData(view: CheckoutView, { visitor, key }: ViewSources): CheckoutData["payment"] {
  const { totals } = view;
  const amount = (thousandths: number): string => formatMoney(money(thousandths, totals.currency));
  return {
    methods: view.paymentMethods.map((method) => ({
      method,
      name: PAYMENT_METHOD_NAMES[method],
      note: method === "card" && !view.takesCards ? METHOD_NOTES.redirect : METHOD_NOTES[method],
    })),
    takesCards: view.takesCards,
    giftCards: view.giftCards.map(({ id, lastFour, amount: pays }) => ({
      id,
      name: `Gift card …${lastFour}`,
      amount: `−${amount(pays)}`,
    })),
    isCovered: totals.due === 0,
    key,
    total: totals.total,
    due: totals.due,
    pay: totals.due === 0 ? "Place order" : `Place order, ${amount(totals.due)}`,
    terms: linkFor(visitor)("/pages/terms-conditions"),
  };
}

export function summaryData({ cart, totals, methods, deliveryMethod, needsDelivery }: CheckoutView, visitor: Visitor) {
  const amount = (thousandths: number): string => formatMoney(money(thousandths, totals.currency));
  const method = methods.find(({ code }) => code === deliveryMethod);
  const delivery =
    totals.delivery === null ? "Chosen later" : totals.delivery === 0 ? "Complimentary" : amount(totals.delivery);
  const bought = cart.lines.filter(({ total }) => total > 0);
  const summary: SummaryData = {
    count: bought.reduce((sum, { quantity, available }) => sum + Math.min(quantity, available), 0),
    lines: bought.map((line) => ({
      id: line.id,
      href: line.handle && linkFor(visitor)(`/products/${line.handle}`),
      image: line.image,
      vendor: line.vendor,
      title: line.title,
      details: line.gift ? `For ${line.gift.recipientName}` : [line.colour, line.size].filter(Boolean).join(", "),
      quantity: Math.min(line.quantity, line.available),
      total: amount(line.total),
    })),
    rows: [
      { name: "Subtotal", amount: amount(totals.subtotal) },
      ...(needsDelivery ? [{ name: method?.name ?? "Delivery", amount: delivery }] : []),
      ...(totals.giftCards > 0 ? [{ name: "Gift cards", amount: `−${amount(totals.giftCards)}` }] : []),
    ],
    total: amount(totals.total),
    due: totals.giftCards > 0 ? amount(totals.due) : null,
    taxNote: TAX_NOTES[totals.taxNote],
  };
  return summary;
}

export function changeOf({ title, change, price }: CartLine, currency: string): string[] {
  const amount = (thousandths: number): string => formatMoney(money(thousandths, currency));
  switch (change?.kind) {
    case "price":
      return [`${title} is ${amount(price)} now; it was ${amount(change.was)}.`];
    case "less-stock":
      return [`Of ${title} only ${change.available} ${change.available === 1 ? "is" : "are"} left.`];
    case "sold-out":
      return [`${title} has sold out.`];
    case "gone":
      return [`${title || "Something"} is not sold any more.`];
    case undefined:
      return [];
  }
}
