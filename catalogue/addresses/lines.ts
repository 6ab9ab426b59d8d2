// An address as it is printed on labels, mails and invoices, and the order of its form: both by the layout of its country.

import { countryName } from "../country-names.ts";
import type { LanguageCode } from "../languages.ts";
import type { Address, AddressField } from "./address.ts";
import { addressFormat } from "./formats.ts";
import { layoutOf } from "./layouts.ts";
import { postalCodeIn } from "./postal-codes.ts";

/** The lines of a label; `language` is that of the country's name. */
export function addressLines(address: Address, language: LanguageCode = "en"): string[] {
  const isLocal = EASTERN.test(address.line1 + address.city);
  const { latin, local = latin } = layoutOf(address.country);
  const lines = (isLocal ? local : latin).split("%n").flatMap((line) => filled(line, partsOf(address, isLocal)));
  return [...lines, countryName(address.country, language)].filter(Boolean);
}

/** The lines without the name. */
export const placeLines = (address: Address, language?: LanguageCode): string[] =>
  addressLines({ ...address, firstName: "", lastName: "" }, language);

/** Chinese, Japanese and Korean names have the family name first, without a space; Hungarian ones with a space. */
export function recipientName({ firstName, lastName, country }: Address): string {
  if (ONLY_EASTERN.test(firstName + lastName)) return `${lastName}${firstName}`;
  return (country === "HU" ? `${lastName} ${firstName}` : `${firstName} ${lastName}`).trim();
}

/**
 * The name by which a language greets a shopper; empty if it is not known. Japanese adds 様 to the family name. German, Chinese and
 * Korean are formal with the whole name, and names in eastern scripts are never divided.
 */
export function greetedName({ firstName, lastName }: Pick<Address, "firstName" | "lastName">, language: LanguageCode) {
  if (language === "ja") return lastName || firstName;
  if (ONLY_EASTERN.test(firstName + lastName)) return `${lastName}${firstName}`;
  return WHOLE_NAMES.has(language) ? `${firstName} ${lastName}`.trim() : firstName;
}

/** A field of a country's form. */
export type AddressPart = Exclude<AddressField, "country">;

/** The fields of a country's form, in rows: names, then the parts of the place in the order of a label. */
export function addressRows(country: string): readonly (readonly AddressPart[])[] {
  const { postalCode, region, district, hasKana, isFamilyFirst } = addressFormat(country);
  const { latin, local = latin } = layoutOf(country);
  const fields: Readonly<Record<string, readonly AddressPart[]>> = {
    D: district ? ["district"] : [],
    C: ["city"],
    S: region ? ["region"] : [],
    Z: postalCode ? ["postalCode"] : [],
  };
  const lines = local.split("%n").map((line) => [...line.matchAll(/%([ADCSZ])/g)].map(([, part = ""]) => part));
  // In China the postal code is the least used part.
  const ordered = country === "CN" ? [...lines.slice(1), ...lines.slice(0, 1)] : lines;
  const place = ordered.flatMap((parts): readonly (readonly AddressPart[])[] =>
    parts.includes("A") ? [["line1"], ["line2"]] : [parts.flatMap((part) => fields[part] ?? [])],
  );
  const rows: readonly (readonly AddressPart[])[] = [
    isFamilyFirst ? ["lastName", "firstName"] : ["firstName", "lastName"],
    hasKana ? ["lastNameKana", "firstNameKana"] : [],
    ["company"],
    ...place,
    ["phone"],
  ];
  return rows.filter((row) => row.length > 0);
}

type Parts = Readonly<Record<string, readonly string[]>>;

/** A Chinese municipality is province and city, and printed once. */
const partsOf = (address: Address, isLocal: boolean): Parts => ({
  N: [recipientName(address)],
  O: [address.company],
  A: [address.line1, address.line2],
  // Orders from before the field have none.
  D: [address.district || ""],
  C: [address.city],
  S: [isLocal && regionName(address, isLocal) === address.city ? "" : regionName(address, isLocal)],
  // Addresses of older orders have it as it was typed.
  Z: [postalCodeIn(address.country, address.postalCode)],
});

/** A line of a layout with its parts; the separators of missing ones are left out. */
function filled(line: string, parts: Parts): readonly string[] {
  const letters = [...line.matchAll(/%([A-Z])/g)].map(([, letter = ""]) => letter);
  if (letters[0] === "A") return parts["A"] ?? [];
  const isMissing = letters.some((letter) => parts[letter]?.[0] === "");
  if (letters.every((letter) => parts[letter]?.[0] === "")) return [];
  const text = line.replaceAll(/%([A-Z])/g, (_all, letter: string) => parts[letter]?.[0] ?? "");
  return [isMissing ? text.replaceAll(/^[ ,/-]+|[ ,/-]+$/g, "").replaceAll(/[ ,]*,[ ,]*/g, ", ") : text];
}

/** Some countries print the code. */
function regionName({ country, region }: Address, isLocal: boolean): string {
  const known = addressFormat(country).region?.options?.find(({ code }) => code === region);
  if (!known || PRINT_CODES.has(country)) return region;
  return (isLocal && known.nativeName) || known.name;
}

const WHOLE_NAMES: ReadonlySet<LanguageCode> = new Set(["de", "ko", "zh"]);
const PRINT_CODES = new Set(["AU", "BR", "CA", "IT", "US"]);
const EASTERN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const ONLY_EASTERN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+$/u;
