// The options of an import, which the admin API takes as a query and the command line as flags.

import { z } from "zod";
import { COLOURS, isKnownCurrency, type PriceLists, type Taxonomy, toSlug } from "#catalogue";
import { readHostEntry } from "#commerce/settings";
import { FEED_FORMATS, Mapping, type FeedFormat, type ReadingOptions } from "#commerce/foreign-feeds";

export interface ImportSettings {
  /** Undefined to detect it. */
  readonly format: FeedFormat | undefined;
  readonly reading: Omit<ReadingOptions, "now" | "origin" | "types" | "guesses" | "lists">;
  /** Undefined for the default of the format. */
  readonly mistakes: "refuse" | "skip" | undefined;
  readonly maxSkipped: number;
  readonly isDryRun: boolean;
  /** Hosts to allow, or all public ones that the file names. */
  readonly picturesFrom: readonly string[] | "all-in-file";
}

export const IMPORT_FLAGS = ["strict", "lenient", "dry-run"] as const;
export const IMPORT_OPTIONS = [
  "format",
  "currency",
  "rate",
  "department",
  "type",
  "colour",
  "map",
  "size-system",
  "stock",
  "most-skipped",
  "pictures-from",
  ...IMPORT_FLAGS,
] as const;

const flag = z.enum(["", "true", "1", "false", "0"]).transform((value) => value !== "false" && value !== "0");
const currency = z
  .string()
  .refine((code) => isKnownCurrency(code.toUpperCase()), "is not a currency of this shop")
  .transform((code) => code.toUpperCase());

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.trim().toLowerCase();

const Settings = z.object({
  format: z.enum(FEED_FORMATS).optional(),
  currency: currency.optional(),
  rate: z
    .string()
    .optional()
    .transform((value) => (value ?? "").split(",").filter((one) => one !== ""))
    .pipe(
      z.array(
        z
          .string()
          .regex(/^[A-Za-z]{3}=\d+(?:\.\d+)?$/, "must look like USD=1.1")
          .transform((one): [string, number] => [one.slice(0, 3), Number(one.slice(4))])
          .pipe(z.tuple([currency, z.number().positive().max(1_000_000)])),
      ),
    ),
  department: z
    .string()
    .transform((value) => value.split(/[\t,]\s*/))
    .transform((slugs) => slugs.join("\t"))
    .optional(),
  type: z.string().optional(),
  colour: z
    .string()
    .transform((name) => COLOURS.find((one) => [one.name, one.value].some((own) => isSame(own, name)))?.value)
    .refine((value) => value !== undefined, `must be one of ${COLOURS.map(({ name }) => name).join(", ")}`)
    .optional(),
  map: z
    .string()
    .max(20_000)
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue("is not JSON");
        return z.NEVER;
      }
    })
    .pipe(Mapping)
    .optional(),
  "size-system": z.string().max(10).optional(),
  stock: z.coerce.number().int().min(0).max(1_000_000).default(1),
  "most-skipped": z.coerce.number().min(0).max(100).default(50),
  "pictures-from": z
    .string()
    .optional()
    .transform((value) => (value ?? "").split(",").flatMap((host) => host.trim() || []))
    .superRefine((hosts, context) => {
      for (const host of hosts) {
        const entry = readHostEntry(host);
        if (entry.kind === "wrong") context.addIssue({ code: "custom", message: entry.why });
      }
    }),
  strict: flag.default(false),
  lenient: flag.default(false),
  "dry-run": flag.default(false),
});

/** The option that names a department or type which the shop does not have, with a message. */
export function unknownIn(
  taxonomy: Taxonomy,
  { department, type }: ImportSettings["reading"],
): { readonly option: "department" | "type"; readonly message: string } | undefined {
  if (department?.split("\t").every((value) => taxonomy.isWearer(toSlug(value))) === false) {
    return { option: "department", message: "must be departments of this shop, separated by commas" };
  }
  if (type === undefined || taxonomy.typeNamed(type) !== undefined) return undefined;
  return { option: "type", message: "must be a product type of this shop" };
}

/** The option with a currency that the shop has no price list for, with a message. */
export function unsoldIn(
  lists: PriceLists,
  { currency: own, rates }: ImportSettings["reading"],
): { readonly option: "currency" | "rate"; readonly message: string } | undefined {
  const isUnsold = (code: string): boolean => lists.inCurrency(code) === undefined;
  const message = "is not a currency of this shop; add a price list for it";
  if (own !== undefined && isUnsold(own)) return { option: "currency", message: `${own} ${message}` };
  const other = Object.keys(rates).find(isUnsold);
  return other === undefined ? undefined : { option: "rate", message: `${other} ${message}` };
}

interface Refusal {
  /** A sentence for the command line and the admin API. */
  readonly refusal: string;
  readonly option?: string;
  readonly message: string;
}

const refused = (option: string, message: string): Refusal => ({
  refusal: `Option ${option}: ${message}.`,
  option,
  message,
});

/** Missing options get their defaults. Departments and types are checked if the shop's taxonomy is known. */
export function readImportSettings(
  options: Readonly<Record<string, string>>,
  taxonomy?: Taxonomy,
  lists?: PriceLists,
): ImportSettings | Refusal {
  const parsed = Settings.safeParse(options);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    return refused(String(issue?.path[0]), issue?.message ?? "is invalid");
  }
  const { format, rate, department, stock, strict, lenient, ...rest } = parsed.data;
  if (strict && lenient) {
    const message = "Use either strict or lenient, not both.";
    return { refusal: message, message };
  }
  const reading = {
    currency: rest.currency,
    rates: Object.fromEntries(rate),
    department,
    type: rest.type,
    colour: rest.colour,
    mapping: rest.map,
    sizeSystem: rest["size-system"],
    stock,
  };
  const unknown = taxonomy && unknownIn(taxonomy, reading);
  if (unknown) return refused(unknown.option, unknown.message);
  const unsold = lists && unsoldIn(lists, reading);
  if (unsold) return refused(unsold.option, unsold.message);
  return {
    format,
    reading,
    mistakes: strict ? "refuse" : lenient ? "skip" : undefined,
    maxSkipped: rest["most-skipped"] / 100,
    isDryRun: rest["dry-run"],
    picturesFrom: rest["pictures-from"].includes("all-in-file") ? "all-in-file" : rest["pictures-from"],
  };
}

/** Currency of a Shopify export; undefined for our own feed. */
export const shopifyCurrencyOf = ({ format, reading }: ImportSettings): string | undefined =>
  format === "shopify-csv" ? (reading.currency ?? "EUR") : undefined;
