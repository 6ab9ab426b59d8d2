// Discounts of a cart as sentences: what a code does, why it does not apply, and what would make it work.

import {
  countryName,
  formatDate,
  formatMoney,
  isPaymentMethod,
  LANGUAGES,
  messagesIn,
  money,
  type LanguageCode,
} from "#catalogue";
import { MAX_CODES } from "#commerce/cart";
import { othersOf, type CartDiscounts, type CodeEntered } from "#commerce/checkout";
import type { CodeReason } from "#commerce/promotions";
import { nameIn } from "#commerce/settings";
import { limitedMessage } from "#storefront/features/forms/messages.ts";
import { cartMessages } from "#locales/cart-messages";
import { discounts as texts } from "#locales/discounts";
import { labels } from "#locales/labels";
import type { DateReader } from "#storefront/framework/context.ts";
import type { NearOfferView, ShownCode } from "./cart-data.ts";

export function codesView(discounts: CartDiscounts, currency: string, reader: DateReader): readonly ShownCode[] {
  const applied = new Map(discounts.applied.map((one) => [one.promotionId, one]));
  return discounts.codes.map((result): ShownCode => {
    const { code } = result;
    if (result.kind === "refused") {
      const others = othersOf(result, discounts);
      const text = refusalText({ code, reason: result.reasons[0], others }, currency, reader);
      return { code, text, amount: null, isApplied: false };
    }
    const promotion = applied.get(result.promotionId);
    const amount = promotion?.amount ?? 0;
    return {
      code,
      text: promotion ? nameIn(promotion.name, reader.language) : "",
      amount: amount === 0 ? null : `−${formatMoney(money(amount, currency))}`,
      isApplied: true,
    };
  });
}

/** The nearest automatic offer, if most of the way to it is done. */
export function nearView(
  { near: [offer] }: CartDiscounts,
  currency: string,
  language: LanguageCode,
): NearOfferView | null {
  if (!offer) return null;
  const say = messagesIn(texts, language);
  const name = nameIn(offer.name, language);
  const { kind, missing, minimum } = offer.need;
  const percent = Math.round(100 - (100 * missing) / minimum);
  if (kind === "amount" && percent < LEAST_PERCENT) return null;
  const text =
    kind === "pieces"
      ? say("reachPieces", { count: missing, name })
      : say("reachAmount", { amount: formatMoney(money(missing, currency)), name });
  return { text, percent };
}

/** An offer that is far away would only ask for more. */
const LEAST_PERCENT = 70;

/** Null if the code was taken. */
export function codeProblem(entered: CodeEntered, currency: string, reader: DateReader, now: Date): string | null {
  const { language } = reader;
  switch (entered.kind) {
    case "applied":
    // Listed among the bag's codes, with its reason.
    case "waiting":
      return null;
    case "refused":
      return refusalText({ ...entered, others: [] }, currency, reader);
    case "too-many":
      return messagesIn(texts, language)("too-many", { max: MAX_CODES });
    case "no-cart":
      return messagesIn(cartMessages, language)("notInCart");
    case "limited":
      return limitedMessage(entered.until, now, language);
  }
}

interface Refusal {
  readonly code: string;
  readonly reason: CodeReason;
  /** Codes that apply instead. */
  readonly others: readonly string[];
}

function refusalText({ code, reason, others }: Refusal, currency: string, { language, timeZone }: DateReader): string {
  const say = messagesIn(texts, language);
  const dated = (date: Date) => ({ code, date: formatDate(date, language, timeZone) });
  if (code === "") return say("empty");
  switch (reason.kind) {
    // A code that is not in use yet must look like one that does not exist.
    case "unknown-code":
    case "not-active":
    case "code-needed":
      return say("unknown-code", { code });
    case "not-started":
      return say("not-started", dated(reason.startsAt));
    case "ended":
      return say("ended", dated(reason.endedAt));
    case "market":
    case "currency":
      return say("market", { code });
    case "code-used":
    case "no-uses-left":
    case "no-budget-left":
      return say("used-up", { code });
    case "used-by-customer":
    case "first-order-only":
    case "no-delivery":
    case "nothing-to-discount":
      return say(reason.kind, { code });
    case "vip-level":
      return say("vip-level", { code, level: reason.level });
    case "country":
      return say("country", {
        code,
        countries: listed(
          reason.countries.map((country) => countryName(country, language)),
          language,
        ),
      });
    case "payment-method": {
      const nameOf = messagesIn(labels, language);
      const methods = reason.methods.filter(isPaymentMethod).map((method) => nameOf(method));
      return say("payment-method", { code, methods: listed(methods, language, "disjunction") });
    }
    case "no-matching-products":
      return say(reason.excludesReduced ? "excludes-reduced" : "no-matching-products", { code });
    case "minimum-amount":
      return say("minimum-amount", { code, amount: formatMoney(money(reason.missing, currency)) });
    case "minimum-pieces":
    case "more-pieces":
      return say("minimum-pieces", { code, count: reason.missing });
    case "other-promotion":
      return others.length === 0
        ? say("nothing-to-discount", { code })
        : say("other-promotion", { code, others: listed(others, language) });
  }
}

function listed(names: readonly string[], language: LanguageCode, type: "conjunction" | "disjunction" = "conjunction") {
  const locale = LANGUAGES.find(({ code }) => code === language)?.locale ?? "en";
  return new Intl.ListFormat(locale, { type }).format(names);
}
