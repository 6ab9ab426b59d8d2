// The arguments of `catalogue import`, `verify` and `export`.

import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { IMPORT_FLAGS, IMPORT_OPTIONS, readImportSettings, type ImportSettings } from "../catalogue/import-settings.ts";
import { OperatorError } from "../start/operator-error.ts";
import { misreadOption, WrongUsage } from "./usage.ts";
import { IMPORT_USAGE } from "./usages.ts";

export interface ImportWords {
  readonly file: string | undefined;
  readonly rest: readonly string[];
  readonly settings: ImportSettings;
  /** The same settings as a query of the admin API. */
  readonly query: URLSearchParams;
  readonly report: string | undefined;
  /** Folder or zip file with pictures. */
  readonly pictures: string | undefined;
}

/** Throws OperatorError. */
export function readImportWords(words: readonly string[]): ImportWords {
  const { values, positionals } = parseWords(words);
  const { report, pictures, ...options } = values as Readonly<Record<string, string | boolean | string[]>>;
  const plain = Object.fromEntries(
    Object.entries(options).map(([name, value]) => [name, Array.isArray(value) ? value.join(",") : String(value)]),
  );
  if (plain["map"] !== undefined) plain["map"] = readMapping(plain["map"]);
  const settings = readImportSettings(plain);
  if ("refusal" in settings) throw new OperatorError(settings.refusal);
  const [file, ...rest] = positionals;
  return {
    file,
    rest,
    settings,
    query: new URLSearchParams(plain),
    report: typeof report === "string" ? report : undefined,
    pictures: typeof pictures === "string" ? pictures : undefined,
  };
}

function parseWords(words: readonly string[]) {
  const flags: readonly string[] = IMPORT_FLAGS;
  const options = IMPORT_OPTIONS.map((name) => [
    name,
    flags.includes(name) ? ({ type: "boolean" } as const) : ({ type: "string", multiple: true } as const),
  ]);
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { ...Object.fromEntries(options), report: { type: "string" }, pictures: { type: "string" } },
    });
  } catch (error) {
    throw new WrongUsage(IMPORT_USAGE, misreadOption(error));
  }
}

function readMapping(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new OperatorError(
      `The mapping ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
