// Tax rates of a shop whose merchant has not decided them, as of 2026. Check them with your counsel before you trade: rates change,
// categories have limits that no table knows, and not every seller has to collect every tax.

import type { CountryTax, RegionTax, TaxName, TaxRate, TaxSettings } from "./tax-settings.ts";

/** Percent by category; the first one is standard. */
type Rates = readonly [standard: number, others?: Readonly<Record<string, number>>];

const ratesOf = ([standard, others = {}]: Rates): readonly TaxRate[] => [
  { category: "standard", rate: standard },
  ...Object.entries(others).map(([category, rate]) => ({ category, rate })),
];

const included = (name: TaxName, rates: readonly TaxRate[], rounding: CountryTax["rounding"] = "line"): CountryTax => ({
  name,
  prices: "include",
  rounding,
  rates,
});

const changed = (before: number, day: string, lastDay: string, after: number): readonly TaxRate[] => [
  { category: "standard", rate: before, until: lastDay },
  { category: "standard", rate: after, from: day },
];

/** The European Union, Monaco with French VAT, the United Kingdom and the Isle of Man, and their neighbours. */
const VAT: Readonly<Record<string, Rates>> = {
  AT: [20, { books: 10 }],
  BE: [21, { books: 6 }],
  BG: [20],
  CY: [19],
  CZ: [21],
  DE: [19, { books: 7 }],
  DK: [25],
  ES: [21, { books: 4 }],
  FI: [25.5],
  FR: [20, { books: 5.5 }],
  GR: [24],
  HR: [25],
  HU: [27],
  IE: [23, { "childrens-clothing": 0, books: 0 }],
  IT: [22, { books: 4 }],
  LT: [21],
  LU: [17, { "childrens-clothing": 3, books: 3 }],
  LV: [21],
  MC: [20, { books: 5.5 }],
  MT: [18],
  NL: [21, { books: 9 }],
  PL: [23],
  PT: [23, { books: 6 }],
  SE: [25, { books: 6 }],
  SI: [22],
  GB: [20, { "childrens-clothing": 0, books: 0 }],
  IM: [20, { "childrens-clothing": 0, books: 0 }],
  CH: [8.1, { books: 2.6 }],
  LI: [8.1, { books: 2.6 }],
  NO: [25],
  IS: [24],
  RS: [20],
  UA: [20],
  TR: [20],
  IL: [18],
  AE: [5],
  BH: [10],
  OM: [5],
  SA: [15],
  EG: [14],
  NG: [7.5],
  DZ: [19],
  ZA: [15],
  MX: [16],
  CL: [19],
  CN: [13],
  KR: [10],
  TW: [5],
  TH: [7],
};

/** Canada's provinces whose tax is harmonised with Canada's or beside it. The others have only Canada's. */
const PROVINCES: Readonly<Record<string, readonly [name: TaxName, rate: number]>> = {
  NB: ["hst", 15],
  NL: ["hst", 15],
  NS: ["hst", 14],
  ON: ["hst", 13],
  PE: ["hst", 15],
  QC: ["gst-qst", 14.975],
  BC: ["gst-pst", 12],
  MB: ["gst-pst", 12],
  SK: ["gst-pst", 11],
};

/** The name of a region's tax by law; undefined if it is that of its country. */
export const regionalTaxName = (country: string, region: string): TaxName | undefined =>
  country === "CA" ? PROVINCES[region]?.[0] : undefined;

const all = <Value, Result>(table: Readonly<Record<string, Value>>, make: (value: Value) => Result) =>
  Object.fromEntries(Object.entries(table).map(([code, value]) => [code, make(value)]));

export const INITIAL_TAX: TaxSettings = {
  countries: {
    ...all(VAT, (rates) => included("vat", ratesOf(rates))),
    EE: included("vat", changed(22, "2025-07-01", "2025-06-30", 24)),
    RO: included("vat", changed(19, "2025-08-01", "2025-07-31", 21)),
    SK: included("vat", changed(20, "2025-01-01", "2024-12-31", 23)),
    RU: included("vat", changed(20, "2026-01-01", "2025-12-31", 22)),
    AU: included("gst", ratesOf([10])),
    NZ: included("gst", ratesOf([15])),
    SG: included("gst", ratesOf([9])),
    // An invoice rounds once for each rate.
    JP: included("tax", ratesOf([10]), "total"),
    // Only sellers with a registration collect; without rates nothing is added.
    CA: { name: "gst", prices: "add", rounding: "line", rates: [] },
    US: { name: "sales-tax", prices: "add", rounding: "line", rates: [] },
  },
  byProvider: ["US", "CA"],
};

/** A starting point for sellers who are registered in Canada and in all provinces. */
export const CANADIAN_EXAMPLE: CountryTax = {
  name: "gst",
  prices: "add",
  rounding: "line",
  rates: ratesOf([5]),
  regions: all(PROVINCES, ([name, rate]): RegionTax => ({ name, rates: ratesOf([rate]) })),
};
