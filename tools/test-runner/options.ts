// What `npm test` was asked to run.

import { parseArgs } from "node:util";

export const PARTS = ["check", "unit", "browser"] as const;
export type Part = (typeof PARTS)[number];

export interface Options {
  readonly parts: readonly Part[];
  /** Only tests whose title matches this pattern. */
  readonly name: string | undefined;
  /** Only test files whose path contains one of these; empty for all. */
  readonly files: readonly string[];
}

export type ParsedOptions = { readonly kind: "options"; readonly options: Options } | Refusal;
interface Refusal {
  readonly kind: "refused";
  readonly reason: string;
}

export function parseOptions(args: readonly string[]): ParsedOptions {
  let parsed;
  try {
    parsed = parseArgs({
      args: [...args],
      options: { only: { type: "string" }, name: { type: "string", short: "t" } },
      allowPositionals: true,
    });
  } catch (error) {
    return { kind: "refused", reason: `${error instanceof Error ? error.message : String(error)}. ${USAGE}` };
  }
  const { only, name } = parsed.values;
  const part = PARTS.find((candidate) => candidate === only);
  if (only !== undefined && !part) return { kind: "refused", reason: `There is no part "${only}". ${USAGE}` };
  return { kind: "options", options: { parts: part ? [part] : PARTS, name, files: parsed.positionals } };
}

export const isFiltered = ({ name, files }: Options) => name !== undefined || files.length > 0;

const USAGE = `Usage: npm test -- [--only ${PARTS.join("|")}] [--name <pattern>] [file …]`;
