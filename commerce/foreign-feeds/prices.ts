// Converts prices of another shop's file to this shop's price lists.

import { currencyOfList, moneyOf, toMajor, toPayable, type PriceFields, type PriceList } from "#catalogue";
import type { SkipReason } from "#commerce/products";
import type { DraftPrice, ReadingOptions } from "./draft.ts";

type Fields = PriceFields & { cn_cny_price_1k?: number; cn_cny_compare_at_price_1k?: number };

/** Price fields of the feed. Prices in the file's currency are converted to other lists by the given rates. */
export function pricesOf(
  written: readonly DraftPrice[],
  { currency, rates, lists }: ReadingOptions,
): { readonly fields: Fields } | { readonly reason: SkipReason; readonly message: string } {
  const fields: Record<string, number> = {};
  let base: { readonly amount: number; readonly full: number | undefined } | undefined;
  for (const { list, label, price, compareAt } of written.filter((one) => one.price !== "")) {
    if (list === undefined)
      return { reason: "wrong-currency", message: `has prices in ${label}, which this shop does not support` };
    const amount = amountOf(price);
    if (amount === undefined) return { reason: "bad-price", message: `${price} is not a price` };
    const full = compareAt === "" ? undefined : amountOf(compareAt);
    if (compareAt !== "" && full === undefined && Number(compareAt) !== 0) {
      return { reason: "bad-price", message: `${compareAt} is not a price` };
    }
    if (currencyOfList(list) === currency?.toUpperCase()) base ??= { amount, full };
    if (fields[`${list}_price_f`] === undefined) set(fields, list, amount, full);
  }
  for (const [other, rate] of base === undefined ? [] : Object.entries(rates)) {
    const list = lists.inCurrency(other);
    if (base === undefined || list === undefined || fields[`${list}_price_f`] !== undefined) continue;
    const at = (amount: number) => toMajor(toPayable(moneyOf(amount * rate, other)));
    set(fields, list, at(base.amount), base.full && at(base.full));
  }
  if (Object.keys(fields).length === 0) return { reason: "no-price", message: "has no price" };
  return { fields };
}

function set(fields: Record<string, number>, list: PriceList, price: number, before: number | undefined): void {
  fields[`${list}_price_f`] = price;
  if (before !== undefined && before > price) fields[`${list}_compare_at_price_f`] = before;
  if (list !== "cn_cny") return;
  fields["cn_cny_price_1k"] = Math.round(price * 1000);
  if (before !== undefined && before > price) fields["cn_cny_compare_at_price_1k"] = Math.round(before * 1000);
}

/** Parses "1290.50", "1,290.50" and "1.290,50"; must be positive. A comma followed by one or two digits is a decimal comma. */
function amountOf(written: string): number | undefined {
  const text = written.trim().replaceAll(/[\s\u00a0']/gu, "");
  if (!/^\d[\d.,]*$/u.test(text)) return undefined;
  const normalised = /^(?:\d+|\d{1,3}(?:\.\d{3})+),\d{1,2}$/u.test(text)
    ? text.replaceAll(".", "").replace(",", ".")
    : text.replaceAll(/,(?=\d{3}(?:\D|$))/gu, "");
  const amount = /^\d+(?:\.\d+)?$/u.test(normalised) ? Number(normalised) : Number.NaN;
  return amount > 0 && Number.isFinite(amount) ? amount : undefined;
}
