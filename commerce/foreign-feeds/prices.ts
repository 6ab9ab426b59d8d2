// Converts prices of another shop's file to this shop's price lists.

import {
  currencyOf,
  currencyOfList,
  moneyOf,
  smallestOf,
  toMajor,
  toPayable,
  type PriceFields,
  type PriceList,
} from "#catalogue";
import type { SkipReason } from "#commerce/products";
import type { Amounts as AmountsOfFile } from "./amounts.ts";
import type { DraftPrice, ReadingOptions } from "./draft.ts";
import type { Guess } from "./guesses.ts";

type Fields = PriceFields & { cn_cny_price_1k?: number; cn_cny_compare_at_price_1k?: number };

/** Price fields of the feed. Prices in the file's currency are converted to other lists by the given rates. */
export function pricesOf(
  written: readonly DraftPrice[],
  { currency, rates, lists }: ReadingOptions,
  read: ReadPrice,
): { readonly fields: Fields } | PriceProblem {
  const fields: Record<string, number> = {};
  let base: Amounts | undefined;
  for (const { list, label, price, compareAt, prior: stated = "", columns } of written.filter(
    (one) => one.price !== "",
  )) {
    if (list === undefined)
      return { reason: "wrong-currency", message: `has prices in ${label}, which this shop does not support` };
    const code = currencyOfList(list);
    const amount = read(price, code, columns.price);
    const prior = isNone(stated) ? undefined : read(stated, code, columns.prior ?? columns.compareAt);
    const full = isNone(compareAt) ? prior : read(compareAt, code, columns.compareAt);
    const problem = [amount, full, prior].find((one) => typeof one === "object");
    if (problem !== undefined) return problem;
    const amounts = { amount, full, prior } as Amounts;
    if (code === currency?.toUpperCase()) base ??= amounts;
    if (fields[`${list}_price_f`] === undefined) set(fields, list, amounts);
  }
  for (const [other, rate] of base === undefined ? [] : Object.entries(rates)) {
    const list = lists.inCurrency(other);
    if (base === undefined || list === undefined || fields[`${list}_price_f`] !== undefined) continue;
    const at = (amount: number) => toMajor(toPayable(moneyOf(amount * rate, other)));
    const { full, prior } = base;
    set(fields, list, { amount: at(base.amount), full: full && at(full), prior: prior && at(prior) });
  }
  if (Object.keys(fields).length === 0) return { reason: "no-price", message: "has no price" };
  return { fields };
}

export interface PriceProblem {
  readonly reason: SkipReason;
  /** The file's name of the column. */
  readonly field?: string;
  readonly message: string;
}

/** `column` is the file's name of it. */
export type ReadPrice = (written: string, currency: string, column: string) => number | PriceProblem;

/** Reads with the signs of the whole file, and reports what is a guess. */
export const priceReader =
  (amounts: AmountsOfFile, onGuess: (guess: Guess) => void): ReadPrice =>
  (cell, currency, field) => {
    const found = amounts.read(cell, currency);
    const written = cell.length > LONGEST_SHOWN ? `${cell.slice(0, LONGEST_SHOWN)}…` : cell;
    switch (found.kind) {
      case "none":
        return { reason: "bad-price", field, message: `${written} is not a price` };
      case "other-currency":
        return { reason: "wrong-currency", field, message: `${written} is not a price in ${currency}` };
      case "too-exact":
        return { reason: "bad-price", field, message: `${written} has more decimals than a price in ${currency}` };
      case "uneven": {
        const smallest = `${smallestOf(currency) / 1000} ${currency}`;
        return { reason: "bad-price", field, message: `${written} is not a multiple of ${smallest}` };
      }
      case "amount": {
        const { amount, confidence } = found;
        onGuess({
          field: "price",
          written,
          understood: `${amount.toFixed(currencyOf(currency).scale)} ${currency}`,
          confidence,
        });
        return amount;
      }
    }
  };

const LONGEST_SHOWN = 60;

interface Amounts {
  readonly amount: number;
  readonly full: number | undefined;
  readonly prior: number | undefined;
}

/** Exports write a zero for no former price, such as "0.000,00" and "0 €". */
const isNone = (written: string): boolean => written === "" || /^\D*0[0\D]*$/u.test(written);

function set(fields: Record<string, number>, list: PriceList, { amount: price, full: before, prior }: Amounts): void {
  fields[`${list}_price_f`] = price;
  if (before !== undefined && before > price) fields[`${list}_compare_at_price_f`] = before;
  if (prior !== undefined && prior > price) fields[`${list}_prior_price_f`] = prior;
  if (list !== "cn_cny") return;
  fields["cn_cny_price_1k"] = Math.round(price * 1000);
  if (before !== undefined && before > price) fields["cn_cny_compare_at_price_1k"] = Math.round(before * 1000);
}
