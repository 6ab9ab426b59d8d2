// Tax as a merchant decides it: rates by country, region and category, with the days between which they apply.

export interface TaxSettings {
  /** Keyed by ISO 3166 alpha-2 code. A country that is missing has no tax. */
  readonly countries: Readonly<Record<string, CountryTax>>;
  /** Countries that the provider of TAX_PROVIDER calculates, if there is one. */
  readonly byProvider: readonly string[];
}

export const TAX_NAMES = ["vat", "gst", "sales-tax", "tax", "hst", "qst", "pst", "gst-qst", "gst-pst"] as const;
/** The name that shoppers read (storefront/locales, labels). `gst-qst` and `gst-pst` are two taxes in one rate, each with its own amount. */
export type TaxName = (typeof TAX_NAMES)[number];

export const TAX_ROUNDINGS = ["line", "total"] as const;
/** Tax is rounded for each line, or once for all lines of a rate. */
export type TaxRounding = (typeof TAX_ROUNDINGS)[number];

export interface CountryTax {
  readonly name: TaxName;
  /** Prices include the tax, or it is added at the checkout. */
  readonly prices: "include" | "add";
  readonly rounding: TaxRounding;
  readonly rates: readonly TaxRate[];
  /** Keyed by the region's code in addresses, such as CA. */
  readonly regions?: Readonly<Record<string, RegionTax>> | undefined;
}

/** Its rates precede those of the country. */
export interface RegionTax {
  /** The country's if absent. */
  readonly name?: TaxName | undefined;
  readonly rates: readonly TaxRate[];
}

export interface TaxRate {
  /** A category of the taxonomy's types, `standard`, `delivery` or `gift-wrap`. */
  readonly category: string;
  /** Percent. */
  readonly rate: number;
  /** First day, such as 2026-01-01. */
  readonly from?: string | undefined;
  /** Last day. */
  readonly until?: string | undefined;
}

/** The category of goods without another one. */
export const STANDARD_TAX = "standard";
/** Clothing and shoes, which have a separate category in departments for children. */
export const CLOTHING_TAX = "clothing";
export const CHILDREN_TAX = "childrens-clothing";

/** The category whose rate applies where the given one has none. */
export const broaderTaxCategory = (category: string): string | undefined =>
  category === CHILDREN_TAX ? CLOTHING_TAX : category === STANDARD_TAX ? undefined : STANDARD_TAX;

/** True if the country or one of its regions has a rate. */
export const hasRates = ({ countries }: TaxSettings, country: string): boolean => {
  const rules = countries[country];
  return !!rules && [rules, ...Object.values(rules.regions ?? {})].some(({ rates }) => rates.length > 0);
};
