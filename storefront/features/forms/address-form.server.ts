// Describes the form of an address for its country. Lists stay on the server until their country is chosen.

import {
  ADDRESS_LENGTHS,
  addressFormat,
  addressRows,
  chineseCities,
  messagesIn,
  tidyAddress,
  type AddressField,
  type AddressFormat,
  type AddressPart,
  type LanguageCode,
} from "#catalogue";
import { addressForm as texts } from "#locales/address-form";
import type { AddressFormData, AddressFormField } from "./address-form-data.ts";

type Values = Readonly<Partial<Record<AddressField, string>>>;

/** The form for the country of these values. */
export function addressForm(values: Values, language: LanguageCode): AddressFormData {
  const { country, region, city } = tidyAddress(values);
  const format = addressFormat(country);
  // Chinese cities and districts have no Latin names here, so other languages type them.
  const hasCities = country === "CN" && language === "zh";
  const lists = hasCities ? chineseLists(region, city, values.district ?? "") : {};
  const fieldOf = (name: AddressPart): AddressFormField => {
    const options = lists[name] ?? (name === "region" ? regionOptions(format, language) : undefined);
    const hint = hintOf(name, format, language);
    return {
      name,
      label: labelOf(name, format, language),
      autoComplete: AUTOFILL[name],
      isRequired: isRequired(name, format),
      maxLength: ADDRESS_LENGTHS[name],
      ...(hint && { hint }),
      ...(options && { options }),
      ...(hasCities && (name === "region" || name === "city") && { isParent: true as const }),
    };
  };
  return {
    country,
    ...(hasCities && { of: { region, city } }),
    rows: addressRows(country).map((row) => row.map(fieldOf)),
  };
}

type Options = NonNullable<AddressFormField["options"]>;

const regionOptions = ({ region }: AddressFormat, language: LanguageCode): Options | undefined =>
  region?.options
    ?.map(({ code, name, nativeName }) => {
      const isNative = language === "ja" || language === "zh";
      return [code, (isNative && nativeName) || name] as const;
    })
    // In their own script, lists have the order of the country's codes.
    .toSorted(([, one], [, other]) => (/^\p{Script=Han}/u.test(one) ? 0 : one.localeCompare(other, language)));

function chineseLists(region: string, city: string, district: string): Readonly<Partial<Record<AddressPart, Options>>> {
  const cities = chineseCities(region);
  const names = cities.map(({ name }) => name);
  const [only] = cities;
  const districts = (cities.length === 1 ? only : cities.find(({ name }) => name === city))?.districts ?? [];
  return { city: optionsOf(names, city), district: optionsOf(districts, district) };
}

/** With what was typed before, in another language. */
const optionsOf = (names: readonly string[], typed: string): Options =>
  [...new Set([...(typed && names.length > 0 && !names.includes(typed) ? [typed] : []), ...names])].map((name) => [
    name,
    name,
  ]);

function isRequired(name: AddressPart, { postalCode, region, district }: AddressFormat): boolean {
  switch (name) {
    case "postalCode":
      return postalCode?.isRequired === true;
    case "region":
      return region?.isRequired === true;
    case "district":
      return district?.isRequired === true;
    default:
      return !OPTIONAL.has(name);
  }
}

/** Readings are required for names in kanji only. */
const OPTIONAL: ReadonlySet<AddressPart> = new Set(["company", "line2", "lastNameKana", "firstNameKana"]);

function labelOf(name: AddressPart, format: AddressFormat, language: LanguageCode): string {
  const say = messagesIn(texts, language);
  switch (name) {
    case "postalCode":
      return say(format.postalCode?.label ?? "postalCode");
    case "region":
      return say(format.region?.label ?? "region");
    case "city":
      return say(format.city);
    case "district":
      return say(format.district?.label ?? "district");
    default:
      return say(name);
  }
}

function hintOf(name: AddressPart, { postalCode }: AddressFormat, language: LanguageCode): string | undefined {
  const say = messagesIn(texts, language);
  if (name === "phone") return say("phoneHint");
  const example = name === "postalCode" ? postalCode?.example : undefined;
  return example && say("example", { example });
}

const AUTOFILL: Readonly<Record<AddressPart, string>> = {
  firstName: "given-name",
  lastName: "family-name",
  lastNameKana: "off",
  firstNameKana: "off",
  company: "organization",
  line1: "address-line1",
  line2: "address-line2",
  postalCode: "postal-code",
  city: "address-level2",
  district: "address-level3",
  region: "address-level1",
  phone: "tel",
};
