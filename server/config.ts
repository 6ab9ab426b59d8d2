// Reads and validates the environment. No other module reads process.env.

import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { describeVariable } from "./config/describe-variable.ts";
import { variables } from "./config/variables.ts";

const schema = z.object(variables).superRefine((config, context) => {
  const add = (name: Name, message: string) => context.addIssue({ code: "custom", path: [name], message });
  for (const name of ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"] as const)
    if (config.PAYMENT_PROVIDER === "stripe" && config[name] === undefined)
      add(name, "required if PAYMENT_PROVIDER is stripe");
  if (config.TAX_PROVIDER === "stripe" && config.STRIPE_SECRET_KEY === undefined)
    add("STRIPE_SECRET_KEY", "required if TAX_PROVIDER is stripe");
  for (const [name, other] of [
    ["GA4_MEASUREMENT_ID", "GA4_API_SECRET"],
    ["MATOMO_URL", "MATOMO_SITE_ID"],
    ["MATOMO_SITE_ID", "MATOMO_URL"],
  ] as const)
    if (config[other] !== undefined && config[name] === undefined) add(name, `required if ${other} is set`);
  if (config.ALGOLIA_APP_ID !== undefined && config.ALGOLIA_API_KEY === undefined)
    add("ALGOLIA_API_KEY", "required if ALGOLIA_APP_ID is set");
  if (config.ALGOLIA_APP_ID !== undefined && config.OPENSEARCH_URL.length > 0)
    add("ALGOLIA_APP_ID", "cannot be combined with OPENSEARCH_URL; set one of the two");
  for (const name of ["OPENSEARCH_URL", "ALGOLIA_APP_ID"] as const)
    if (config.SEARCH_URL.length > 0 && isSet(config[name]))
      add("SEARCH_URL", `cannot be combined with ${name}; give ${name} to the search service instead`);
  if (config.SEARCH_ONLY && config.SEARCH_URL.length > 0)
    add("SEARCH_URL", "cannot be combined with SEARCH_ONLY; a search service has its own index");
  if (config.SEARCH_ONLY && config.DATABASE_URL === undefined)
    add("DATABASE_URL", "required if SEARCH_ONLY is true; a search service follows the database of the shop");
  if (config.DATABASE_REPLICA_URL !== undefined && config.DATABASE_URL === undefined)
    add("DATABASE_REPLICA_URL", "requires DATABASE_URL, the primary");
});

const isSet = (value: string | readonly string[] | undefined): boolean => value !== undefined && value.length > 0;

export interface Config extends z.infer<typeof schema> {
  /** DATA_DIR as an absolute path. */
  readonly dataDir: string;
}

export class ConfigError extends Error {}

const OPTIONS = { workers: { type: "string" }, "search-only": { type: "boolean" } } as const;

export interface Arguments {
  /** Variables that override the environment. */
  readonly environment: Readonly<Record<string, string>>;
  /** The file and options of `--import`, for a new shop. */
  readonly importWords?: readonly string[];
}

/** Command-line options. */
export function readArguments(words: readonly string[]): Arguments {
  const { own, importWords } = splitImport(words);
  try {
    const { values } = parseArgs({ args: own, options: OPTIONS });
    return {
      environment: {
        ...(values.workers !== undefined && { WORKERS: values.workers }),
        ...(values["search-only"] && { SEARCH_ONLY: "true" }),
      },
      ...(importWords && { importWords }),
    };
  } catch {
    throw new ConfigError(
      `The options are --workers N, --search-only and --import FILE with the options of an import, not: ${words.join(" ")}`,
    );
  }
}

/** With `--import`, all options that are not the server's belong to the import. */
function splitImport(words: readonly string[]): { own: string[]; importWords?: string[] } {
  const at = words.findIndex((word) => word === "--import" || word.startsWith("--import="));
  if (at === -1) return { own: [...words] };
  const [, written] = words[at]?.split(/=(.*)/s) ?? [];
  const others = [...words.slice(0, at), ...words.slice(at + (written === undefined ? 2 : 1))];
  const file = written ?? words[at + 1];
  const own: string[] = [];
  const importWords = file === undefined || file.startsWith("--") ? [] : [file];
  for (let next = 0; next < others.length; next++) {
    const word = others[next] ?? "";
    const isOwn = /^--(?:workers|search-only)(?:=|$)/.test(word);
    (isOwn ? own : importWords).push(word);
    if (word === "--workers") own.push(...others.slice(++next, next + 1));
  }
  return { own, importWords };
}

export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = schema.safeParse(given, { error: ({ path = [] }) => explain(nameOf(path), given) });
  if (!parsed.success) throw invalid(parsed.error.issues.map(({ path, message }) => `${nameOf(path)}: ${message}`));
  // Fail at start-up rather than let a public shop accept test cards.
  if (parsed.data.PUBLIC_URL?.startsWith("https:") && given["PAYMENT_PROVIDER"] === undefined)
    throw invalid(['PAYMENT_PROVIDER: required if PUBLIC_URL is https, even if it is "test"']);
  return { ...parsed.data, dataDir: resolve(parsed.data.DATA_DIR) };
}

type Name = keyof typeof variables;
const nameOf = (path: readonly PropertyKey[]): Name => path[0] as Name;

function explain(name: Name, given: Readonly<Record<string, string | undefined>>): string {
  const { values, isSecret } = describeVariable(variables[name]);
  return `expected ${values.replaceAll("`", "")}${isSecret ? "" : `, got "${given[name]}"`}`;
}

const invalid = (problems: readonly string[]): ConfigError =>
  new ConfigError(
    `The configuration is not valid. ${[...new Set(problems)].join("; ")}. docs/configuration.md describes every variable.`,
  );
