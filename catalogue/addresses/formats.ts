// Address formats by country: parts, their labels, and the pattern of postal codes.
// Sources: the Universal Postal Union's addressing sheets and the postal operators' own pages.

import { lookUp } from "../look-up.ts";
import { POSTAL_CODES } from "./postal-codes.ts";
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
  /** Matches codes in their usual form (postal-codes.ts); undefined if any code is accepted. */
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
  SA: { label: "district", isRequired: false },
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
