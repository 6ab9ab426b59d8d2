// Money: an integer of thousandths and a currency, so that arithmetic is exact. Formatting happens at the edge.

import { currencyOf, isKnownCurrency } from "./currencies.ts";

export interface Money {
  /** Thousandths of the major unit, a safe integer: 1290500 is 1,290.50. */
  readonly thousandths: number;
  /** ISO 4217, upper case. */
  readonly currency: string;
}

/** Money from an amount in major units, rounded to the nearest thousandth. */
export const moneyOf = (major: number, currency: string): Money => money(Math.round(major * 1000), currency);

export const money = (thousandths: number, currency: string): Money => {
  if (!Number.isSafeInteger(thousandths)) throw new RangeError(`not an amount of money: ${thousandths} ${currency}`);
  return { thousandths, currency: currency.toUpperCase() };
};

/** The amount in major units, as in price fields and forms. */
export const toMajor = (amount: Money): number => amount.thousandths / 1000;

/**
 * How the shop writes a single amount: "€1.290", "€1.290,50", "1.290,50 kr", "₽1.291". A whole amount in a known
 * currency has no decimals; any other amount has all decimals of its currency, so that the amount shown is the amount charged.
 */
export const formatMoney = (amount: Money): string => {
  const isWhole = amount.thousandths % 1000 === 0;
  return write(amount, isWhole && isKnownCurrency(amount.currency) ? 0 : currencyOf(amount.currency).scale);
};

/** With all decimals of its currency, for amounts below each other: "€1.290,00". */
export const formatInFull = (amount: Money): string => write(amount, currencyOf(amount.currency).scale);

/** Writes the amounts of one sum, such as a bag or an invoice: all of them have decimals if one has, so that they line up. */
export function amountWriter(currency: string, amounts: readonly number[]): (thousandths: number) => string {
  const isWhole = amounts.every((thousandths) => thousandths % 1000 === 0);
  return (thousandths) => (isWhole ? formatMoney : formatInFull)(money(thousandths, currency));
}

/** Writes a price and its former price, with decimals in both or in neither. */
export const priceWriter = (price: Money, compareAt: Money = price) =>
  amountWriter(price.currency, [price.thousandths, compareAt.thousandths]);

/**
 * The thousandths of an amount that someone typed, with either sign for decimals: "1290.50", "1.290,50", "€ 1,290". Undefined if it is
 * none, is in another currency, or has more decimals than can be charged.
 */
export function parseAmount(text: string, currency: string): number | undefined {
  const { scale } = currencyOf(currency);
  const [, before = "", number = "", behind = ""] = /^(\D*)(\d(?:[\d.,\s'’]*\d)?)(\D*)$/u.exec(text) ?? [];
  if (![before, behind].every((mark) => isMarkOf(mark.trim(), currency))) return undefined;
  const typed = number.replaceAll(/[\s'’]/gu, "");
  // With three decimals, "1.290" is one and a fraction. "0.290" is no thousands.
  const grouped = scale === 3 && /^\d+[.,]\d{3}$/.test(typed) ? null : GROUPED.exec(typed);
  const [, whole = "", , fraction = ""] = grouped ?? PLAIN.exec(typed) ?? [];
  if (whole === "" || fraction.length > scale) return undefined;
  const thousandths = Number(whole.replaceAll(/\D/g, "")) * 1000 + Number(fraction.padEnd(3, "0"));
  return Number.isSafeInteger(thousandths) && thousandths % smallestOf(currency) === 0 ? thousandths : undefined;
}

const GROUPED = /^([1-9]\d{0,2}([.,])\d{3}(?:\2\d{3})*)(?:(?!\2)[.,](\d+))?$/;
const PLAIN = /^(\d+)(?:([.,])(\d+))?$/;

/** Its code, its symbol, or the sign in it, such as that of US$. */
function isMarkOf(mark: string, currency: string): boolean {
  const { symbol } = currencyOf(currency);
  return mark.toUpperCase() === currency.toUpperCase() || symbol.endsWith(mark);
}

/**
 * The smallest amount of a currency that can be charged, in thousandths: 1,000 for yen, 10 for cents. Also 10 for currencies with three
 * decimals, because cards cannot be charged with 13.125 dinars.
 */
export const smallestOf = (currency: string): number => Math.max(10, 10 ** (3 - currencyOf(currency).scale));

/** Rounded to the decimals of its currency, halves up. */
export const toPayable = ({ thousandths, currency }: Money): Money =>
  money(toStep(thousandths, smallestOf(currency)), currency);

/** The nearest multiple of a step, halves up. */
export const toStep = (thousandths: number, step: number): number => Math.round(thousandths / step) * step;

const write = ({ thousandths, currency }: Money, decimals: number): string => {
  const { symbol, position, decimal, thousands } = currencyOf(currency);
  // Halves round away from zero. Integers only, because a float cannot represent 1.005.
  const step = 10 ** (3 - decimals);
  const units = Math.floor((Math.abs(thousandths) + step / 2) / step);
  const digits = String(units).padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals).replaceAll(/\B(?=(?:\d{3})+$)/gu, thousands);
  const number = decimals === 0 ? whole : `${whole}${decimal}${digits.slice(-decimals)}`;
  const sign = thousandths < 0 && units > 0 ? "-" : "";
  if (position === "after") return `${sign}${number}${NO_BREAK_SPACE}${symbol}`;
  // A symbol that ends in a letter (DA, QAR, kr) is separated from the digits; a sign ($, HK$) is not.
  return `${sign}${symbol}${/\p{L}$/u.test(symbol) ? NO_BREAK_SPACE : ""}${number}`;
};

const NO_BREAK_SPACE = "\u00A0";
