// Messages of the checkout for refusals; each says what to do.

import { countryInSentence, messagesIn, type LanguageCode } from "#catalogue";
import type { Undeliverable } from "#commerce/checkout";
import { listed } from "#commerce/labels";
import type { CardProblem, PaymentFailure } from "#commerce/payments";
import { checkoutMessages } from "#locales/checkout-messages";

/** Message for a value of `?failed=`; null for unknown values, since the address can be edited. */
export const messageOfFailure = (said: string | null, language: LanguageCode): string | null =>
  said !== null && isFailure(said) ? messagesIn(checkoutMessages, language)(said) : null;

const FAILURES = { declined: 1, "insufficient-funds": 1, "challenge-failed": 1, cancelled: 1, expired: 1 } as const;

const isFailure = (said: string): said is PaymentFailure | "expired" => Object.hasOwn(FAILURES, said);

const CARD = {
  "bad-number": ["number", "bad-number"],
  "bad-expiry": ["expiry", "bad-expiry"],
  expired: ["expiry", "cardExpired"],
  "bad-code": ["code", "bad-code"],
} as const satisfies Readonly<Record<CardProblem, readonly [field: string, message: string]>>;

export const undeliverableMessage = ({ country, lines }: Undeliverable, language: LanguageCode): string =>
  messagesIn(checkoutMessages, language)("undeliverable", {
    country: countryInSentence(country, language),
    titles: listed(
      lines.map(({ vendor, title }) => `${vendor} ${title}`.trim()),
      language,
    ),
  });

/** Keyed by field. */
export const cardMessages = (
  problems: readonly CardProblem[],
  language: LanguageCode,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    problems.map((problem) => {
      const [field, message] = CARD[problem];
      return [field, messagesIn(checkoutMessages, language)(message)];
    }),
  );
