// Currency formats. A table instead of Intl, so that the server and every browser agree.

export interface Currency {
  /** ISO 4217. */
  readonly code: string;
  readonly symbol: string;
  /** Decimal places; 0 means whole numbers. */
  readonly scale: number;
  readonly decimal: "." | ",";
  readonly thousands: "," | "." | "’";
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
  row("QAR"),
  row("SAR"),
  row("AED"),
  row("KRW", "₩", { scale: 0 }),
  row("JPY", "JP¥", { scale: 0 }),
  row("AUD", "A$"),
  row("BGN", "лв", european()),
  row("BHD", "BHD", { scale: 3 }),
  row("BRL", "R$"),
  row("CAD", "CA$"),
  row("CHF", "CHF", { thousands: "’" }),
  row("CLP", "CLP$", { scale: 0 }),
  row("COP", "COL$", { scale: 0 }),
  row("CZK", "Kč", european()),
  row("HUF", "Ft", { scale: 0, ...european() }),
  row("IDR", "Rp", { scale: 0 }),
  row("INR", "₹"),
  row("ISK", "ISK", { scale: 0, ...european() }),
  row("JOD", "JOD", { scale: 3 }),
  row("KWD", "KWD", { scale: 3 }),
  row("MAD"),
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
  return plain.get(upper) ?? byCode.get(upper) ?? row(upper);
};

export const isKnownCurrency = (code: string): boolean => byCode.has(code);

/**
 * The currencies that a shop writes without their country, as shops at home do ("¥9,900", "$149"), by the markets that it sells to: those
 * whose sign means nothing else in any of them.
 */
export function plainCurrencies(sold: readonly { readonly country: string; readonly currency: string }[]): string[] {
  const isPlain = (code: string): boolean => {
    const currency = WITH_COUNTRY.has(code) ? byCode.get(code) : undefined;
    if (!currency) return false;
    const sign = signOf(currency);
    const isOther = (one: string): boolean => COUNTRIES_OF[sign]?.includes(one) === true && one !== code.slice(0, 2);
    return sold.every(
      (one) => !isOther(one.country) && (one.currency === code || byCode.get(one.currency)?.symbol !== sign),
    );
  };
  return [...new Set(sold.map(({ currency }) => currency))].filter(isPlain);
}

/** Follows the prices of the running shop. */
export const writePlainly = (codes: readonly string[]): void => {
  plain = plainRows(codes);
};

/** Undefined if every currency has its country. */
export const plainlyWritten = (): string | undefined => [...plain.keys()].join(" ") || undefined;

/** Currencies whose symbol names their country. Hong Kong, Macau and Taiwan write theirs so at home. */
const WITH_COUNTRY: ReadonlySet<string> = new Set(["AUD", "CAD", "CLP", "COP", "JPY", "MXN", "NZD", "SGD"]);
/** Countries by the sign of their currency; "default" is a region of several countries. */
const COUNTRIES_OF: Readonly<Record<string, readonly string[] | undefined>> = {
  $: ["AR", "AU", "CA", "CL", "CO", "HK", "MO", "MX", "NZ", "PR", "SG", "TW", "US", "default"],
  "¥": ["CN", "JP", "default"],
};

const byCode: ReadonlyMap<string, Currency> = new Map(CURRENCIES.map((currency) => [currency.code, currency]));

// The server names them in its documents, so that every script of a page writes amounts as the document does.
let plain = plainRows(globalThis.document?.documentElement.dataset["currencies"]?.split(" ") ?? []);

function plainRows(codes: readonly string[]): ReadonlyMap<string, Currency> {
  const rows = codes.flatMap((code) => byCode.get(code) ?? []);
  return new Map(rows.map((currency) => [currency.code, { ...currency, symbol: signOf(currency) }]));
}

/** "¥" of "JP¥". */
function signOf({ symbol }: Currency): string {
  return symbol.slice(-1);
}

// Function declarations, because the table above calls them before this point.
function row(code: string, symbol = code, rest: Partial<Currency> = {}): Currency {
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
