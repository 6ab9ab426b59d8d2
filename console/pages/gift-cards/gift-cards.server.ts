// Gift cards: finds some, sends one again, and gives one away.

import { randomUUID } from "node:crypto";
import { z } from "zod";
import { currencyOfList, isStorable, LANGUAGES, messagesIn, parseAmount, priceListsOf } from "#catalogue";
import { findGiftCardsForOperator, giveGiftCard, resendGiftCard } from "#commerce/gift-cards";
import { EmailAddress } from "#commerce/mail";
import { marketsSold, PRICE_LISTS } from "#commerce/settings";
import { isWithinMarkets } from "#commerce/staff";
import type { StaffArgs } from "../../framework/context.ts";
import { acts, intent, loads } from "../../framework/handlers.server.ts";
import { giftCards as texts } from "../../locales/generated/gift-cards.ts";

export interface GiftCardsData {
  readonly text: string;
  /** False for those who work for some markets only: a card that is given away has none. */
  readonly mayGive: boolean;
  readonly currencies: readonly string[];
  /** Idempotency key of the next card, so that a second click gives none. */
  readonly giveKey: string;
  /** Those of the home market. */
  readonly usual: { readonly currency: string; readonly language: string };
  readonly languages: readonly { readonly code: string; readonly name: string }[];
  readonly cards: readonly {
    readonly id: string;
    /** Empty until it was sent. */
    readonly lastFour: string;
    readonly isCancelled: boolean;
    readonly recipient: string;
    readonly currency: string;
    /** Thousandths. */
    readonly balance: number;
    readonly initialAmount: number;
    /** ISO 8601. */
    readonly createdAt: string;
  }[];
}

export const loader = loads("see-gift-card", async ({ shop, operator, url }): Promise<GiftCardsData> => {
  const typed = url.searchParams.get("q")?.trim() ?? "";
  const text = isStorable(typed) ? typed : "";
  const { home, language } = marketsSold(shop.setting);
  const cards = await findGiftCardsForOperator(shop.database.sql, text);
  return {
    text,
    mayGive: operator.permissions.has("gift-cards.give") && isWithinMarkets(operator, "give-gift-card"),
    giveKey: randomUUID(),
    currencies: currenciesOf(shop),
    usual: { currency: home.currency, language },
    languages: LANGUAGES.map(({ code, name }) => ({ code, name })),
    cards: cards.map(({ id, lastFour, state, recipientEmail, currency, balance, initialAmount, createdAt }) => ({
      id,
      lastFour,
      isCancelled: state === "cancelled",
      recipient: recipientEmail,
      currency,
      balance,
      initialAmount,
      createdAt: createdAt.toISOString(),
    })),
  };
});

const currenciesOf = ({ setting }: StaffArgs["shop"]): readonly string[] => [
  ...new Set(priceListsOf(setting(PRICE_LISTS)).codes.map(currencyOfList)),
];

const say = messagesIn(texts, "en");
const LARGEST = 1_000_000_000;
const Gift = z.object({
  key: z.uuid(),
  email: EmailAddress.or(z.string().transform(() => undefined)),
  amount: z.string().max(30),
  currency: z.string().max(3),
  language: z.enum(LANGUAGES.map(({ code }) => code)),
  message: z.string().trim().max(300).default(""),
});

export const action = acts({
  resend: intent("resend-gift-card", z.object({ card: z.string().max(100) }), async ({ shop, now }, { card }) => {
    const { database, accounts } = shop;
    const sent = await resendGiftCard(database, card, { now, origin: accounts.origin });
    if (sent.kind === "no-such-card") return { kind: "refused", text: say("gone") };
    accounts.onMail();
    return { kind: "done", text: say("resent", { email: sent.to }) };
  }),
  give: intent(
    "give-gift-card",
    Gift,
    async ({ shop, now }, { key, email, amount: typed, currency, language, message }) => {
      const isSold = currenciesOf(shop).includes(currency);
      const amount = isSold ? parseAmount(typed, currency) : undefined;
      const isAmount = amount !== undefined && amount > 0 && amount <= LARGEST;
      if (email === undefined || !isSold || !isAmount) {
        const fields = {
          ...(email === undefined && { email: say("badEmail") }),
          ...(!isSold && { currency: say("badCurrency") }),
          ...(isSold && !isAmount && { amount: say("badAmount") }),
        };
        return { kind: "refused", text: say("badAmount"), fields };
      }
      const given = { key, shopId: shop.id, email, amount, currency, message, language };
      const result = await giveGiftCard(shop.database, given, { now, origin: shop.accounts.origin });
      if (result.kind === "key-used") return { kind: "refused", text: say("keyUsed") };
      shop.accounts.onMail();
      return { kind: "done", text: say("given", { email }) };
    },
  ),
});
