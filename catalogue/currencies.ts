// Currency formats. A table instead of Intl, so that the server and every browser agree.

export interface Currency {
  /** ISO 4217. */
  readonly code: string;
  readonly name: string;
  readonly symbol: string;
  /** Decimal places; 0 means whole numbers. */
  readonly scale: number;
  readonly decimal: "." | ",";
  readonly thousands: "," | ".";
  readonly position: "before" | "after";
}

/** All currencies whose format is known, those of the specification's price lists first. */
export const CURRENCIES: readonly Currency[] = [
  row("USD", "US Dollar", "$"),
  row("EUR", "Euro", "€", european()),
  row("GBP", "Pound Sterling", "£"),
  row("CNY", "Chinese Yuan", "¥"),
  row("DKK", "Danish Krone", "kr", { ...european(), position: "after" }),
  row("SEK", "Swedish Krona", "kr", { ...european(), position: "after" }),
  row("DZD", "Algerian Dinar", "DA"),
  row("EGP", "Egyptian Pound", "E£"),
  row("ILS", "Israeli New Shekel", "₪"),
  row("NGN", "Nigerian Naira", "₦"),
  row("RUB", "Russian Rouble", "₽", { scale: 0, ...european() }),
  row("HKD", "Hong Kong Dollar", "HK$"),
  row("QAR", "Qatari Riyal", "QAR"),
  row("SAR", "Saudi Riyal", "SAR"),
  row("AED", "UAE Dirham", "AED"),
  row("KRW", "South Korean Won", "₩", { scale: 0 }),
  row("JPY", "Japanese Yen", "JP¥", { scale: 0 }),
  row("AUD", "Australian Dollar", "A$"),
  row("BGN", "Bulgarian Lev", "лв", european()),
  row("BHD", "Bahraini Dinar", "BHD", { scale: 3 }),
  row("BRL", "Brazilian Real", "R$"),
  row("CAD", "Canadian Dollar", "CA$"),
  row("CHF", "Swiss Franc", "CHF"),
  row("CLP", "Chilean Peso", "CLP$", { scale: 0 }),
  row("COP", "Colombian Peso", "COL$", { scale: 0 }),
  row("CZK", "Czech Koruna", "Kč", european()),
  row("HUF", "Hungarian Forint", "Ft", { scale: 0, ...european() }),
  row("IDR", "Indonesian Rupiah", "Rp", { scale: 0 }),
  row("INR", "Indian Rupee", "₹"),
  row("ISK", "Icelandic Króna", "ISK", { scale: 0, ...european() }),
  row("JOD", "Jordanian Dinar", "JOD", { scale: 3 }),
  row("KWD", "Kuwaiti Dinar", "KWD", { scale: 3 }),
  row("MAD", "Moroccan Dirham", "MAD"),
  row("MOP", "Macanese Pataca", "MOP$"),
  row("MXN", "Mexican Peso", "MX$"),
  row("MYR", "Malaysian Ringgit", "RM"),
  row("NOK", "Norwegian Krone", "NOK", european()),
  row("NZD", "New Zealand Dollar", "NZ$"),
  row("OMR", "Omani Rial", "OMR", { scale: 3 }),
  row("PHP", "Philippine Peso", "₱"),
  row("PLN", "Polish Złoty", "zł", european()),
  row("RON", "Romanian Leu", "lei", european()),
  row("RSD", "Serbian Dinar", "RSD", european()),
  row("SGD", "Singapore Dollar", "S$"),
  row("THB", "Thai Baht", "฿"),
  row("TRY", "Turkish Lira", "₺", european()),
  row("TWD", "New Taiwan Dollar", "NT$", { scale: 0 }),
  row("UAH", "Ukrainian Hryvnia", "₴", european()),
  row("VND", "Vietnamese Đồng", "₫", { scale: 0 }),
  row("ZAR", "South African Rand", "R"),
  // Further currencies without two decimals; any other is written with its code and two.
  ...["BIF", "DJF", "GNF", "KMF", "PYG", "RWF", "UGX", "VUV", "XAF", "XOF", "XPF"].map((code) =>
    row(code, code, code, { scale: 0 }),
  ),
  ...["IQD", "LYD", "TND"].map((code) => row(code, code, code, { scale: 3 })),
];

/** The currency of a code in any case; unknown currencies are written with their code and 2 decimals. */
export const currencyOf = (code: string): Currency => {
  const upper = code.toUpperCase();
  return byCode.get(upper) ?? row(upper, upper, upper);
};

export const isKnownCurrency = (code: string): boolean => byCode.has(code);

const byCode: ReadonlyMap<string, Currency> = new Map(CURRENCIES.map((currency) => [currency.code, currency]));

// Function declarations, because the table above calls them before this point.
function row(code: string, name: string, symbol: string, rest: Partial<Currency> = {}): Currency {
  return {
    code,
    name,
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
