// Schemas of texts that a merchant writes.

import { z } from "zod";

const storable = (value: string): boolean => value.isWellFormed() && !value.includes("\0");

/** One line. */
export const shortText = z
  .string()
  .trim()
  .min(1, "must not be empty")
  .max(200)
  .refine((value) => storable(value) && !/[\t\r\n]/u.test(value), "has a character that cannot be stored");
