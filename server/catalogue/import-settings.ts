// How a file is to be imported, as a query of the operator's API and the options of the command line say it alike.

import { z } from "zod";
import { isWearerDepartment } from "#catalogue";
import { listOfCurrency, type ReadingOptions } from "#commerce/foreign-feeds";

export const FEED_FORMATS = ["jsonl", "shopify-csv", "google-merchant"] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];

export interface ImportSettings {
  /** Undefined: by what the file begins with. */
  readonly format: FeedFormat | undefined;
  readonly reading: Omit<ReadingOptions, "now" | "origin">;
  /** Undefined: as is the custom of the format. */
  readonly mistakes: "refuse" | "skip" | undefined;
  readonly mostSkipped: number;
  readonly isDryRun: boolean;
}

export const IMPORT_FLAGS = ["strict", "lenient", "dry-run"] as const;
/** Names of the options; the last three are flags. */
export const IMPORT_OPTIONS = [
  "format",
  "currency",
  "rate",
  "department",
  "size-system",
  "stock",
  "most-skipped",
  ...IMPORT_FLAGS,
] as const;

const flag = z.enum(["", "true", "1", "false", "0"]).transform((said) => said !== "false" && said !== "0");
const currency = z
  .string()
  .refine((code) => listOfCurrency(code) !== undefined, "is no currency in which this shop has prices")
  .transform((code) => code.toUpperCase());

const Settings = z.object({
  format: z.enum(FEED_FORMATS).optional(),
  currency: currency.optional(),
  rate: z
    .string()
    .optional()
    .transform((said) => (said ?? "").split(",").filter((one) => one !== ""))
    .pipe(
      z.array(
        z
          .string()
          .regex(/^[A-Za-z]{3}=\d+(?:\.\d+)?$/, "must be written as USD=1.1")
          .transform((one): [string, number] => [one.slice(0, 3), Number(one.slice(4))])
          .pipe(z.tuple([currency, z.number().positive().max(1_000_000)])),
      ),
    ),
  department: z
    .string()
    .transform((said) => said.split(/[\t,]\s*/))
    .refine((said) => said.every(isWearerDepartment), "must be departments of this shop, parted by commas")
    .transform((said) => said.join("\t"))
    .optional(),
  "size-system": z.string().max(10).optional(),
  stock: z.coerce.number().int().min(0).max(1_000_000).default(1),
  "most-skipped": z.coerce.number().min(0).max(100).default(50),
  strict: flag.default(false),
  lenient: flag.default(false),
  "dry-run": flag.default(false),
});

/** Options that are not there are left to their defaults; the failure is a sentence. */
export function readImportSettings(
  said: Readonly<Record<string, string>>,
): ImportSettings | { readonly refusal: string } {
  const parsed = Settings.safeParse(said);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    return { refusal: `The option ${String(issue?.path[0])}: ${issue?.message ?? "makes no sense"}.` };
  }
  const { format, rate, department, stock, strict, lenient, ...rest } = parsed.data;
  if (strict && lenient) return { refusal: "An import is either strict or lenient." };
  return {
    format,
    reading: {
      currency: rest.currency,
      rates: Object.fromEntries(rate),
      department,
      sizeSystem: rest["size-system"],
      stock,
    },
    mistakes: strict ? "refuse" : lenient ? "skip" : undefined,
    mostSkipped: rest["most-skipped"] / 100,
    isDryRun: rest["dry-run"],
  };
}

/** For an export: the currency of Shopify's CSV, where that is asked for. */
export const shopifyCurrencyOf = ({ format, reading }: ImportSettings): string | undefined =>
  format === "shopify-csv" ? (reading.currency ?? "EUR") : undefined;
