// A postal address: normalised and validated by the rules of its country.

import { COUNTRIES } from "../countries.ts";
import { addressFormat } from "./formats.ts";
import { postalCodeIn } from "./postal-codes.ts";
import type { Region } from "./regions.ts";

/** In general order; `addressRows` has that of a country's form. */
export const ADDRESS_FIELDS = [
  "country",
  "firstName",
  "lastName",
  "lastNameKana",
  "firstNameKana",
  "company",
  "line1",
  "line2",
  "postalCode",
  "city",
  "district",
  "region",
  "phone",
] as const;

export type AddressField = (typeof ADDRESS_FIELDS)[number];

/**
 * Parts that do not apply are empty. The country is an upper-case ISO 3166 code, and the region a code of regions.ts if the country has
 * a list.
 */
export type Address = Readonly<Record<AddressField, string>>;

export const ADDRESS_LENGTHS: Readonly<Record<AddressField, number>> = {
  country: 2,
  firstName: 80,
  lastName: 80,
  lastNameKana: 80,
  firstNameKana: 80,
  company: 100,
  line1: 100,
  line2: 100,
  city: 80,
  district: 80,
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
  | "bad-region"
  | "bad-kana";

/** Normalises an address for storage: whitespace, the form of codes, and empty parts that the country does not use. */
export function tidyAddress(typed: Partial<Record<AddressField, string>>): Address {
  const of = (field: AddressField): string =>
    (typed[field] ?? "")
      .toWellFormed()
      // They would turn around what a label or mail prints behind them.
      .replaceAll(/[\u202a-\u202e\u2066-\u2069]/gu, "")
      .replaceAll(/[\s\p{Cc}]+/gu, " ")
      .trim();
  const country = of("country").toUpperCase();
  const { postalCode, region, district, hasKana } = addressFormat(country);
  const kana = (field: AddressField): string => (hasKana ? inKatakana(of(field)) : "");
  return {
    country,
    firstName: of("firstName"),
    lastName: of("lastName"),
    lastNameKana: kana("lastNameKana"),
    firstNameKana: kana("firstNameKana"),
    company: of("company"),
    line1: of("line1"),
    line2: of("line2"),
    city: of("city"),
    district: district ? of("district") : "",
    region: region ? regionCode(of("region"), region.options) : "",
    postalCode: postalCode ? postalCodeIn(country, of("postalCode")) : "",
    phone: of("phone").normalize("NFKC"),
  };
}

/** Accepts names too, which addresses had before their country had a list, and which clients of the API send. */
function regionCode(typed: string, options: readonly Region[] | undefined): string {
  const same = (known: string | undefined) =>
    known !== undefined &&
    dotted(known).localeCompare(dotted(typed), "en", { sensitivity: "base", ignorePunctuation: true }) === 0;
  return options?.find(({ code, name, nativeName }) => [code, name, nativeName].some(same))?.code ?? typed;
}

/** The Turkish ı is a separate letter; foreign keyboards have only i. */
const dotted = (text: string): string => text.replaceAll("ı", "i");

/** Readings are written in katakana; wide and half-width forms are the same. */
const inKatakana = (typed: string): string =>
  typed.normalize("NFKC").replaceAll(/[ぁ-ゖ]/g, (one) => String.fromCodePoint((one.codePointAt(0) ?? 0) + 0x60));

/** Problems of a tidied address by field; empty if it is valid. */
export function addressProblems(address: Address): Partial<Record<AddressField, AddressProblem>> {
  const problems: Partial<Record<AddressField, AddressProblem>> = {};
  const { postalCode, region, district, hasKana } = addressFormat(address.country);
  const required: AddressField[] = ["country", "firstName", "lastName", "line1", "city", "phone"];
  if (district?.isRequired) required.push("district");
  if (hasKana) {
    for (const [name, kana] of KANA) {
      if (HAN.test(address[name])) required.push(kana);
      if (!KATAKANA.test(address[kana])) problems[kana] = "bad-kana";
    }
  }
  if (region?.isRequired) required.push("region");
  if (postalCode?.isRequired) required.push("postalCode");
  if (!SOLD_TO.has(address.country)) problems.country = "unknown-country";
  if (postalCode?.pattern && address.postalCode && !postalCode.pattern.test(address.postalCode)) {
    problems.postalCode = "bad-postal-code";
  }
  if (region?.options && address.region !== "" && !region.options.some(({ code }) => code === address.region)) {
    problems.region = "bad-region";
  }
  if (!PHONE.test(address.phone)) problems.phone = "bad-phone";
  for (const field of ADDRESS_FIELDS) {
    if ([...address[field]].length > ADDRESS_LENGTHS[field]) problems[field] = "too-long";
  }
  for (const field of required) if (address[field] === "") problems[field] = "missing";
  return problems;
}

const KANA = [
  ["lastName", "lastNameKana"],
  ["firstName", "firstNameKana"],
] as const;
const HAN = /\p{Script=Han}/u;
const KATAKANA = /^[\p{Script=Katakana}ー・ ]*$/u;

const SOLD_TO: ReadonlySet<string> = new Set(COUNTRIES.map(([country]) => country));
/** Digits with common separators and an optional international prefix. */
const PHONE = /^\+?(?=(?:\D*\d){6,15}\D*$)[\d ()./-]+$/;
