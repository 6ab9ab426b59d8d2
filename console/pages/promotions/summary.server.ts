// Effects and reasons in words.

import { countryName, formatMoney, messagesIn, money } from "#catalogue";
import { wallClockAt } from "#commerce/insights";
import type { CodeReason, Effect, Simulated } from "#commerce/promotions";
import { INSIGHTS, nameIn, PRICE_LISTS, type ReadSetting } from "#commerce/settings";
import { promotions as texts } from "../../locales/generated/promotions.ts";
import { sayAmounts } from "./form-values.server.ts";
import { paymentNames } from "./payment-methods.server.ts";

const say = messagesIn(texts, "en");

export function summaryOf(effect: Effect): string {
  switch (effect.kind) {
    case "percentage":
      return say(`summary-${effect.of}`, { value: `${effect.percent}%` });
    case "amount":
      return say(`summary-${effect.of}`, { value: sayAmounts(effect.amounts) });
    case "fixed-price":
      return say(effect.of === "lines" ? "summary-price" : "summary-deliveryPrice", {
        value: sayAmounts(effect.amounts),
      });
    case "buy-get":
      return say("summary-buyGet", { buy: effect.buy, get: effect.get, value: `${effect.percent}%` });
    case "gift":
      return say("summary-gift");
    case "tiers":
      return say("summary-tiers", { count: effect.tiers.length });
  }
}

export interface Said {
  readonly currency: string;
  readonly dateTime: (at: Date) => string;
  readonly nameOf: (promotionId: string) => string;
  /** The name of a price list. */
  readonly listName: (code: string) => string;
}

/** The words for the reasons of a simulation. */
export function saidOf({ currency, discounts }: Simulated, setting: ReadSetting): Said {
  const { timeZone } = setting(INSIGHTS);
  const { lists } = setting(PRICE_LISTS);
  const names = new Map(
    [...discounts.applied, ...discounts.refused].map(({ promotionId: id, name }) => [id, nameIn(name, "en")]),
  );
  return {
    currency,
    dateTime: (moment) => wallClockAt(moment.getTime(), timeZone).replace("T", ", "),
    nameOf: (id) => names.get(id) ?? say("unnamed"),
    listName: (code) => lists.find((list) => list.code === code)?.name ?? code,
  };
}

/** Why a promotion does not apply, and what would make it work. */
export function reasonIn(reason: CodeReason, { currency, dateTime, nameOf, listName }: Said): string {
  const amount = (thousandths: number): string => formatMoney(money(thousandths, currency));
  switch (reason.kind) {
    case "not-active":
      return say("reason-not-active", {
        state: say(reason.state === "active" ? "running" : reason.state).toLowerCase(),
      });
    case "not-started":
      return say("reason-not-started", { time: dateTime(reason.startsAt) });
    case "ended":
      return say("reason-ended", { time: dateTime(reason.endedAt) });
    case "market":
      return say("reason-market", { list: reason.markets.map(listName).join(", ") });
    case "currency":
      return say("reason-currency", { list: reason.currencies.join(", ") });
    case "country":
      return say("reason-country", { list: reason.countries.map((code) => countryName(code, "en")).join(", ") });
    case "payment-method":
      return say("reason-payment-method", { list: paymentNames(reason.methods) });
    case "vip-level":
      return say("reason-vip-level", { level: reason.level });
    case "no-matching-products":
      return say(reason.excludesReduced ? "reason-no-matching-full-price" : "reason-no-matching-products");
    case "minimum-amount":
      return say("reason-minimum-amount", { minimum: amount(reason.minimum), missing: amount(reason.missing) });
    case "minimum-pieces":
      return say("reason-minimum-pieces", { count: reason.missing });
    case "more-pieces":
      return say("reason-more-pieces", { count: reason.missing });
    case "other-promotion":
      return say("reason-other-promotion", { names: reason.promotionIds.map(nameOf).join(", ") });
    default:
      return say(`reason-${reason.kind}`);
  }
}
