// Command-line options of `npm test`.

import { parseArgs } from "node:util";

export const PARTS = ["check", "unit", "browser", "setups"] as const;
export type Part = (typeof PARTS)[number];

export interface Options {
  readonly parts: readonly Part[];
  /** Run every database test on both databases, and property tests with all their random cases. */
  readonly isThorough: boolean;
  /** Run only tests whose title matches this pattern. */
  readonly name: string | undefined;
  /** Run only test files whose path contains one of these; empty for all. */
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
      options: {
        only: { type: "string", multiple: true, default: [...PARTS] },
        skip: { type: "string", multiple: true, default: [] },
        thorough: { type: "boolean", default: false },
        name: { type: "string", short: "t" },
      },
      allowPositionals: true,
    });
  } catch (error) {
    return { kind: "refused", reason: `${error instanceof Error ? error.message : String(error)}. ${USAGE}` };
  }
  const { only, skip, thorough, name } = parsed.values;
  const unknown = [...only, ...skip].find((part) => !PARTS.some((known) => known === part));
  if (unknown !== undefined) return { kind: "refused", reason: `There is no part "${unknown}". ${USAGE}` };
  const parts = PARTS.filter((part) => only.includes(part) && !skip.includes(part));
  return { kind: "options", options: { parts, isThorough: thorough, name, files: parsed.positionals } };
}

export const isFiltered = ({ name, files }: Options) => name !== undefined || files.length > 0;

const USAGE = `Usage: npm test -- [--only ${PARTS.join("|")}] [--skip <part>] [--thorough] [--name <pattern>] [file …]`;
