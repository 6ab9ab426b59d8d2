// The checkout's page and its forms, each a POST answered by a redirect.

import { randomBytes } from "node:crypto";
import { redirect } from "react-router";
import {
  ADDRESS_FIELDS,
  countryInSentence,
  tidyAddress,
  messagesIn,
  type AddressField,
  type LanguageCode,
} from "#catalogue";
import { listAddresses, type SavedAddress } from "#commerce/accounts";
import { setGiftOptions, type CartLine } from "#commerce/cart";
import {
  applyGiftCard,
  chooseDelivery,
  enterCode,
  findCheckout,
  leaveCode,
  removeGiftCard,
  saveAddresses,
  saveContact,
  type AddressProblems,
  type GiftCardResult,
  type Shopper,
} from "#commerce/checkout";
import { giftOfferTo, giftOptionsIn, giftProblem } from "#storefront/features/cart/gift-options.server.ts";
import { again, readFields } from "#storefront/features/forms/forms.server.ts";
import { addressForm } from "#storefront/features/forms/address-form.server.ts";
import { addressMessages, emailProblem, limitedMessage } from "#storefront/features/forms/messages.ts";
import { withReturn } from "#storefront/features/forms/return-to.ts";
import { codeProblem } from "#storefront/features/cart/codes.server.ts";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { translateLines } from "#browsing";
import { checkoutPath, methodIn } from "#storefront/visitor/payment-methods.server.ts";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import { cartKeyOf } from "#storefront/visitor/visitor-cart.server.ts";
import { checkoutMessages } from "#locales/checkout-messages";
import type { CheckoutAnswer, CheckoutData } from "./checkout-data.ts";
import { marketOffer } from "./market-offer.server.ts";
import { messageOfFailure, undeliverableMessage } from "./messages.server.ts";
import { redirectAfterOrder, keepIntent } from "./intent.server.ts";
import { placeTheOrder } from "./place.server.ts";
import { shopperOf } from "./shopper.server.ts";
import { checkoutData } from "./view.server.ts";
import { marketsSold } from "#commerce/settings";

export async function loader(args: LoaderArgs): Promise<CheckoutData | Response> {
  const { shop, visitor, url, out } = args;
  out.set("cache-control", "private, no-store");
  const link = linkFor(visitor);
  const shopper = await shopperOf(args);
  const view = await findCheckout(shop.orderServices, shopper);
  if (view.kind === "no-cart") return redirectAfterOrder(args, shopper);
  // Nothing can be bought any more: the cart shows why, line by line.
  if (view.cart.lines.every(isLost)) return redirect(link("/cart"));
  const key = randomBytes(18).toString("base64url");
  keepIntent(args, key);
  const kept = visitor.account ? await listAddresses(shop.accounts, visitor.account.id) : [];
  return {
    ...checkoutData(
      { ...view, cart: { ...view.cart, lines: await translateLines(args, view.cart.lines) } },
      {
        visitor,
        prices: shop.orderServices.prices,
        sold: marketsSold(shop.setting, args.config.channel),
        kept,
        asked: url.searchParams.get("step"),
        method: methodIn(url.searchParams.get("method")),
        now: shop.orderServices.now(),
        key,
        signIn: withReturn(link("/cart/login"), link("/checkout")),
      },
    ),
    failure: messageOfFailure(url.searchParams.get("failed"), visitor.language),
  };
}

/** True if sold out or no longer sold. */
const isLost = ({ change }: CartLine): boolean => change?.kind === "sold-out" || change?.kind === "gone";

export async function action(args: LoaderArgs) {
  args.out.set("cache-control", "private, no-store");
  const fields = await readFields(args.request);
  const shopper = await shopperOf(args);
  switch (fields["form"]) {
    case "contact":
      return takeContact(args, shopper, fields);
    case "address":
      return takeAddresses(args, shopper, fields);
    case "address-country":
      return showCountry(args, shopper, fields);
    case "delivery":
      return takeDelivery(args, shopper, fields);
    case "code":
      return takeCode(args, shopper, fields);
    case "remove-code":
      await leaveCode(args.shop.orderServices, shopper, fields["code"] ?? "");
      return step(args, "payment");
    case "gift-card":
      return takeGiftCard(args, shopper, fields);
    case "remove-gift-card":
      await removeGiftCard(args.shop.orderServices, shopper, fields["card"] ?? "");
      return step(args, "payment");
    default:
      return placeTheOrder(args, shopper, fields);
  }
}

type Fields = Readonly<Record<string, string>>;

async function takeContact(args: LoaderArgs, shopper: Shopper, { email = "" }: Fields) {
  const result = await saveContact(args.shop.orderServices, shopper, { email });
  if (result.kind === "no-cart") return redirectAfterOrder(args, shopper);
  if (result.kind === "saved") return step(args, "address");
  return again({ form: "contact", values: { email }, problems: { email: emailProblem(args.visitor.language) } });
}

const BILLING = "billing.";

async function takeAddresses(args: LoaderArgs, shopper: Shopper, fields: Fields) {
  const { shop, visitor } = args;
  const kept = await keptOf(args, fields);
  // A cart with nothing to deliver needs only the billing address.
  const hasDelivery = "country" in fields || kept !== undefined;
  const delivery = kept ?? partsOf(fields, "");
  const isSame = hasDelivery && fields["same"] === "yes";
  const result = await saveAddresses(shop.orderServices, shopper, {
    ...(hasDelivery && { delivery }),
    ...(!isSame && { billing: partsOf(fields, BILLING) }),
    // The box belongs to a new address.
    ...(hasDelivery && !kept && { savesAddress: fields["save"] === "yes" }),
  });
  switch (result.kind) {
    case "no-cart":
      return redirectAfterOrder(args, shopper);
    case "saved":
      return step(args, hasDelivery ? "delivery" : "payment");
    case "invalid": {
      // A saved address that its country's rules have outgrown is shown to be corrected.
      const shown =
        kept && Object.keys(result.delivery).length > 0 ? { ...fields, ...tidyAddress(kept), kept: "new" } : fields;
      const answer: CheckoutAnswer = {
        ...addressAnswer(args, shown),
        problems: {
          ...messagesOf(result.delivery, delivery, "", args.visitor.language),
          ...messagesOf(result.billing, partsOf(fields, BILLING), BILLING, args.visitor.language),
        },
      };
      return again(answer);
    }
    case "undeliverable": {
      const say = messagesIn(checkoutMessages, visitor.language);
      const message = undeliverableMessage(result, visitor.language);
      const way = { name: say("checkBag"), href: linkFor(visitor)("/cart") };
      const answer: CheckoutAnswer = { ...addressAnswer(args, fields), message, way };
      return again(answer);
    }
    case "other-market": {
      const { country: to, currency } = result.market;
      const say = messagesIn(checkoutMessages, visitor.language);
      const country = countryInSentence(to, visitor.language);
      const offer = await marketOffer(args, shopper, to);
      const answer: CheckoutAnswer = {
        ...addressAnswer(args, fields),
        problems: { country: say("otherPrices", { country, currency }) },
        ...(offer && { offer }),
      };
      return again(answer);
    }
  }
}

/** A new country: without scripts its fields, and in another market the offer to switch. */
async function showCountry(args: LoaderArgs, shopper: Shopper, fields: Fields) {
  const offer = await marketOffer(args, shopper, (await keptOf(args, fields))?.country ?? fields["country"] ?? "");
  const answer: CheckoutAnswer = { ...addressAnswer(args, fields), isDone: true, ...(offer && { offer }) };
  return again(answer);
}

/** The saved address that was chosen. */
async function keptOf({ shop, visitor }: LoaderArgs, { kept }: Fields): Promise<SavedAddress | undefined> {
  if (!visitor.account || !kept || kept === "new") return undefined;
  return (await listAddresses(shop.accounts, visitor.account.id)).find(({ id }) => id === kept);
}

const partsOf = (fields: Fields, prefix: string): Partial<Record<AddressField, string>> =>
  Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, fields[prefix + field] ?? ""]));

/** The form of the addresses again, with the fields of their countries. */
const addressAnswer = ({ visitor }: LoaderArgs, { form: _form, ...values }: Fields): CheckoutAnswer => ({
  form: "address",
  values,
  problems: {},
  addressForms: ["", BILLING].map((prefix) => addressForm(partsOf(values, prefix), visitor.language)),
});

function messagesOf(
  problems: AddressProblems,
  typed: Partial<Record<AddressField, string>>,
  prefix: string,
  language: LanguageCode,
): Fields {
  const messages = addressMessages(problems, tidyAddress(typed).country, language);
  return Object.fromEntries(Object.entries(messages).map(([field, message]) => [prefix + field, message]));
}

async function takeDelivery(args: LoaderArgs, shopper: Shopper, fields: Fields) {
  const { form: _form, ...values } = fields;
  const { shop, visitor } = args;
  // A page from before gifts were offered has no such fields, and changes nothing.
  if ("giftMessage" in fields) {
    const options = giftOptionsIn({ get: (name) => fields[name] ?? null });
    const set = await setGiftOptions(shop.database, cartKeyOf(args), giftOfferTo(args), options);
    if (set.kind === "no-cart") return redirectAfterOrder(args, shopper);
    const problem = giftProblem(set, visitor.language);
    if (problem !== null) return again({ form: "delivery", values, problems: { giftMessage: problem } });
  }
  const result = await chooseDelivery(shop.orderServices, shopper, fields["method"] ?? "");
  if (result.kind === "no-cart") return redirectAfterOrder(args, shopper);
  if (result.kind === "saved") return step(args, "payment");
  return again({
    form: "delivery",
    values,
    problems: {},
    message: messagesIn(checkoutMessages, visitor.language)("chooseOne"),
  });
}

async function takeCode(args: LoaderArgs, shopper: Shopper, { code = "" }: Fields) {
  const { orderServices } = args.shop;
  const entered = await enterCode(orderServices, shopper, code);
  if (entered.kind === "no-cart") return redirectAfterOrder(args, shopper);
  const now = orderServices.now();
  const problem = codeProblem(entered, args.visitor.market.currency, args.visitor, now);
  if (problem === null) return step(args, "payment");
  const answer: CheckoutAnswer = { form: "code", values: { code }, problems: { code: problem } };
  return entered.kind === "limited" ? again({ ...answer, refusal: "limited" }, entered.until, now) : again(answer);
}

async function takeGiftCard(args: LoaderArgs, shopper: Shopper, { code = "" }: Fields) {
  const result = await applyGiftCard(args.shop.orderServices, shopper, code);
  if (result.kind === "no-cart") return redirectAfterOrder(args, shopper);
  if (result.kind === "saved") return step(args, "payment");
  const now = args.shop.orderServices.now();
  const answer: CheckoutAnswer = {
    form: "gift-card",
    values: { code },
    problems: { code: giftCardMessage(result, now, args.visitor.language) },
  };
  return result.kind === "limited" ? again({ ...answer, refusal: "limited" }, result.until, now) : again(answer);
}

type GiftCardRefusal = Exclude<GiftCardResult, { readonly kind: "saved" | "no-cart" }>;

function giftCardMessage(result: GiftCardRefusal, now: Date, language: LanguageCode): string {
  const say = messagesIn(checkoutMessages, language);
  switch (result.kind) {
    case "unknown":
      return say("cardUnknown");
    case "empty":
      return say("cardEmpty");
    case "other-currency":
      return say("cardForeign");
    case "too-many":
      return say("cardTooMany");
    case "limited":
      return limitedMessage(result.until, now, language);
  }
}

const step = ({ visitor, url }: LoaderArgs, name: string): Response =>
  redirect(linkFor(visitor)(checkoutPath(url.searchParams.get("method"), name)), 303);
