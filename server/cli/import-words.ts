// The words after `catalogue import` and `catalogue verify`: a file, and how it is to be read.

import { parseArgs } from "node:util";
import { IMPORT_FLAGS, IMPORT_OPTIONS, readImportSettings, type ImportSettings } from "../catalogue/import-settings.ts";
import { OperatorError } from "../start/operator-error.ts";

export const IMPORT_USAGE = `  --format jsonl|shopify-csv|google-merchant    what the file is; otherwise seen by how it begins
  --currency EUR                                the prices of a Shopify file; the only one taken of a Merchant feed
  --rate USD=1.1                                prices in a further currency, by that rate; may be said several times
  --department women                            for products that do not say for whom they are
  --size-system IT                              of sizes that are mere numbers
  --stock 1                                     pieces of what is in stock without a number
  --strict                                      the first product that cannot be taken ends the import
  --lenient                                     such products are left out, as they are of files of other shops anyway
  --most-skipped 50                             the share of variants in per cent that may be left out
  --dry-run                                     says what would change, and changes nothing
  --report FILE                                 writes all that is left out, and why, as JSON Lines`;

export interface ImportWords {
  readonly file: string | undefined;
  readonly rest: readonly string[];
  readonly settings: ImportSettings;
  /** The same as a query of the operator's API. */
  readonly query: URLSearchParams;
  readonly report: string | undefined;
}

/** Throws OperatorError, or the parser's own error for options that do not exist. */
export function readImportWords(words: readonly string[]): ImportWords {
  const flags: readonly string[] = IMPORT_FLAGS;
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      ...Object.fromEntries(
        IMPORT_OPTIONS.map((name) => [
          name,
          flags.includes(name) ? ({ type: "boolean" } as const) : ({ type: "string", multiple: true } as const),
        ]),
      ),
      report: { type: "string" },
    },
  });
  const { report, ...said } = values as Readonly<Record<string, string | boolean | string[]>>;
  const plain = Object.fromEntries(
    Object.entries(said).map(([name, value]) => [name, Array.isArray(value) ? value.join(",") : String(value)]),
  );
  const settings = readImportSettings(plain);
  if ("refusal" in settings) throw new OperatorError(settings.refusal);
  const [file, ...rest] = positionals;
  return {
    file,
    rest,
    settings,
    query: new URLSearchParams(plain),
    report: typeof report === "string" ? report : undefined,
  };
}
