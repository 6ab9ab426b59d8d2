// Amounts in settings: units of a price list's currency, such as 9.95.

import { z } from "zod";
import { currencyOfList, money, smallestOf, toMajor, type PriceList } from "#catalogue";
import type { FieldError } from "./field-errors.ts";

export const amount = z.number().min(0).max(1_000_000_000);

/** An error if the amount cannot be charged. */
export function wrongDecimals(path: string, value: number | undefined, list: PriceList): readonly FieldError[] {
  const currency = currencyOfList(list);
  const smallest = toMajor(money(smallestOf(currency), currency));
  return value === undefined || isMultiple(value, smallest)
    ? []
    : [{ path, message: `must be a multiple of ${smallest} ${currency}` }];
}

/** 1.1 ÷ 0.01 is not 110 in binary. */
const isMultiple = (value: number, smallest: number): boolean => {
  const units = value / smallest;
  return Math.abs(Math.round(units) - units) < 1e-6;
};
