// Address formats by country: parts, their labels, and the pattern of postal codes.
// Sources: the Universal Postal Union's addressing sheets and the postal operators' own pages.

import { lookUp } from "../look-up.ts";
import { regionsOf, type Region } from "./regions.ts";

/** Local labels of the postal code, city and region: keys of messages. */
export type CodeLabel = "postalCode" | "zipCode" | "postcode" | "eircode" | "pinCode" | "cep" | "cap";
export type CityLabel = "city" | "townOrCity" | "district" | "suburb" | "cityOrWard";
export type DistrictLabel = "district" | "neighbourhood";
export type RegionLabel =
  | "state"
  | "province"
  | "emirate"
  | "region"
  | "department"
  | "governorate"
  | "area"
  | "county"
  | "prefecture";

export interface PostalCodeFormat {
  readonly label: CodeLabel;
  /** Matches upper-case codes; undefined if any code is accepted. */
  readonly pattern?: RegExp;
  readonly example?: string;
  readonly isRequired: boolean;
}

export interface RegionFormat {
  readonly label: RegionLabel;
  readonly isRequired: boolean;
  /** The list to choose from; undefined if the region is typed. */
  readonly options?: readonly Region[];
}

export interface DistrictFormat {
  readonly label: DistrictLabel;
  readonly isRequired: boolean;
}

export interface AddressFormat {
  readonly city: CityLabel;
  /** Undefined if addresses have no postal code. */
  readonly postalCode?: PostalCodeFormat;
  readonly region?: RegionFormat;
  readonly district?: DistrictFormat;
  /** Names have a reading (furigana), which couriers need for kanji. */
  readonly hasKana: boolean;
  /** The family name precedes the given name. */
  readonly isFamilyFirst: boolean;
}

type PostalRow = readonly [pattern: RegExp, example: string];

const digits = (count: number, example: string): PostalRow => [new RegExp(`^\\d{${count}}$`), example];

const UK_CODE = /^(?:GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/;
const IRELAND_CODE = /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/;

/** Patterns and examples of postal codes. */
const POSTAL_CODES: Readonly<Record<string, PostalRow>> = {
  AD: [/^AD\d{3}$/, "AD500"],
  AT: digits(4, "1010"),
  AU: digits(4, "2000"),
  BE: digits(4, "1000"),
  BG: digits(4, "1000"),
  BR: [/^\d{5}-?\d{3}$/, "01310-100"],
  CA: [/^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/, "M5V 2T6"],
  CH: digits(4, "8001"),
  CN: digits(6, "200040"),
  CY: digits(4, "1010"),
  CZ: [/^\d{3} ?\d{2}$/, "110 00"],
  DE: digits(5, "10115"),
  DK: digits(4, "1050"),
  DZ: digits(5, "16000"),
  EE: digits(5, "10111"),
  ES: digits(5, "28001"),
  FI: digits(5, "00100"),
  FR: digits(5, "75001"),
  GB: [UK_CODE, "W1S 1AA"],
  GG: [UK_CODE, "GY1 1AA"],
  GR: [/^\d{3} ?\d{2}$/, "105 57"],
  HR: digits(5, "10000"),
  HU: digits(4, "1051"),
  ID: digits(5, "10110"),
  IM: [UK_CODE, "IM1 1AA"],
  IN: [/^\d{3} ?\d{3}$/, "110001"],
  IS: digits(3, "101"),
  IT: digits(5, "20121"),
  JE: [UK_CODE, "JE2 3AB"],
  JP: [/^\d{3}-?\d{4}$/, "100-0001"],
  KR: digits(5, "04524"),
  KZ: [/^(?:\d{6}|[A-Z]\d{2}[A-Z]\d[A-Z]\d)$/, "050000"],
  LI: digits(4, "9490"),
  LT: [/^(?:LT-)?\d{5}$/, "LT-01103"],
  LU: [/^(?:L-)?\d{4}$/, "1009"],
  LV: [/^(?:LV-)?\d{4}$/, "LV-1010"],
  MA: digits(5, "20000"),
  MC: [/^980\d{2}$/, "98000"],
  MT: [/^[A-Z]{3} ?\d{4}$/, "VLT 1117"],
  MX: digits(5, "06600"),
  MY: digits(5, "50450"),
  NL: [/^\d{4} ?[A-Z]{2}$/, "1012 JS"],
  NO: digits(4, "0150"),
  NZ: digits(4, "1010"),
  PH: digits(4, "1226"),
  PL: [/^\d{2}-?\d{3}$/, "00-001"],
  PR: [/^00[679]\d{2}(?:-\d{4})?$/, "00901"],
  PT: [/^\d{4}-?\d{3}$/, "1100-148"],
  RO: digits(6, "010011"),
  RS: digits(5, "11000"),
  RU: digits(6, "101000"),
  SA: [/^\d{5}(?:-\d{4})?$/, "11564"],
  SE: [/^\d{3} ?\d{2}$/, "111 20"],
  SG: digits(6, "238801"),
  SI: digits(4, "1000"),
  SK: [/^\d{3} ?\d{2}$/, "811 01"],
  SM: [/^4789\d$/, "47890"],
  TH: digits(5, "10330"),
  TR: digits(5, "34010"),
  TW: [/^\d{3}(?:\d{2,3})?$/, "110"],
  UA: digits(5, "01001"),
  US: [/^\d{5}(?:-\d{4})?$/, "10012"],
  VN: [/^\d{5,6}$/, "70000"],
  ZA: digits(4, "2196"),
  IL: [/^\d{5}(?:\d{2})?$/, "6100000"],
  IE: [IRELAND_CODE, "D02 AF30"],
};

/** Countries where a postal code exists but is optional. */
const OPTIONAL_CODES = new Set(["IE", "VN", "IL", "AD", "CY"]);
/** Countries without postal codes in daily use. */
const WITHOUT_CODE = new Set(["AE", "HK", "MO", "QA"]);
const CODE_LABELS: Readonly<Record<string, CodeLabel>> = {
  US: "zipCode",
  PR: "zipCode",
  PH: "zipCode",
  GB: "postcode",
  GG: "postcode",
  IM: "postcode",
  JE: "postcode",
  AU: "postcode",
  NZ: "postcode",
  IE: "eircode",
  IN: "pinCode",
  BR: "cep",
  IT: "cap",
  SM: "cap",
};

const REGIONS: Readonly<Record<string, RegionFormat>> = {
  US: { label: "state", isRequired: true },
  CA: { label: "province", isRequired: true },
  AU: { label: "state", isRequired: true },
  AE: { label: "emirate", isRequired: true },
  AR: { label: "province", isRequired: true },
  BR: { label: "state", isRequired: true },
  CL: { label: "region", isRequired: true },
  CN: { label: "province", isRequired: true },
  CO: { label: "department", isRequired: true },
  EG: { label: "governorate", isRequired: true },
  ES: { label: "province", isRequired: false },
  HK: { label: "area", isRequired: false },
  ID: { label: "province", isRequired: true },
  IE: { label: "county", isRequired: false },
  IN: { label: "state", isRequired: true },
  IT: { label: "province", isRequired: true },
  JP: { label: "prefecture", isRequired: true },
  KR: { label: "province", isRequired: false },
  MX: { label: "state", isRequired: true },
  MY: { label: "state", isRequired: true },
  NG: { label: "state", isRequired: true },
  PE: { label: "region", isRequired: true },
  PH: { label: "province", isRequired: false },
  RU: { label: "region", isRequired: false },
  TH: { label: "province", isRequired: true },
  TR: { label: "province", isRequired: true },
  TW: { label: "county", isRequired: false },
  UA: { label: "region", isRequired: false },
  VN: { label: "province", isRequired: true },
};

const CITY_LABELS: Readonly<Record<string, CityLabel>> = {
  GB: "townOrCity",
  IE: "townOrCity",
  HK: "district",
  AU: "suburb",
  JP: "cityOrWard",
};
const DISTRICTS: Readonly<Record<string, DistrictFormat>> = {
  BR: { label: "neighbourhood", isRequired: false },
  CN: { label: "district", isRequired: true },
  MX: { label: "neighbourhood", isRequired: false },
};
const FAMILY_FIRST = new Set(["CN", "HU", "JP", "KR", "TW"]);

/** The format for an ISO country code. Countries that are not in the tables have few required parts and accept any postal code. */
export function addressFormat(country: string): AddressFormat {
  const postal = lookUp(POSTAL_CODES, country);
  const label = lookUp(CODE_LABELS, country) ?? "postalCode";
  const region = lookUp(REGIONS, country);
  const district = lookUp(DISTRICTS, country);
  const options = regionsOf(country);
  const postalCode: PostalCodeFormat = postal
    ? { label, pattern: postal[0], example: postal[1], isRequired: !OPTIONAL_CODES.has(country) }
    : { label, isRequired: false };
  return {
    city: lookUp(CITY_LABELS, country) ?? "city",
    ...(!WITHOUT_CODE.has(country) && { postalCode }),
    ...(region && { region: { ...region, ...(options && { options }) } }),
    ...(district && { district }),
    hasKana: country === "JP",
    isFamilyFirst: FAMILY_FIRST.has(country),
  };
}
