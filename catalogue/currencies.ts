// Currency formats. A table instead of Intl, so that the server and every browser agree.

export interface Currency {
  /** ISO 4217. */
  readonly code: string;
  readonly symbol: string;
  /** Decimal places; 0 means whole numbers. */
  readonly scale: number;
  readonly decimal: "." | ",";
  readonly thousands: "," | ".";
  readonly position: "before" | "after";
}

/** All currencies whose format is known, those of the specification's price lists first. */
export const CURRENCIES: readonly Currency[] = [
  row("USD", "$"),
  row("EUR", "€", european()),
  row("GBP", "£"),
  row("CNY", "¥"),
  row("DKK", "kr", { ...european(), position: "after" }),
  row("SEK", "kr", { ...european(), position: "after" }),
  row("DZD", "DA"),
  row("EGP", "E£"),
  row("ILS", "₪"),
  row("NGN", "₦"),
  row("RUB", "₽", { scale: 0, ...european() }),
  row("HKD", "HK$"),
  row("QAR", "QAR"),
  row("SAR", "SAR"),
  row("AED", "AED"),
  row("KRW", "₩", { scale: 0 }),
  row("JPY", "JP¥", { scale: 0 }),
  row("AUD", "A$"),
  row("BGN", "лв", european()),
  row("BHD", "BHD", { scale: 3 }),
  row("BRL", "R$"),
  row("CAD", "CA$"),
  row("CHF", "CHF"),
  row("CLP", "CLP$", { scale: 0 }),
  row("COP", "COL$", { scale: 0 }),
  row("CZK", "Kč", european()),
  row("HUF", "Ft", { scale: 0, ...european() }),
  row("IDR", "Rp", { scale: 0 }),
  row("INR", "₹"),
  row("ISK", "ISK", { scale: 0, ...european() }),
  row("JOD", "JOD", { scale: 3 }),
  row("KWD", "KWD", { scale: 3 }),
  row("MAD", "MAD"),
  row("MOP", "MOP$"),
  row("MXN", "MX$"),
  row("MYR", "RM"),
  row("NOK", "NOK", european()),
  row("NZD", "NZ$"),
  row("OMR", "OMR", { scale: 3 }),
  row("PHP", "₱"),
  row("PLN", "zł", european()),
  row("RON", "lei", european()),
  row("RSD", "RSD", european()),
  row("SGD", "S$"),
  row("THB", "฿"),
  row("TRY", "₺", european()),
  row("TWD", "NT$", { scale: 0 }),
  row("UAH", "₴", european()),
  row("VND", "₫", { scale: 0 }),
  row("ZAR", "R"),
  // Further currencies without two decimals; any other is written with its code and two.
  ...["BIF", "DJF", "GNF", "KMF", "MGA", "PYG", "RWF", "UGX", "VUV", "XAF", "XOF", "XPF"].map((code) =>
    row(code, code, { scale: 0 }),
  ),
  ...["IQD", "LYD", "TND"].map((code) => row(code, code, { scale: 3 })),
];

/** The currency of a code in any case; unknown currencies are written with their code and 2 decimals. */
export const currencyOf = (code: string): Currency => {
  const upper = code.toUpperCase();
  return (plain.has(upper) ? plainRows.get(upper) : byCode.get(upper)) ?? row(upper, upper);
};

export const isKnownCurrency = (code: string): boolean => byCode.has(code);

/**
 * The currencies that a shop writes without their country, as shops at home do ("¥9,900", "$149"), by the markets that it sells to: those
 * whose sign means nothing else in any of them.
 */
export function plainCurrencies(sold: readonly { readonly country: string; readonly currency: string }[]): string[] {
  const isPlain = (currency: string): boolean => {
    const [sign, home] = PLAIN[currency] ?? [];
    if (sign === undefined) return false;
    return sold.every(
      (one) =>
        one.country === home ||
        (!COUNTRIES_OF[sign].includes(one.country) && byCode.get(one.currency)?.symbol !== sign),
    );
  };
  return [...new Set(sold.map(({ currency }) => currency))].filter(isPlain);
}

/** Follows the prices of the running shop. */
export const writePlainly = (codes: readonly string[]): void => {
  plain = new Set(codes);
};

/** Undefined if every currency has its country. */
export const plainlyWritten = (): string | undefined => [...plain].join(" ") || undefined;

/** The sign of a currency in its own country. */
const PLAIN: Readonly<Record<string, readonly [sign: "$" | "¥", country: string] | undefined>> = {
  AUD: ["$", "AU"],
  CAD: ["$", "CA"],
  CLP: ["$", "CL"],
  COP: ["$", "CO"],
  JPY: ["¥", "JP"],
  MXN: ["$", "MX"],
  NZD: ["$", "NZ"],
  SGD: ["$", "SG"],
};
/** Where the sign is that of the country's currency; "default" is a region of several countries. */
const COUNTRIES_OF = {
  $: ["AR", "AU", "CA", "CL", "CO", "HK", "MO", "MX", "NZ", "PR", "SG", "TW", "US", "default"],
  "¥": ["CN", "JP", "default"],
};

// The server names them in its documents, so that every script of a page writes amounts as the document does.
let plain: ReadonlySet<string> = new Set(globalThis.document?.documentElement.dataset["currencies"]?.split(" "));

const byCode: ReadonlyMap<string, Currency> = new Map(CURRENCIES.map((currency) => [currency.code, currency]));

const plainRows: ReadonlyMap<string, Currency> = new Map(
  CURRENCIES.flatMap((currency) => {
    const [symbol] = PLAIN[currency.code] ?? [];
    return symbol ? [[currency.code, { ...currency, symbol }]] : [];
  }),
);

// Function declarations, because the table above calls them before this point.
function row(code: string, symbol: string, rest: Partial<Currency> = {}): Currency {
  return {
    code,
    symbol,
    scale: 2,
    decimal: ".",
    thousands: ",",
    position: "before",
    ...rest,
  };
}

/** European currencies use a comma for decimals and a dot for thousands. */
function european(): Pick<Currency, "decimal" | "thousands"> {
  return { decimal: ",", thousands: "." };
}
