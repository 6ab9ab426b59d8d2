// Messages for invalid fields and refused forms.

import {
  addressFormat,
  addressRows,
  messagesIn,
  phoneExample,
  type AddressField,
  type AddressFormat,
  type AddressProblem,
  type LanguageCode,
} from "#catalogue";
import type { PasswordProblem } from "#commerce/accounts";
import { addressForm } from "#locales/address-form";
import { accountMessages } from "#locales/account-messages";

export const emailProblem = (language: LanguageCode): string => messagesIn(accountMessages, language)("email");
export const busyMessage = (language: LanguageCode): string => messagesIn(accountMessages, language)("busy");

const PASSWORD = {
  "too-short": "tooShort",
  "too-long": "tooLong",
  "too-common": "tooCommon",
  "is-email": "isEmail",
  breached: "breached",
} as const satisfies Record<PasswordProblem, string>;

export const passwordMessage = (problem: PasswordProblem, language: LanguageCode): string =>
  messagesIn(accountMessages, language)(PASSWORD[problem]);

export function limitedMessage(until: Date, now: Date, language: LanguageCode): string {
  const count = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 60_000));
  return messagesIn(accountMessages, language)("limited", { count });
}

/** Messages for the problems of an address, in the order of its form. */
export function addressMessages(
  problems: Readonly<Partial<Record<AddressField, AddressProblem>>>,
  country: string,
  language: LanguageCode,
): Readonly<Partial<Record<AddressField, string>>> {
  const format = addressFormat(country);
  const fields: readonly AddressField[] = ["country", ...addressRows(country).flat()];
  return Object.fromEntries(
    fields.flatMap((field) => {
      const problem = problems[field];
      return problem ? [[field, addressMessage(field, problem, { country, format }, language)] as const] : [];
    }),
  );
}

function addressMessage(
  field: AddressField,
  problem: AddressProblem,
  { country, format }: { readonly country: string; readonly format: AddressFormat },
  language: LanguageCode,
): string {
  const say = messagesIn(accountMessages, language);
  const nameOf = messagesIn(addressForm, language);
  switch (problem) {
    case "missing": {
      const part = field === "region" || field === "postalCode" || field === "district" ? format[field] : undefined;
      return part ? say("enterPart", { label: inSentence(nameOf(part.label), language) }) : say(field);
    }
    case "too-long":
      return say("shorten");
    case "unknown-country":
      return say("unknownCountry");
    case "bad-postal-code": {
      const example = format.postalCode?.example;
      return example ? say("badCode", { example }) : say("badCodeHere");
    }
    case "bad-region":
      return say("choosePart", { label: inSentence(nameOf(format.region?.label ?? "region"), language) });
    case "bad-kana":
      return say("badKana");
    case "bad-phone": {
      const example = phoneExample(country);
      return example ? say("badPhone", { example }) : say("badPhoneHere");
    }
  }
}

/** Words in capitals (ZIP, CAP) stay as they are, and so do German nouns. */
const inSentence = (label: string, language: LanguageCode): string =>
  language === "de" || /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
