// Amounts in settings: units of a price list's currency, such as 9.95.

import { z } from "zod";
import { currencyOf, currencyOfList, type PriceList } from "#catalogue";
import type { FieldError } from "./field-errors.ts";

export const amount = z.number().min(0).max(1_000_000_000);

/** An error if the currency has fewer decimals. */
export function wrongDecimals(path: string, value: number | undefined, list: PriceList): readonly FieldError[] {
  const currency = currencyOfList(list);
  const { scale } = currencyOf(currency);
  return value === undefined || isRound(value, scale) ? [] : [{ path, message: `${currency} has ${scale} decimals` }];
}

/** 1.1 × 100 is not 110 in binary. */
const isRound = (value: number, scale: number): boolean => {
  const units = value * 10 ** scale;
  return Math.abs(Math.round(units) - units) < 1e-6;
};
