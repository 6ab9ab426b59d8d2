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
  let base: Amounts | undefined;
  for (const { list, label, price, compareAt, prior: stated = "" } of written.filter((one) => one.price !== "")) {
    if (list === undefined)
      return { reason: "wrong-currency", message: `has prices in ${label}, which this shop does not support` };
    const amount = amountOf(price);
    if (amount === undefined) return { reason: "bad-price", message: `${price} is not a price` };
    const prior = formerOf(stated);
    const full = formerOf(compareAt === "" ? stated : compareAt);
    const bad = full === null ? compareAt : prior === null ? stated : undefined;
    if (bad !== undefined || full === null || prior === null)
      return { reason: "bad-price", message: `${bad} is not a price` };
    const amounts: Amounts = { amount, full, prior };
    if (currencyOfList(list) === currency?.toUpperCase()) base ??= amounts;
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

interface Amounts {
  readonly amount: number;
  readonly full: number | undefined;
  readonly prior: number | undefined;
}

/** Undefined without one, null if it is not a price. */
const formerOf = (written: string): number | undefined | null =>
  written === "" || Number(written) === 0 ? undefined : (amountOf(written) ?? null);

function set(fields: Record<string, number>, list: PriceList, { amount: price, full: before, prior }: Amounts): void {
  fields[`${list}_price_f`] = price;
  if (before !== undefined && before > price) fields[`${list}_compare_at_price_f`] = before;
  if (prior !== undefined && prior > price) fields[`${list}_prior_price_f`] = prior;
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
