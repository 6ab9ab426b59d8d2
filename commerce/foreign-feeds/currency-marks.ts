// Splits amounts into their number and the currency around it: "¥9,900", "9,900円", "20 EUR", "US$ 129.50".

import { CURRENCIES } from "#catalogue";

interface MarkedAmount {
  readonly number: string;
  /** Signs and codes of a currency, as written. */
  readonly marks: readonly string[];
}

/** Full-width digits and signs become ordinary ones. Undefined if it is no number with currencies around it. */
export function splitMarks(written: string): MarkedAmount | undefined {
  const plain = written.normalize("NFKC").trim().replace(WITH_TAX, "").replace(WITHOUT_CENTS, "");
  const [, before = "", number, behind = ""] = AMOUNT.exec(plain) ?? [];
  if (number === undefined) return undefined;
  return { number: number.trim(), marks: [before, behind].map((mark) => mark.trim()).filter((mark) => mark !== "") };
}

/** Prices of the shop include taxes as well: "9,900円(税込)", "20 € inkl. MwSt.". */
const WITH_TAX = /\(?(?:税込み?|TTC|incl\. ?(?:VAT|tax)|inkl\. ?(?:MwSt|USt)\.?)\)?$/iu;
/** "20,-" and "CHF 20.–". */
const WITHOUT_CENTS = /(?<=\d)[.,] ?[-–—]{1,2}(?=\D*$)/u;
const AMOUNT = /^([\p{L}\p{Sc}.\s]*)(\d(?:[\d.,\s'’]*\d)?)([\p{L}\p{Sc}.\s]*)$/u;

/** Codes of the currencies that a sign, a word or a code may mean. Empty if it means none. */
export function currenciesOf(mark: string): readonly string[] {
  const plain = mark.toLowerCase().replace(/\.$/u, "");
  return MEANINGS.get(plain) ?? [];
}

/** Signs that several currencies share, and further spellings. */
const SHARED: Readonly<Record<string, string>> = {
  $: "USD AUD CAD NZD SGD HKD TWD MXN CLP COP MOP ARS UYU BBD BMD BND BSD BZD DOP FJD GYD JMD KYD LRD NAD SBD SRD TTD XCD",
  us$: "USD",
  c$: "CAD",
  au$: "AUD",
  dollars: "USD AUD CAD NZD SGD HKD TWD",
  "¥": "JPY CNY",
  円: "JPY",
  yen: "JPY",
  "cn¥": "CNY",
  rmb: "CNY",
  元: "CNY TWD HKD MOP",
  人民币: "CNY",
  원: "KRW",
  "£": "GBP EGP",
  euro: "EUR",
  euros: "EUR",
  kr: "DKK SEK NOK ISK",
  fr: "CHF",
  sfr: "CHF",
  rs: "INR",
  руб: "RUB",
  р: "RUB",
};

const MEANINGS: ReadonlyMap<string, readonly string[]> = new Map([
  ...CURRENCIES.flatMap(({ code, symbol }) =>
    [symbol, code].map((mark): [string, readonly string[]] => [mark.toLowerCase(), [code]]),
  ),
  ...Object.entries(SHARED).map(([mark, codes]): [string, readonly string[]] => [mark, codes.split(" ")]),
]);
