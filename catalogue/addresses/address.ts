// A postal address: validated and formatted by the rules of its country.

import { COUNTRIES } from "../countries.ts";
import { countryName } from "../country-names.ts";
import type { LanguageCode } from "../languages.ts";
import { addressFormat } from "./formats.ts";

/** In the order of a form. */
export const ADDRESS_FIELDS = [
  "country",
  "firstName",
  "lastName",
  "company",
  "line1",
  "line2",
  "postalCode",
  "city",
  "region",
  "phone",
] as const;

export type AddressField = (typeof ADDRESS_FIELDS)[number];

/** Parts that do not apply are empty. The country is an upper-case ISO 3166 code. */
export type Address = Readonly<Record<AddressField, string>>;

export const ADDRESS_LENGTHS: Readonly<Record<AddressField, number>> = {
  country: 2,
  firstName: 80,
  lastName: 80,
  company: 100,
  line1: 100,
  line2: 100,
  city: 80,
  region: 80,
  postalCode: 16,
  phone: 24,
};

export type AddressProblem =
  | "missing"
  | "too-long"
  | "unknown-country"
  | "bad-postal-code"
  | "bad-phone"
  | "bad-region";

/** Normalises an address for storage: whitespace, the case of codes, and empty parts that the country does not use. */
export function tidyAddress(typed: Partial<Record<AddressField, string>>): Address {
  const of = (field: AddressField): string =>
    (typed[field] ?? "")
      .toWellFormed()
      .replaceAll(/[\s\p{Cc}]+/gu, " ")
      .trim();
  const country = of("country").toUpperCase();
  const { postalCode, region } = addressFormat(country);
  return {
    country,
    firstName: of("firstName"),
    lastName: of("lastName"),
    company: of("company"),
    line1: of("line1"),
    line2: of("line2"),
    city: of("city"),
    region: region ? of("region") : "",
    postalCode: postalCode ? of("postalCode").toUpperCase() : "",
    phone: of("phone"),
  };
}

/** Problems of a tidied address by field; empty if it is valid. */
export function addressProblems(address: Address): Partial<Record<AddressField, AddressProblem>> {
  const problems: Partial<Record<AddressField, AddressProblem>> = {};
  const { postalCode, region } = addressFormat(address.country);
  const required: AddressField[] = ["country", "firstName", "lastName", "line1", "city", "phone"];
  if (region?.isRequired) required.push("region");
  if (postalCode?.isRequired) required.push("postalCode");
  if (!SOLD_TO.has(address.country)) problems.country = "unknown-country";
  if (postalCode?.pattern && address.postalCode && !postalCode.pattern.test(address.postalCode)) {
    problems.postalCode = "bad-postal-code";
  }
  if (region?.options && !region.options.some(([code]) => code === address.region)) problems.region = "bad-region";
  if (!PHONE.test(address.phone)) problems.phone = "bad-phone";
  for (const field of ADDRESS_FIELDS) {
    if ([...address[field]].length > ADDRESS_LENGTHS[field]) problems[field] = "too-long";
  }
  for (const field of required) if (address[field] === "") problems[field] = "missing";
  return problems;
}

/** The lines of an address label; `language` is that of the country's name. */
export function addressLines(address: Address, language: LanguageCode = "en"): string[] {
  const { city, region, postalCode, country } = address;
  const last = {
    "code-city": [[postalCode, city].filter(Boolean).join(" "), region],
    "city-code": [city, region, postalCode],
    "city-region-code": [city, [region, postalCode].filter(Boolean).join(" ")],
  }[addressFormat(country).order];
  return [
    nameOf(address),
    address.company,
    address.line1,
    address.line2,
    last.filter(Boolean).join(", "),
    countryName(country, language),
  ].filter(Boolean);
}

/** Chinese, Japanese and Korean names have the family name first, without a space. */
const nameOf = ({ firstName, lastName }: Address): string =>
  EAST_ASIAN.test(firstName + lastName) ? `${lastName}${firstName}` : `${firstName} ${lastName}`.trim();

const EAST_ASIAN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+$/u;

const SOLD_TO: ReadonlySet<string> = new Set(COUNTRIES.map(([country]) => country));
/** Digits with common separators and an optional international prefix. */
const PHONE = /^\+?(?=(?:\D*\d){6,15}\D*$)[\d ()./-]+$/;
