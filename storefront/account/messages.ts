// What the account pages say when something was not taken: each sentence says what to do.

import type { AddressField, AddressFormat, AddressProblem } from "#catalogue";
import type { PasswordProblem } from "#commerce/accounts";

export const EMAIL_PROBLEM = "Write the address as in name@example.com.";
export const BUSY = "We are very busy just now. Please try again in a moment.";

export function passwordMessage(problem: PasswordProblem): string {
  switch (problem) {
    case "too-short":
      return "Use at least 8 characters.";
    case "too-long":
      return "Use at most 200 characters.";
    case "too-common":
      return "This password is one of the first that anybody tries. Choose another, such as three unrelated words.";
    case "is-email":
      return "Choose a password that is not your email address.";
  }
}

export function limitedMessage(until: Date, now: Date): string {
  const minutes = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 60_000));
  return `There were too many attempts. Try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`;
}

const MISSING: Readonly<Record<AddressField, string>> = {
  country: "Choose a country.",
  firstName: "Enter a first name.",
  lastName: "Enter a last name.",
  company: "Enter a company.",
  line1: "Enter the street and house number.",
  line2: "Enter the second line.",
  city: "Enter the town or city.",
  region: "Choose or enter one.",
  postalCode: "Enter the code.",
  phone: "Enter a phone number: the courier may need to call.",
};

export function addressMessage(field: AddressField, problem: AddressProblem, format: AddressFormat): string {
  switch (problem) {
    case "missing":
      if (field === "region" && format.region) return `Enter the ${format.region.label.toLowerCase()}.`;
      if (field === "postalCode" && format.postalCode) return `Enter the ${lowerFirst(format.postalCode.label)}.`;
      return MISSING[field];
    case "too-long":
      return "Shorten this a little.";
    case "unknown-country":
      return "We do not deliver to this country. Choose another.";
    case "bad-postal-code":
      return `Write it as in ${format.postalCode?.example ?? "your country"}.`;
    case "bad-region":
      return `Choose a ${format.region?.label.toLowerCase() ?? "region"}.`;
    case "bad-phone":
      return "Write it with its digits, as in +44 20 7946 0958.";
  }
}

/** Words in capitals (ZIP, CAP) stay as they are. */
const lowerFirst = (label: string): string =>
  /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
